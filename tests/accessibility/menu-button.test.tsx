import { Button } from "@reserve/design-system";
import { Menu, MenuChoices, MenuItem, MenuLink, MenuSection } from "@reserve/design-system/menu";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, patterns « Menu Button » and « Menu ».

const duplicate = vi.fn();
const notify = vi.fn();

function OrderMenu() {
  return (
    <main>
      <Button>Avant</Button>
      <Menu label="Plus d’actions">
        <MenuItem label="Dupliquer" onAction={duplicate} shortcut="Mod+D" />
        <MenuItem disabledReason="Livrée par Colissimo, sans retrait en magasin." label="Notifier le retrait" onAction={notify} />
        <MenuLink href="#cliente" label="Voir la cliente" />
        <MenuItem detail="Une page pour le carton" label="Éditer le bon" onAction={duplicate} />
      </Menu>
      <Button>Après</Button>
    </main>
  );
}

const opener = () => screen.getByRole("button", { name: "Plus d’actions" });
const item = (name: string) => screen.getByRole("menuitem", { name });
const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

describe("menu button, closed", () => {
  beforeEach(() => {
    duplicate.mockClear();
    render(<OrderMenu />);
    opener().focus();
  });

  it("says that it opens a menu", () => {
    expect(opener()).toHaveAttribute("aria-haspopup", "menu");
  });
  it("says that it is closed", () => {
    expect(opener()).toHaveAttribute("aria-expanded", "false");
  });
  it("Enter opens on the first line", async () => {
    await press("Enter");
    await focused("Dupliquer");
  });
  it("Space opens on the first line", async () => {
    await press(" ");
    await focused("Dupliquer");
  });
  it("Down Arrow opens on the first line", async () => {
    await press("ArrowDown");
    await focused("Dupliquer");
  });
  it("a click that a screen reader makes opens, and Down Arrow leads to the first line", async () => {
    opener().click();
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await press("ArrowDown");
    await focused("Dupliquer");
  });
  it("Up Arrow opens on the last line", async () => {
    await press("ArrowUp");
    await focused("Éditer le bon");
  });
});

describe("menu button, open", () => {
  beforeEach(async () => {
    duplicate.mockClear();
    notify.mockClear();
    render(<OrderMenu />);
    opener().focus();
    await press("Enter");
    await focused("Dupliquer");
  });

  it("says that it is open", () => {
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
  it("names the menu that it controls", () => {
    expect(document.getElementById(opener().getAttribute("aria-controls") ?? "")).toBe(screen.getByRole("menu"));
  });
  it("the menu has the button's name", () => {
    expect(screen.getByRole("menu")).toHaveAccessibleName("Plus d’actions");
  });
  it("Down Arrow moves to the next line", async () => {
    await press("ArrowDown", "ArrowDown");
    expect(item("Voir la cliente")).toHaveFocus();
  });
  it("Down Arrow on the last line goes round to the first", async () => {
    await press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
    expect(item("Dupliquer")).toHaveFocus();
  });
  it("Up Arrow on the first line goes round to the last", async () => {
    await press("ArrowUp");
    expect(item("Éditer le bon")).toHaveFocus();
  });
  it("End moves to the last line", async () => {
    await press("End");
    expect(item("Éditer le bon")).toHaveFocus();
  });
  it("Home moves to the first line", async () => {
    await press("End", "Home");
    expect(item("Dupliquer")).toHaveFocus();
  });
  it("a letter moves to the next line that starts with it", async () => {
    await press("v");
    expect(item("Voir la cliente")).toHaveFocus();
  });
  it("a letter without its accent finds the line that has one", async () => {
    await press("e");
    expect(item("Éditer le bon")).toHaveFocus();
  });
  it("a line that is off takes the focus", async () => {
    await press("ArrowDown");
    expect(item("Notifier le retrait")).toHaveFocus();
  });
  it("a line that is off says so", () => {
    expect(item("Notifier le retrait")).toHaveAttribute("aria-disabled", "true");
  });
  it("a line that is off is described by its reason", () => {
    expect(item("Notifier le retrait")).toHaveAccessibleDescription("Livrée par Colissimo, sans retrait en magasin.");
  });
  it("Enter on a line that is off does nothing and leaves the menu open", async () => {
    await press("ArrowDown", "Enter");
    expect(notify).not.toHaveBeenCalled();
    expect(screen.getByRole("menu")).toBeVisible();
  });
  it("Enter runs the line, closes and gives the focus back", async () => {
    await press("Enter");
    expect(duplicate).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
    expect(opener()).toHaveFocus();
  });
  it("Space runs the line and closes", async () => {
    await press(" ");
    expect(duplicate).toHaveBeenCalledOnce();
    expect(screen.queryByRole("menu")).toBeNull();
  });
  it("Enter on a link follows it", async () => {
    await press("v", "Enter");
    expect(location.hash).toBe("#cliente");
    history.replaceState(null, "", location.pathname + location.search);
  });
  it("Escape closes and gives the focus back", async () => {
    await press("Escape");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(opener()).toHaveFocus();
  });
  it("Tab closes and moves to what comes after the button", async () => {
    await press("Tab");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Shift+Tab closes and moves to what comes before the button", async () => {
    await press("Shift+Tab");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(screen.getByRole("button", { name: "Avant" })).toHaveFocus();
  });
  it("a click elsewhere closes", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Avant" }));
    expect(screen.queryByRole("menu")).toBeNull();
  });
});

function ViewMenu() {
  const [columns, setColumns] = useState(["titre"]);
  const [order, setOrder] = useState(["recent"]);
  return (
    <Menu label="Affichage">
      <MenuChoices
        choose="many"
        label="Colonnes"
        onChange={setColumns}
        options={[
          { value: "titre", label: "Titre" },
          { value: "rayon", label: "Rayon" },
        ]}
        value={columns}
      />
      <MenuChoices
        choose="one"
        label="Ordre"
        onChange={setOrder}
        options={[
          { value: "recent", label: "Les plus récentes" },
          { value: "titre", label: "Par titre" },
        ]}
        value={order}
      />
      <MenuSection label="Liste">
        <MenuItem label="Exporter" onAction={duplicate} />
      </MenuSection>
    </Menu>
  );
}

describe("menu with lines that are ticked", () => {
  beforeEach(async () => {
    render(<ViewMenu />);
    screen.getByRole("button", { name: "Affichage" }).focus();
    await press("Enter");
    await waitFor(() => expect(screen.getByRole("menuitemcheckbox", { name: "Titre" })).toHaveFocus());
  });

  it("a section is a group with the name of its head", () => {
    expect(screen.getByRole("group", { name: "Colonnes" })).toBeVisible();
  });
  it("a ticked line says that it is ticked", () => {
    expect(screen.getByRole("menuitemcheckbox", { name: "Titre" })).toHaveAttribute("aria-checked", "true");
  });
  it("a line that is not ticked says so", () => {
    expect(screen.getByRole("menuitemcheckbox", { name: "Rayon" })).toHaveAttribute("aria-checked", "false");
  });
  it("Space ticks and leaves the menu open", async () => {
    await press("ArrowDown", " ");
    expect(screen.getByRole("menuitemcheckbox", { name: "Rayon" })).toHaveAttribute("aria-checked", "true");
  });
  it("Space on one of several unticks the others and keeps one", async () => {
    await press("ArrowDown", "ArrowDown", "ArrowDown", " ");
    await press("Escape");
    screen.getByRole("button", { name: "Affichage" }).focus();
    await press("Enter");
    await waitFor(() => expect(screen.getByRole("menuitemradio", { name: "Par titre" })).toHaveAttribute("aria-checked", "true"));
    expect(screen.getByRole("menuitemradio", { name: "Les plus récentes" })).toHaveAttribute("aria-checked", "false");
  });
  it("arrows walk through all sections", async () => {
    await press("End");
    expect(screen.getByRole("menuitem", { name: "Exporter" })).toHaveFocus();
  });
});
