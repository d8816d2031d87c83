import { Button, TextField } from "@reserve/design-system";
import { type TabItem, Tabs } from "@reserve/design-system/tabs";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Tabs », examples with automatic and with manual activation.

const tabs: TabItem[] = [
  { id: "texte", label: "Présentation", content: <p>Aujourd’hui, maman est morte.</p> },
  { id: "prix", label: "Prix et stock", content: <Button>Corriger le stock</Button> },
  { id: "critiques", label: "Critiques", errorCount: 2, content: <p>Trois critiques.</p> },
];
const tab = (name: string | RegExp) => screen.getByRole("tab", { name });

describe("tabs that follow the focus", () => {
  beforeEach(() => {
    render(
      <main>
        <Button>Avant</Button>
        <Tabs label="L’Étranger" tabs={tabs} />
      </main>,
    );
    tab("Présentation").focus();
  });

  it("the row has the role tablist and a name", () => {
    expect(screen.getByRole("tablist")).toHaveAccessibleName("L’Étranger");
  });
  it("the tab on top is selected", () => {
    expect(tab("Présentation")).toHaveAttribute("aria-selected", "true");
  });
  it("the others are not", () => {
    expect(tab("Prix et stock")).toHaveAttribute("aria-selected", "false");
  });
  it("the tab controls its panel", () => {
    expect(document.getElementById(tab("Présentation").getAttribute("aria-controls") ?? "")).toBe(screen.getByRole("tabpanel"));
  });
  it("the panel is named by its tab", () => {
    expect(screen.getByRole("tabpanel")).toHaveAccessibleName("Présentation");
  });
  it("only the tab on top can be reached with Tab", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab");
    expect(tab("Présentation")).toHaveFocus();
    await press("Tab");
    expect(tab("Prix et stock")).not.toHaveFocus();
  });
  it("Right Arrow moves to the next tab and shows its panel", async () => {
    await press("ArrowRight");
    expect(tab("Prix et stock")).toHaveFocus();
    expect(tab("Prix et stock")).toHaveAttribute("aria-selected", "true");
  });
  it("Right Arrow on the last tab goes round to the first", async () => {
    await press("ArrowRight", "ArrowRight", "ArrowRight");
    expect(tab("Présentation")).toHaveFocus();
  });
  it("Left Arrow moves to the tab before", async () => {
    await press("ArrowRight", "ArrowLeft");
    expect(tab("Présentation")).toHaveFocus();
  });
  it("Left Arrow on the first tab goes round to the last", async () => {
    await press("ArrowLeft");
    expect(tab(/Critiques/)).toHaveFocus();
  });
  it("End moves to the last tab", async () => {
    await press("End");
    expect(tab(/Critiques/)).toHaveFocus();
  });
  it("Home moves to the first tab", async () => {
    await press("End", "Home");
    expect(tab("Présentation")).toHaveFocus();
  });
  it("Tab goes to the panel when it holds no control", async () => {
    await press("Tab");
    expect(screen.getByRole("tabpanel")).toHaveFocus();
  });
  it("Tab goes to the first control of a panel that holds one", async () => {
    await press("ArrowRight", "Tab");
    expect(screen.getByRole("button", { name: "Corriger le stock" })).toHaveFocus();
  });
  it("Shift+Tab comes back to the tab on top", async () => {
    await press("ArrowRight", "Tab", "Shift+Tab");
    expect(tab("Prix et stock")).toHaveFocus();
  });
  it("a tab says in its name what is to be corrected", () => {
    expect(tab(/Critiques/)).toHaveAccessibleName("Critiques 2 à corriger");
  });
});

describe("tabs that wait", () => {
  beforeEach(() => {
    render(<Tabs activation="manual" label="L’Étranger" tabs={tabs} />);
    tab("Présentation").focus();
  });

  it("Right Arrow moves the focus and leaves the panel", async () => {
    await press("ArrowRight");
    expect(tab("Prix et stock")).toHaveFocus();
    expect(tab("Présentation")).toHaveAttribute("aria-selected", "true");
  });
  it("Enter shows the panel", async () => {
    await press("ArrowRight", "Enter");
    expect(tab("Prix et stock")).toHaveAttribute("aria-selected", "true");
  });
  it("Space shows the panel", async () => {
    await press("ArrowRight", " ");
    expect(tab("Prix et stock")).toHaveAttribute("aria-selected", "true");
  });
});

describe("tabs that keep their panels", () => {
  it("a hidden panel can be neither reached nor heard, and what was typed in it stays", async () => {
    render(
      <Tabs
        label="Langues"
        panels="mounted"
        tabs={[
          { id: "fr", label: "Français", content: <TextField label="Titre" name="fr" /> },
          { id: "en", label: "Anglais", content: <p>The Stranger</p> },
        ]}
      />,
    );
    screen.getByRole("textbox", { name: "Titre" }).focus();
    await press("É", "t", "é");
    tab("Français").focus();
    await press("ArrowRight");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
    await press("ArrowLeft");
    expect(screen.getByRole("textbox", { name: "Titre" })).toHaveValue("Été");
  });
});
