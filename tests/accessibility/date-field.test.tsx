import { DatePicker } from "@reserve/design-system/pickers";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// After the W3C's « Date Picker Spin Button Example »: the arrows turn day, month and year, each within its own bounds, in one text that can be typed.

function Publication({ first = null }: { first?: string | null }) {
  const [day, setDay] = useState<string | null>(first);
  return (
    <main>
      <DatePicker help="Annoncée par l’éditeur." label="Parution" max="2030-12-31" onChange={setDay} value={day} />
      <output>{day ?? "aucune"}</output>
    </main>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Parution" });
const chosen = () => screen.getByText(/^(\d{4}-\d\d-\d\d|aucune)$/, { selector: "output" });
const at = (place: number) => {
  field().focus();
  field().setSelectionRange(place, place);
};

describe("date field: ↑ and ↓", () => {
  beforeEach(() => {
    render(<Publication first="2026-11-30" />);
  });

  it("Up Arrow on the day adds one and wraps within the month", async () => {
    at(1);
    await press("ArrowUp");
    expect(field()).toHaveValue("01/11/2026");
  });
  it("Down Arrow on the day takes one away", async () => {
    at(2);
    await press("ArrowDown");
    expect(field()).toHaveValue("29/11/2026");
  });
  it("Up Arrow on the month adds one", async () => {
    at(4);
    await press("ArrowUp");
    expect(field()).toHaveValue("30/12/2026");
  });
  it("Up Arrow on the month wraps from December to January", async () => {
    at(4);
    await press("ArrowUp", "ArrowUp");
    expect(field()).toHaveValue("30/01/2026");
  });
  it("a shorter month takes its last day", async () => {
    at(4);
    await press("ArrowUp", "ArrowUp", "ArrowUp");
    expect(field()).toHaveValue("28/02/2026");
  });
  it("Down Arrow on the year takes one away", async () => {
    at(8);
    await press("ArrowDown");
    expect(field()).toHaveValue("30/11/2025");
  });
  it("the part that turned is selected", async () => {
    at(8);
    await press("ArrowUp");
    expect([field().selectionStart, field().selectionEnd]).toEqual([6, 10]);
  });
  it("the page gets every step", async () => {
    at(0);
    await press("ArrowDown", "ArrowDown");
    expect(chosen()).toHaveTextContent("2026-11-28");
  });
  it("does not turn beyond the last day that may be chosen", async () => {
    at(8);
    await press("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp");
    expect(field()).toHaveValue("31/12/2030");
  });
  it("Left and Right Arrow move the caret", async () => {
    at(4);
    await press("ArrowLeft", "ArrowLeft", "ArrowUp");
    expect(field()).toHaveValue("01/11/2026");
  });
});

describe("date field: typing", () => {
  beforeEach(() => {
    render(<Publication />);
    field().focus();
  });

  it("says the form to write in", () => {
    expect(field()).toHaveAttribute("placeholder", "JJ/MM/AAAA");
  });
  it("is described by its help", () => {
    expect(field()).toHaveAccessibleDescription("Annoncée par l’éditeur.");
  });
  it("asks telephones for figures", () => {
    expect(field()).toHaveAttribute("inputmode", "numeric");
  });
  it("figures alone make a date", async () => {
    await press(..."21112026");
    expect(chosen()).toHaveTextContent("2026-11-21");
  });
  it("leaving writes the date in full", async () => {
    await press(..."21/11/26", "Tab");
    expect(field()).toHaveValue("21/11/2026");
  });
  it("day and month alone take the year that runs", async () => {
    await press(..."21.11", "Enter");
    expect(field()).toHaveValue(`21/11/${new Date().getFullYear()}`);
  });
  it("a half-typed date is no error yet", async () => {
    await press(..."31/02");
    expect(field()).not.toHaveAttribute("aria-invalid");
  });
  it("a date that does not exist is marked on leaving", async () => {
    await press(..."31/02/2026", "Tab");
    expect(field()).toHaveAttribute("aria-invalid", "true");
  });
  it("a date that does not exist is told in words that describe the field", async () => {
    await press(..."31/02/2026", "Tab");
    expect(field()).toHaveAccessibleDescription(/Cette date n’existe pas\. Écrivez-la ainsi\s: 21\/11\/2026\./);
  });
  it("a date beyond the bounds says the bound", async () => {
    await press(..."01/01/2031", "Tab");
    expect(field()).toHaveAccessibleDescription(/Choisissez une date jusqu’au 31\/12\/2030\./);
  });
  it("typing on takes the mark away", async () => {
    await press(..."31/02/2026", "Enter", "Backspace");
    expect(field()).not.toHaveAttribute("aria-invalid");
  });
  it("Up Arrow in an empty field starts today", async () => {
    await press("ArrowUp");
    expect(field()).toHaveValue(new Intl.DateTimeFormat("fr-FR").format(new Date()));
  });
});
