import { expect, test } from "vitest";
import { readTime, readWholeTime, turnTime } from "./time.ts";

test.each([
  ["14:30", "14:30"],
  ["14h30", "14:30"],
  ["14 h 30", "14:30"],
  ["14\u00a0h\u00a030", "14:30"],
  ["14H30", "14:30"],
  ["14.30", "14:30"],
  ["1430", "14:30"],
  ["930", "09:30"],
  ["9", "09:00"],
  ["9h", "09:00"],
  ["9h05", "09:05"],
  ["00:00", "00:00"],
  ["23:59:30", "23:59"],
])("reads %s", (text, time) => expect(readTime(text)).toBe(time));

test.each(["", "midi", "24:00", "14:60", "2500", "14:3", "14:30:"])("refuses « %s »", (text) => expect(readTime(text)).toBeNull());

test.each(["14", "14h", "143", "9:3"])("waits for more after « %s »", (text) => expect(readWholeTime(text)).toBeNull());

test.each([
  ["14:30", 0, 5, "15:30", 0, 2],
  ["23:30", 2, 5, "00:30", 0, 2],
  ["00:30", 1, -5, "23:30", 0, 2],
  ["14:30", 3, 5, "14:35", 3, 5],
  ["14:03", 5, 5, "14:05", 3, 5],
  ["14:03", 5, -5, "14:00", 3, 5],
  ["14:58", 4, 5, "14:00", 3, 5],
  ["14:00", 4, -5, "14:55", 3, 5],
  ["14:00", 4, 1, "14:01", 3, 5],
  ["1430", 4, 15, "14:45", 3, 5],
  ["14h30", 2, 5, "15:30", 0, 2],
  ["", 0, 5, "09:12", 0, 2],
])("turns %s at %i by %i", (text, caret, step, value, start, end) => {
  expect(turnTime(text, caret, step, "09:12")).toEqual({ value, start, end });
});

test("leaves alone what is no time", () => expect(turnTime("midi", 0, 5, "09:12")).toBeNull());
