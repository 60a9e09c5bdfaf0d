// A reporter for `node --test`: the files in which a test failed, one in each line.

/** @param {AsyncIterable<{ type: string, data: { file?: string } }>} events */
export default async function* failedFiles(events) {
  const named = new Set();
  for await (const { type, data } of events) {
    if (type !== "test:fail" || data.file === undefined || named.has(data.file)) continue;
    named.add(data.file);
    yield `${data.file}\n`;
  }
}
