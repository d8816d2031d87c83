import { Button } from "@reserve/design-system";
import { type Command, CommandPalette } from "@reserve/design-system/palette";
import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Combobox », example with list autocomplete, its list always open in a dialog.

const choose = vi.fn<(command: Command) => void>();

function Console() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setIsOpen(true)}>Rechercher</Button>
      {isOpen ? (
        <CommandPalette
          groups={[
            {
              label: "Écrans",
              commands: [
                { id: "orders", label: "Commandes" },
                { id: "products", label: "Produits" },
              ],
            },
            { label: "Auteurs", commands: [{ id: "eluard", label: "Paul Éluard", keywords: "capitale de la douleur" }] },
          ]}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </main>
  );
}

const field = () => screen.getByRole("combobox");
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
const option = (name: string) => screen.getByRole("option", { name });

describe("command palette", () => {
  beforeEach(async () => {
    choose.mockClear();
    render(<Console />);
    screen.getByRole("button", { name: "Rechercher" }).focus();
    await press("Enter");
  });

  it("stands in a dialog with a name", () => {
    expect(screen.getByRole("dialog", { name: "Palette de commandes" })).toBeVisible();
  });
  it("the field has the focus", () => {
    expect(field()).toHaveFocus();
  });
  it("the field has a name", () => {
    expect(field()).toHaveAccessibleName("Palette de commandes");
  });
  it("the field says that its list is open", () => {
    expect(field()).toHaveAttribute("aria-expanded", "true");
  });
  it("the field controls the list", () => {
    expect(document.getElementById(field().getAttribute("aria-controls") ?? "")).toBe(screen.getByRole("listbox"));
  });
  it("the field says that it narrows a list", () => {
    expect(field()).toHaveAttribute("aria-autocomplete", "list");
  });
  it("groups have the names of their heads", () => {
    expect(within(screen.getByRole("group", { name: "Écrans" })).getAllByRole("option")).toHaveLength(2);
  });
  it("the first line is active at once", () => {
    expect(active()).toBe(option("Commandes"));
  });
  it("the active line alone is selected", () => {
    expect(option("Commandes")).toHaveAttribute("aria-selected", "true");
    expect(option("Produits")).toHaveAttribute("aria-selected", "false");
  });
  it("Down Arrow moves to the next line, and the focus stays in the field", async () => {
    await press("ArrowDown");
    expect(active()).toBe(option("Produits"));
    expect(field()).toHaveFocus();
  });
  it("Down Arrow walks on into the next group", async () => {
    await press("ArrowDown", "ArrowDown");
    expect(active()).toBe(option("Paul Éluard"));
  });
  it("Down Arrow on the last line goes round to the first", async () => {
    await press("ArrowDown", "ArrowDown", "ArrowDown");
    expect(active()).toBe(option("Commandes"));
  });
  it("Up Arrow on the first line goes round to the last", async () => {
    await press("ArrowUp");
    expect(active()).toBe(option("Paul Éluard"));
  });
  it("typing narrows the list and accents are ignored", async () => {
    await press("e", "l", "u");
    expect(screen.getAllByRole("option").map((each) => each.textContent)).toEqual(["Paul Éluard"]);
  });
  it("typing makes the first answer active", async () => {
    await press("ArrowDown", "e", "l", "u");
    expect(active()).toBe(option("Paul Éluard"));
  });
  it("other words find a line too", async () => {
    await press("d", "o", "u", "l", "e", "u", "r");
    expect(option("Paul Éluard")).toBeVisible();
  });
  it("the number of answers is announced", async () => {
    await press("p", "r", "o", "d");
    expect(screen.getByRole("status")).toHaveTextContent("1 résultat");
  });
  it("that nothing answers is announced", async () => {
    await press("z", "z");
    expect(screen.getByRole("status")).toHaveTextContent("Rien ne répond à « zz »");
  });
  it("without an answer no line is active", async () => {
    await press("z", "z");
    expect(field()).not.toHaveAttribute("aria-activedescendant");
  });
  it("Home and End stay in the text", async () => {
    await press("a", "n", "d", "Home");
    expect((field() as HTMLInputElement).selectionStart).toBe(0);
    await press("End");
    expect((field() as HTMLInputElement).selectionStart).toBe(3);
  });
  it("Left and Right Arrow stay in the text", async () => {
    await press("a", "n", "d", "ArrowLeft", "ArrowLeft", "ArrowRight");
    expect((field() as HTMLInputElement).selectionStart).toBe(2);
  });
  it("a letter typed in the middle leaves the caret there", async () => {
    await press("a", "d", "ArrowLeft", "n");
    expect(field()).toHaveValue("and");
    expect((field() as HTMLInputElement).selectionStart).toBe(2);
  });
  it("Enter chooses the active line, closes and gives the focus back", async () => {
    await press("ArrowDown", "Enter");
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ id: "products" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Rechercher" })).toHaveFocus();
  });
  it("Enter without an answer chooses nothing", async () => {
    await press("z", "z", "Enter");
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog")).toBeVisible();
  });
  it("a click chooses", async () => {
    await userEvent.click(option("Paul Éluard"));
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ id: "eluard" }));
  });
  it("Escape empties the field first", async () => {
    await press("z", "z", "Escape");
    expect(field()).toHaveValue("");
    expect(screen.getByRole("dialog")).toBeVisible();
  });
  it("Escape on an empty field closes and gives the focus back", async () => {
    await press("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Rechercher" })).toHaveFocus();
  });
  it("Tab stays in the dialog", async () => {
    await press("Tab", "Tab");
    expect(screen.getByRole("button", { name: "Rechercher", hidden: true })).not.toHaveFocus();
  });
});
