import { NumberField } from "@reserve/design-system/fields";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Spinbutton », example « Quantity Spin Button ».

function Copies({ first = 3 }: { first?: number | null }) {
  const [value, setValue] = useState<number | null>(first);
  return (
    <main>
      <button type="button">Avant</button>
      <NumberField help="Au magasin." label="Exemplaires" max={40} min={1} onChange={setValue} step={1} unit="ex." value={value} />
      <button type="button">Après</button>
    </main>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Exemplaires" });

describe("spinbutton", () => {
  beforeEach(() => {
    render(<Copies />);
    field().focus();
  });

  it("has the role spinbutton and its label as name", () => expect(field()).toHaveAccessibleName("Exemplaires"));
  it("is described by its help", () => expect(field()).toHaveAccessibleDescription("Au magasin."));
  it("says its value", () => expect(field()).toHaveAttribute("aria-valuenow", "3"));
  it("says its value with the unit", () => expect(field()).toHaveAttribute("aria-valuetext", "3\u00a0ex."));
  it("says the least value", () => expect(field()).toHaveAttribute("aria-valuemin", "1"));
  it("says the greatest value", () => expect(field()).toHaveAttribute("aria-valuemax", "40"));
  it("is the only Tab stop of the part", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab");
    expect(field()).toHaveFocus();
    await press("Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Up Arrow adds one step", async () => {
    await press("ArrowUp");
    expect(field()).toHaveAttribute("aria-valuenow", "4");
  });
  it("Down Arrow takes one step away", async () => {
    await press("ArrowDown");
    expect(field()).toHaveAttribute("aria-valuenow", "2");
  });
  it("Down Arrow never passes the least value", async () => {
    await press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
    expect(field()).toHaveAttribute("aria-valuenow", "1");
  });
  it("Page Up adds a larger step", async () => {
    await press("PageUp");
    expect(field()).toHaveAttribute("aria-valuenow", "13");
  });
  it("Page Down takes a larger step away", async () => {
    await press("PageUp", "PageUp", "PageDown");
    expect(field()).toHaveAttribute("aria-valuenow", "13");
  });
  it("Page Up never passes the greatest value", async () => {
    await press("PageUp", "PageUp", "PageUp", "PageUp");
    expect(field()).toHaveAttribute("aria-valuenow", "40");
  });
  it("Home goes to the least value", async () => {
    await press("Home");
    expect(field()).toHaveAttribute("aria-valuenow", "1");
  });
  it("End goes to the greatest value", async () => {
    await press("End");
    expect(field()).toHaveAttribute("aria-valuenow", "40");
  });
  it("the focus stays in the text while it steps", async () => {
    await press("ArrowUp", "PageDown", "End");
    expect(field()).toHaveFocus();
  });
  it("figures can be typed", async () => {
    await press("Control+a", "1", "2");
    expect(field()).toHaveAttribute("aria-valuenow", "12");
  });
  it("the arrows of the text move the caret", async () => {
    await press("Control+a", "1", "2", "ArrowLeft", "3");
    expect(field()).toHaveAttribute("aria-valuenow", "132");
  });
  it("a value out of range is invalid once the field is left", async () => {
    await press("Control+a", "9", "9", "Tab");
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/de 1 à 40/);
  });
  it("the button that adds is named after the field and keeps the value in range", async () => {
    screen.getByRole("button", { name: /^Augmenter.: Exemplaires$/ }).click();
    await expect.poll(() => field().getAttribute("aria-valuenow")).toBe("4");
  });
  it("the button that takes away is off at the least value and says why", async () => {
    await press("Home");
    const button = screen.getByRole("button", { name: /^Diminuer.: Exemplaires$/ });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("Saisissez au moins 1.");
  });
});

describe("spinbutton without a value", () => {
  beforeEach(() => {
    render(<Copies first={null} />);
    field().focus();
  });

  it("says no value", () => expect(field()).not.toHaveAttribute("aria-valuenow"));
  it("Up Arrow starts at the least value", async () => {
    await press("ArrowUp");
    expect(field()).toHaveAttribute("aria-valuenow", "1");
  });
});
