import { userEvent } from "vitest/browser";

/** Presses keys one after the other, as a person would: `press("ArrowDown", "Enter")`, `press("Shift+Tab")`, `press("a")`. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const parts = key.split("+");
    const last = parts.pop() ?? "";
    const down = parts.map((name) => `{${name}>}`).join("");
    const up = parts
      .reverse()
      .map((name) => `{/${name}}`)
      .join("");
    // Space and the slash have no name in braces.
    const stroke = last === " " || last === "/" ? last : `{${last}}`;
    await userEvent.keyboard(`${down}${stroke}${up}`);
  }
}
