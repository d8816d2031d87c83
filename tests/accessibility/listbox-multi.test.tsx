import { MultiSelect } from "@reserve/design-system";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Several choices in one list. Keys after the W3C's ARIA Authoring Practices, pattern « Listbox », multi-select; roles after « Disclosure » and
// « Checkbox », because a box that is ticked is understood by everybody.

const statuses = [
  { value: "created", label: "Créée" },
  { value: "processing", label: "En préparation" },
  { value: "shipped", label: "Expédiée" },
  { value: "cancelled", label: "Annulée", isDisabled: true },
  { value: "complete", label: "Terminée" },
];

function Statuses() {
  const [values, setValues] = useState<string[]>(["processing"]);
  return (
    <main>
      <MultiSelect label="État" onChange={setValues} options={statuses} values={values} />
      <button type="button">Après</button>
    </main>
  );
}

const opener = () => screen.getByRole("button", { name: /^État/ });
const box = (name: string) => screen.getByRole("checkbox", { name });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

describe("list of several choices, closed", () => {
  beforeEach(() => {
    render(<Statuses />);
    opener().focus();
  });

  it("the button is named after the filter and the number of choices", () => expect(opener()).toHaveAccessibleName("État 1 choisi"));
  it("the button says that it is closed", () => expect(opener()).toHaveAttribute("aria-expanded", "false"));
  it("Enter opens", async () => {
    await press("Enter");
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
  it("Space opens", async () => {
    await press(" ");
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
  it("Down Arrow opens", async () => {
    await press("ArrowDown");
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
});

describe("list of several choices, open", () => {
  beforeEach(async () => {
    render(<Statuses />);
    opener().focus();
    await press("Enter");
  });

  it("the button controls the panel", () =>
    expect(document.getElementById(opener().getAttribute("aria-controls") ?? "")).toBe(screen.getByRole("group", { name: "État" })));
  it("the focus goes to the first choice", () => expect(box("Créée")).toHaveFocus());
  it("shows which choices are made", () => expect(ticked()).toEqual(["En préparation"]));
  it("Down Arrow goes to the next choice", async () => {
    await press("ArrowDown");
    expect(box("En préparation")).toHaveFocus();
  });
  it("Up Arrow goes to the choice before", async () => {
    await press("ArrowDown", "ArrowUp");
    expect(box("Créée")).toHaveFocus();
  });
  it("the arrows change no choice", async () => {
    await press("ArrowDown", "ArrowDown");
    expect(ticked()).toEqual(["En préparation"]);
  });
  it("the arrows pass over a choice that is off", async () => {
    await press("ArrowDown", "ArrowDown", "ArrowDown");
    expect(box("Terminée")).toHaveFocus();
  });
  it("Home goes to the first choice", async () => {
    await press("ArrowDown", "ArrowDown", "Home");
    expect(box("Créée")).toHaveFocus();
  });
  it("End goes to the last choice", async () => {
    await press("End");
    expect(box("Terminée")).toHaveFocus();
  });
  it("Space makes a choice", async () => {
    await press(" ");
    expect(ticked()).toEqual(["Créée", "En préparation"]);
  });
  it("Space takes a choice away", async () => {
    await press("ArrowDown", " ");
    expect(ticked()).toEqual([]);
  });
  it("Shift+Down Arrow makes the next choice as well", async () => {
    await press("ArrowDown", "Shift+ArrowDown");
    expect(box("Expédiée")).toHaveFocus();
    expect(ticked()).toEqual(["En préparation", "Expédiée"]);
  });
  it("Shift+Up Arrow makes the choice before as well", async () => {
    await press("ArrowDown", "Shift+ArrowUp");
    expect(box("Créée")).toHaveFocus();
    expect(ticked()).toEqual(["Créée", "En préparation"]);
  });
  it("Control+A makes every choice that is on", async () => {
    await press("Control+a");
    expect(ticked()).toEqual(["Créée", "En préparation", "Expédiée", "Terminée"]);
  });
  it("Control+A again takes them all away", async () => {
    await press("Control+a", "Control+a");
    expect(ticked()).toEqual([]);
  });
  it("the list stays open while one chooses", async () => {
    await press(" ", "ArrowDown", " ");
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
  it("the button counts along", async () => {
    await press(" ");
    expect(opener()).toHaveAccessibleName("État 2 choisis");
  });
  it("Escape closes", async () => {
    await press("Escape");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
  it("Escape gives the focus back to the button", async () => {
    await press("ArrowDown", "Escape");
    expect(opener()).toHaveFocus();
  });
  it("Escape keeps the choices made", async () => {
    await press(" ", "Escape", "Enter");
    expect(ticked()).toEqual(["Créée", "En préparation"]);
  });
});
