import { afterEach, describe, expect, test, vi } from "vitest";
import { createKeyReader, type KeyIntent, type KeyPress, pressOf } from "./shell-keys.ts";

const plain = { isTyping: false, hasDialog: false, isModified: false, isMod: false };

/** Presses keys one after the other, `gap` milliseconds apart; returns the requested actions. */
function pressed(
  keys: readonly string[],
  { gap = 200, hasSingleKeys = true, ...more }: Partial<KeyPress> & { gap?: number; hasSingleKeys?: boolean } = {},
) {
  const read = createKeyReader();
  let at = 1_000;
  const intents: KeyIntent[] = [];
  for (const key of keys) {
    at += gap;
    const intent = read({ key, at, ...plain, ...more }, hasSingleKeys);
    if (intent) intents.push(intent);
  }
  return intents;
}
const mod = { isModified: true, isMod: true };

describe("shortcuts", () => {
  test("open palette, sheet and search, by what the key says, wherever it stands", () => {
    expect(pressed(["k"], mod)).toEqual([{ type: "palette" }]);
    expect(pressed(["K"], mod)).toEqual([{ type: "palette" }]);
    expect(pressed(["?"])).toEqual([{ type: "sheet" }]);
    expect(pressed(["/"])).toEqual([{ type: "search" }]);
  });

  test("lead to screens by g and a letter, pressed soon after one another", () => {
    expect(pressed(["g", "o"])).toEqual([{ type: "go", letter: "o" }]);
    expect(pressed(["G", "P"])).toEqual([{ type: "go", letter: "p" }]);
    expect(pressed(["g", "Shift", "?"])).toEqual([{ type: "go", letter: "?" }]);
    expect(pressed(["g", "o"], { gap: 1_600 })).toEqual([]);
    expect(pressed(["o"])).toEqual([]);
  });

  test("are letters again while somebody types, in a dialog, and when they are turned off: then Ctrl K alone is left", () => {
    for (const more of [{ isTyping: true }, { hasDialog: true }, { hasSingleKeys: false }, { isModified: true }])
      expect(pressed(["g", "o", "?", "/"], more)).toEqual([]);
    expect(pressed(["k"], { ...mod, isTyping: true, hasSingleKeys: false })).toEqual([{ type: "palette" }]);
    // Nothing is opened over a dialog.
    expect(pressed(["k"], { ...mod, hasDialog: true })).toEqual([]);
  });
});

describe("a scanner", () => {
  const ean = "9782253023906";
  const azerty = 'çè_éé("àé"çà-';

  test("is heard anywhere: an EAN, an ISBN-10, and the keys of an AZERTY keyboard without caps lock", () => {
    expect(pressed([...ean, "Enter"], { gap: 12 })).toEqual([{ type: "scan", code: ean }]);
    expect(pressed([..."225302390X", "Enter"], { gap: 12 })).toEqual([{ type: "scan", code: "225302390X" }]);
    expect(pressed([...azerty, "Enter"], { gap: 12 })).toEqual([{ type: "scan", code: ean }]);
  });

  test("is heard with the prefix that it may send for the kind of bar code, also through an AZERTY keyboard", () => {
    for (const prefix of ["]E0", "]X0", "]C1"])
      expect(pressed([..."]", "Shift", ...prefix.slice(1), ...ean, "Enter"], { gap: 12 }), prefix).toEqual([
        { type: "scan", code: prefix + ean },
      ]);
    expect(pressed(["$", "Shift", "E", "à", ...azerty, "Enter"], { gap: 12 })).toEqual([{ type: "scan", code: `$E0${ean}` }]);
  });

  test("works also without single-key shortcuts, which it does not set off either", () => {
    expect(pressed([...ean, "Enter"], { gap: 12, hasSingleKeys: false })).toEqual([{ type: "scan", code: ean }]);
    expect(pressed([...ean, "g", "o"], { gap: 12 })).toEqual([]);
  });

  test("is not a hand that types, a short burst, or words", () => {
    expect(pressed([...ean, "Enter"], { gap: 80 })).toEqual([]);
    expect(pressed([..."1234567", "Enter"], { gap: 12 })).toEqual([]);
    expect(pressed([..."bonjour12", "Enter"], { gap: 12 })).toEqual([]);
    expect(pressed([...ean, "Enter"], { gap: 12, isTyping: true })).toEqual([]);
  });

  test("is told from a hand by the time that the keys were pressed at, not by when the page comes round to them", () => {
    const read = createKeyReader();
    const heard: KeyIntent[] = [];
    const listener = (event: KeyboardEvent) => {
      const intent = read(pressOf(event), true);
      if (intent) heard.push(intent);
    };
    document.addEventListener("keydown", listener);
    let at = 1_000;
    // All events are handled at once here: only their time stamps tell the two apart.
    const type = (gap: number) => {
      for (const key of [...ean, "Enter"]) {
        at += gap;
        const press = new KeyboardEvent("keydown", { key });
        Object.defineProperty(press, "timeStamp", { value: at });
        document.dispatchEvent(press);
      }
    };
    type(50);
    type(400);
    expect(heard).toEqual([]);
    type(49);
    expect(heard).toEqual([{ type: "scan", code: ean }]);
    document.removeEventListener("keydown", listener);
  });

  test("that follows another begins anew", () => {
    expect(pressed([...ean, "Enter", ...ean, "Enter"], { gap: 12 })).toHaveLength(2);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test("fields, lists and editors are where somebody types; boxes to tick and buttons are not", () => {
  document.body.innerHTML = `
    <input id="text"><input id="box" type="checkbox"><textarea id="area"></textarea><select id="select"></select>
    <div contenteditable="true"><p id="rich"></p></div><div role="listbox"><span id="line"></span></div><button id="button"></button>`;
  // jsdom does not support modal dialogs.
  vi.spyOn(document, "querySelector").mockReturnValue(null);
  const isTyping = (id: string) => {
    let press: KeyPress | undefined;
    const element = document.getElementById(id);
    element?.addEventListener("keydown", (event) => (press = pressOf(event)), { once: true });
    element?.dispatchEvent(new KeyboardEvent("keydown", { key: "g", bubbles: true }));
    return press?.isTyping;
  };
  for (const id of ["text", "area", "select", "rich", "line"]) expect(isTyping(id), id).toBe(true);
  for (const id of ["box", "button"]) expect(isTyping(id), id).toBe(false);
});
