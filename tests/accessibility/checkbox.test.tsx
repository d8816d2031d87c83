import { Checkbox } from "@reserve/design-system";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Checkbox », example « Mixed-State ».

const books = ["L’Étranger", "La Peste", "La Chute"];

function Lines() {
  const [chosen, setChosen] = useState<string[]>(["La Peste"]);
  return (
    <fieldset>
      <legend>Lignes à expédier</legend>
      <Checkbox
        checked={chosen.length === books.length}
        help="Celles qui sont au magasin."
        isMixed={chosen.length > 0 && chosen.length < books.length}
        label="Toutes les lignes"
        onChange={(isChecked) => setChosen(isChecked ? books : [])}
      />
      {books.map((book) => (
        <Checkbox
          checked={chosen.includes(book)}
          key={book}
          label={book}
          onChange={(isChecked) => setChosen(isChecked ? [...chosen, book] : chosen.filter((other) => other !== book))}
        />
      ))}
    </fieldset>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const all = () => box("Toutes les lignes");

describe("checkbox", () => {
  beforeEach(() => {
    render(<Lines />);
  });

  it("has the role checkbox and its label as name", () => expect(box("La Chute")).toHaveAccessibleName("La Chute"));
  it("is described by its help", () => expect(all()).toHaveAccessibleDescription("Celles qui sont au magasin."));
  it("stands in a named group", () => expect(screen.getByRole("group")).toHaveAccessibleName("Lignes à expédier"));
  it("each box is a Tab stop", async () => {
    all().focus();
    await press("Tab");
    expect(box("L’Étranger")).toHaveFocus();
  });
  it("Space ticks", async () => {
    box("La Chute").focus();
    await press(" ");
    expect(box("La Chute")).toBeChecked();
  });
  it("Space unticks", async () => {
    box("La Peste").focus();
    await press(" ");
    expect(box("La Peste")).not.toBeChecked();
  });
  it("is mixed while some boxes are ticked", () => expect(all()).toBePartiallyChecked());
  it("is ticked once all are", async () => {
    box("L’Étranger").focus();
    await press(" ");
    box("La Chute").focus();
    await press(" ");
    expect(all()).toBeChecked();
    expect(all()).not.toBePartiallyChecked();
  });
  it("is empty once none is", async () => {
    box("La Peste").focus();
    await press(" ");
    expect(all()).not.toBeChecked();
    expect(all()).not.toBePartiallyChecked();
  });
  it("Space on the mixed box ticks all", async () => {
    all().focus();
    await press(" ");
    for (const book of books) expect(box(book)).toBeChecked();
  });
  it("Space on the ticked box empties all", async () => {
    all().focus();
    await press(" ", " ");
    for (const book of books) expect(box(book)).not.toBeChecked();
  });
  it("a click on the label ticks", async () => {
    screen.getByText("La Chute").click();
    await expect.poll(() => box("La Chute").checked).toBe(true);
  });
});
