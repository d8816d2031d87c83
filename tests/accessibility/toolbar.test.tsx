import { Toolbar, ToolbarButton, ToolbarGroup } from "@reserve/design-system/toolbar";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Toolbar ».

function Formatting() {
  const [isBold, setIsBold] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button">Avant</button>
      <Toolbar controls="texte" label="Mise en forme" onLeave={() => document.querySelector<HTMLElement>("#texte")?.focus()}>
        <ToolbarGroup>
          <ToolbarButton icon="G" isPressed={isBold} label="Gras" onPress={() => setIsBold((was) => !was)} shortcut="Control+B" />
          <ToolbarButton icon="I" isPressed={false} label="Italique" onPress={() => undefined} />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton icon="L" label="Lien" onPress={() => undefined} opens="dialog" />
          <ToolbarButton icon="A" isOff label="Annuler la saisie" onPress={() => setIsBold(true)} />
        </ToolbarGroup>
      </Toolbar>
      <textarea aria-label="Texte" id="texte" />
    </main>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

describe("toolbar", () => {
  beforeEach(async () => {
    render(<Formatting />);
    button("Avant").focus();
    await press("Tab");
  });

  it("has the role toolbar", () => {
    expect(screen.getByRole("toolbar")).toBeVisible();
  });
  it("is named", () => {
    expect(screen.getByRole("toolbar")).toHaveAccessibleName("Mise en forme");
  });
  it("is horizontal", () => {
    expect(screen.getByRole("toolbar")).toHaveAttribute("aria-orientation", "horizontal");
  });
  it("says what it controls", () => {
    expect(screen.getByRole("toolbar")).toHaveAttribute("aria-controls", "texte");
  });
  it("Tab moves the focus to the first button", () => {
    expect(button("Gras")).toHaveFocus();
  });
  it("only one button is in the order of Tab", () => {
    const reachable = ["Gras", "Italique", "Lien", "Annuler la saisie"].filter((name) => button(name).tabIndex === 0);
    expect(reachable).toEqual(["Gras"]);
  });
  it("Tab leaves the toolbar", async () => {
    await press("Tab");
    expect(screen.getByRole("textbox", { name: "Texte" })).toHaveFocus();
  });
  it("Shift+Tab leaves it backwards", async () => {
    await press("Shift+Tab");
    expect(button("Avant")).toHaveFocus();
  });
  it("Right Arrow moves to the next button", async () => {
    await press("ArrowRight");
    expect(button("Italique")).toHaveFocus();
  });
  it("Right Arrow crosses from one group to the next", async () => {
    await press("ArrowRight", "ArrowRight");
    expect(button("Lien")).toHaveFocus();
  });
  it("Right Arrow on the last button moves to the first", async () => {
    await press("End", "ArrowRight");
    expect(button("Gras")).toHaveFocus();
  });
  it("Left Arrow moves to the button before", async () => {
    await press("ArrowRight", "ArrowLeft");
    expect(button("Gras")).toHaveFocus();
  });
  it("Left Arrow on the first button moves to the last", async () => {
    await press("ArrowLeft");
    expect(button("Annuler la saisie")).toHaveFocus();
  });
  it("Home moves to the first button", async () => {
    await press("ArrowRight", "ArrowRight", "Home");
    expect(button("Gras")).toHaveFocus();
  });
  it("End moves to the last button", async () => {
    await press("End");
    expect(button("Annuler la saisie")).toHaveFocus();
  });
  it("Tab comes back to the button that had the focus last", async () => {
    await press("ArrowRight", "Tab", "Shift+Tab");
    expect(button("Italique")).toHaveFocus();
  });
  it("Space presses a button", async () => {
    await press(" ");
    expect(button("Gras")).toHaveAttribute("aria-pressed", "true");
  });
  it("Enter presses a button", async () => {
    await press("Enter");
    expect(button("Gras")).toHaveAttribute("aria-pressed", "true");
  });
  it("pressing twice takes it back", async () => {
    await press("Enter", "Enter");
    expect(button("Gras")).toHaveAttribute("aria-pressed", "false");
  });
  it("a button that is off can be reached and does nothing", async () => {
    await press("End", "Enter");
    expect(button("Annuler la saisie")).toHaveAttribute("aria-disabled", "true");
    expect(button("Gras")).toHaveAttribute("aria-pressed", "false");
  });
  it("a button that opens a dialog says so", () => {
    expect(button("Lien")).toHaveAttribute("aria-haspopup", "dialog");
  });
  it("a button names its keys", () => {
    expect(button("Gras")).toHaveAttribute("aria-keyshortcuts", "Control+B");
  });
  it("Escape leads back to what it controls", async () => {
    await press("Escape");
    expect(screen.getByRole("textbox", { name: "Texte" })).toHaveFocus();
  });
});
