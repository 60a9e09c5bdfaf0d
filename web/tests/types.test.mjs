// The client's JSDoc types hold.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import test from "node:test";
import { fileURLToPath } from "node:url";

test("tsc finds nothing wrong with the client", () => {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const found = spawnSync(process.execPath, [compiler, "--noEmit", "--project", folder], { encoding: "utf8" });
  assert.equal(found.stdout, "");
  assert.equal(found.status, 0, found.stderr);
});
