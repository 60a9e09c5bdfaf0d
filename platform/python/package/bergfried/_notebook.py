"""Drawings and replays as notebooks show them: a page of its own in a frame, so that its style does not touch the notebook's."""

from __future__ import annotations

import base64
import gzip
import html
import json
import re
from typing import Any

from ._native import Drawing, State, drawings, load_record

_OWN_STYLE = """
html { background: var(--paper, #f6efe0); }
body { margin: 8px; font: 15px/1.4 Georgia, serif; color: var(--ink, #2b2118); }
nav { display: flex; gap: 8px; align-items: center; }
nav input { flex: 1; }
"""

_STEPPING = """
const packed = Uint8Array.from(atob(document.querySelector("#frames").textContent), (one) => one.charCodeAt(0));
const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
const { pieces, frames } = await new Response(stream).json();
const slider = document.querySelector("input");
const show = (wanted) => {
  slider.value = Math.min(Math.max(wanted, 0), frames.length - 1);
  const [step, prompt, table] = frames[slider.value];
  document.querySelector("output").textContent = step;
  document.querySelector("#prompt").textContent = prompt;
  document.querySelector("#table").innerHTML = table.map((number) => pieces[number]).join("");
};
const move = (by) => show(Number(slider.value) + by);
slider.max = frames.length - 1;
slider.oninput = () => move(0);
document.querySelector("#back").onclick = () => move(-1);
document.querySelector("#on").onclick = () => move(1);
show(START);
"""


def _page(shown: Drawing, before: str = "", after: str = "") -> str:
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{shown.style}{_OWN_STYLE}</style>'
        f'<body>{shown.symbols}{before}<p id="prompt">{html.escape(shown.prompt)}</p><div id="table">{shown.table}</div>{after}'
    )


def _framed(page: str) -> str:
    return f'<iframe srcdoc="{html.escape(page)}" style="width: 100%; height: 640px; border: 0"></iframe>'


def drawing(shown: Drawing) -> str:
    """A drawing in a frame."""
    return _framed(_page(shown))


def _frames(shown: list[Drawing]) -> dict[str, list[Any]]:
    """The tables as lists of pieces. Most of a table is the same from step to step, and every piece is kept once."""
    numbers: dict[str, int] = {}
    frames = []
    for one in shown:
        table = [numbers.setdefault(piece, len(numbers)) for piece in re.split(r"(?=<(?:g|div|svg)\b)", one.table)]
        frames.append((one.step, one.prompt, table))
    return {"pieces": list(numbers), "frames": frames}


class Replay:
    """A record that is stepped through.

    A notebook shows the table as a seat may know it, or as everybody may if there is no seat, with buttons and a slider for the
    steps. `replay[step]` is the state after a number of steps, and `len(replay)` how many such states there are.
    """

    def __init__(self, record: str, seat: int | None = None, language: str = "en"):
        self.record = record
        self.seat = seat
        self.language = language
        self._steps = len(load_record(record).history())

    def __len__(self) -> int:
        return self._steps + 1

    def __getitem__(self, step: int) -> State:
        if not -len(self) <= step < len(self):
            raise IndexError(f"the record has {self._steps} steps")
        return load_record(self.record, steps=step % len(self))

    def page(self, step: int = 0) -> str:
        """A page by itself, as HTML, that shows the record from a step on."""
        shown = drawings(self.record, self.seat, self.language)
        start = next(number for number, one in enumerate(shown) if one.step >= step or one is shown[-1])
        packed = base64.b64encode(gzip.compress(json.dumps(_frames(shown)).encode(), mtime=0)).decode()
        controls = '<nav><button id="back">◀</button><button id="on">▶</button><input type="range"><output></output></nav>'
        script = f'<script id="frames" type="text/plain">{packed}</script>'
        script += f'<script type="module">{_STEPPING.replace("START", str(start))}</script>'
        return _page(shown[start], before=controls, after=script)

    def _repr_html_(self) -> str:
        return _framed(self.page())
