import { TimeField } from "@reserve/design-system/pickers";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// After the W3C's « Spinbutton » pattern: the arrows turn hours and minutes, each within its own bounds, in one text that can be typed.

function Pickup({ first = null }: { first?: string | null }) {
  const [time, setTime] = useState<string | null>(first);
  return (
    <main>
      <TimeField help="La librairie ferme à 19:00." label="Retrait" onChange={setTime} value={time} />
      <output>{time ?? "aucune"}</output>
    </main>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Retrait" });
const at = (place: number) => {
  field().focus();
  field().setSelectionRange(place, place);
};

describe("time field: ↑ and ↓", () => {
  beforeEach(() => {
    render(<Pickup first="23:55" />);
  });

  it("Up Arrow on the hours adds one and wraps at midnight", async () => {
    at(1);
    await press("ArrowUp");
    expect(field()).toHaveValue("00:55");
  });
  it("Down Arrow on the hours takes one away", async () => {
    at(2);
    await press("ArrowDown");
    expect(field()).toHaveValue("22:55");
  });
  it("Up Arrow on the minutes goes to the next five and leaves the hour", async () => {
    at(5);
    await press("ArrowUp");
    expect(field()).toHaveValue("23:00");
  });
  it("Down Arrow on the minutes goes five back", async () => {
    at(3);
    await press("ArrowDown");
    expect(field()).toHaveValue("23:50");
  });
  it("the part that turned is selected", async () => {
    at(5);
    await press("ArrowDown");
    expect([field().selectionStart, field().selectionEnd]).toEqual([3, 5]);
  });
});

describe("time field: typing", () => {
  beforeEach(() => {
    render(<Pickup />);
    field().focus();
  });

  it("is described by its help", () => {
    expect(field()).toHaveAccessibleDescription("La librairie ferme à 19:00.");
  });
  it("14h30 is a time", async () => {
    await press(..."14h30");
    expect(screen.getByText("14:30")).toBeVisible();
  });
  it("1430 is written 14:30 on leaving", async () => {
    await press(..."1430", "Tab");
    expect(field()).toHaveValue("14:30");
  });
  it("an hour alone is a full hour", async () => {
    await press("9", "Enter");
    expect(field()).toHaveValue("09:00");
  });
  it("a time that does not exist is marked on leaving", async () => {
    await press(..."25:00", "Tab");
    expect(field()).toHaveAttribute("aria-invalid", "true");
  });
  it("a time that does not exist is told in words that describe the field", async () => {
    await press(..."25:00", "Tab");
    expect(field()).toHaveAccessibleDescription(/Cette heure n’existe pas\. Écrivez-la ainsi\s: 14:30\./);
  });
});
