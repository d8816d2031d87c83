import { Button, NavGroups, PopoverPanel, TextField } from "@reserve/design-system";
import { UserRoundIcon } from "@reserve/design-system/icons";
import { Popover } from "@reserve/design-system/overlays";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Disclosure », example of a navigation menu.

describe("navigation groups", () => {
  beforeEach(() => {
    render(
      <NavGroups
        groups={[
          { label: "Ventes", items: [{ label: "Commandes", href: "#commandes", isCurrent: true }], isOpen: true },
          { label: "Catalogue", items: [{ label: "Produits", href: "#produits" }], isOpen: false },
        ]}
      />,
    );
  });
  const head = (name: string) => screen.getByRole("button", { name });

  it("the navigation has a name", () => {
    expect(screen.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
  });
  it("an open head says so", () => {
    expect(head("Ventes")).toHaveAttribute("aria-expanded", "true");
  });
  it("a closed head says so", () => {
    expect(head("Catalogue")).toHaveAttribute("aria-expanded", "false");
  });
  it("what is closed can be neither reached nor heard", () => {
    expect(screen.queryByRole("link", { name: "Produits" })).toBeNull();
  });
  it("Enter opens", async () => {
    head("Catalogue").focus();
    await press("Enter");
    expect(screen.getByRole("link", { name: "Produits" })).toBeVisible();
  });
  it("Space opens", async () => {
    head("Catalogue").focus();
    await press(" ");
    expect(head("Catalogue")).toHaveAttribute("aria-expanded", "true");
  });
  it("Enter closes what is open and the focus stays", async () => {
    head("Ventes").focus();
    await press("Enter");
    expect(screen.queryByRole("link", { name: "Commandes" })).toBeNull();
    expect(head("Ventes")).toHaveFocus();
  });
  it("Tab moves from the head into what it opened", async () => {
    head("Ventes").focus();
    await press("Tab");
    expect(screen.getByRole("link", { name: "Commandes" })).toHaveFocus();
  });
  it("the link of the current page says so", () => {
    expect(screen.getByRole("link", { name: "Commandes" })).toHaveAttribute("aria-current", "page");
  });
});

describe("panel below a square button", () => {
  beforeEach(() => {
    render(
      <main>
        <PopoverPanel icon={<UserRoundIcon />} label="Compte">
          <Button>Se déconnecter</Button>
        </PopoverPanel>
        <Button>Après</Button>
      </main>,
    );
    screen.getByRole("button", { name: "Compte" }).focus();
  });

  it("says that it is closed", () => {
    expect(screen.getByRole("button", { name: "Compte" })).toHaveAttribute("aria-expanded", "false");
  });
  it("Enter opens and the button keeps the focus", async () => {
    await press("Enter");
    expect(screen.getByRole("group", { name: "Compte" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Compte" })).toHaveFocus();
  });
  it("Space opens", async () => {
    await press(" ");
    expect(screen.getByRole("group", { name: "Compte" })).toBeVisible();
  });
  it("the button controls the panel", async () => {
    await press("Enter");
    expect(screen.getByRole("group", { name: "Compte" })).toHaveAttribute(
      "id",
      screen.getByRole("button", { name: "Compte" }).getAttribute("aria-controls") ?? "",
    );
  });
  it("Enter again closes", async () => {
    await press("Enter", "Enter");
    expect(screen.queryByRole("group", { name: "Compte" })).toBeNull();
  });
  it("Tab moves into the panel", async () => {
    await press("Enter", "Tab");
    expect(screen.getByRole("button", { name: "Se déconnecter" })).toHaveFocus();
  });
  it("Escape inside closes and gives the focus back", async () => {
    await press("Enter", "Tab", "Escape");
    expect(screen.queryByRole("group", { name: "Compte" })).toBeNull();
    expect(screen.getByRole("button", { name: "Compte" })).toHaveFocus();
  });
  it("the focus that leaves closes", async () => {
    await press("Enter", "Tab", "Tab");
    expect(screen.queryByRole("group", { name: "Compte" })).toBeNull();
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
});

describe("popover", () => {
  beforeEach(() => {
    render(
      <main>
        <Popover label="Période" title="Période de parution">
          {(close) => (
            <>
              <TextField label="Année" name="year" />
              <Button onClick={close}>Appliquer</Button>
            </>
          )}
        </Popover>
        <Button>Après</Button>
      </main>,
    );
    screen.getByRole("button", { name: "Période" }).focus();
  });
  const opener = () => screen.getByRole("button", { name: "Période" });

  it("says that it opens a dialog and is closed", () => {
    expect(opener()).toHaveAttribute("aria-haspopup", "dialog");
    expect(opener()).toHaveAttribute("aria-expanded", "false");
  });
  it("Enter opens a panel named by its title", async () => {
    await press("Enter");
    expect(screen.getByRole("dialog")).toHaveAccessibleName("Période de parution");
  });
  it("the focus goes to the first control", async () => {
    await press("Enter");
    expect(screen.getByRole("textbox", { name: "Année" })).toHaveFocus();
  });
  it("the page behind stays in reach", async () => {
    await press("Enter");
    expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-modal");
    expect(screen.getByRole("button", { name: "Après" })).toBeVisible();
  });
  it("Escape closes and gives the focus back", async () => {
    await press("Enter", "Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(opener()).toHaveFocus();
  });
  it("Tab beyond the last control closes and goes on", async () => {
    await press("Enter", "Tab", "Tab");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Shift+Tab before the first control comes back to the button", async () => {
    await press("Enter", "Shift+Tab");
    expect(opener()).toHaveFocus();
  });
  it("what closes from inside gives the focus back", async () => {
    await press("Enter", "Tab", "Enter");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(opener()).toHaveFocus();
  });
  it("a click elsewhere closes", async () => {
    await press("Enter");
    await userEvent.click(screen.getByRole("button", { name: "Après" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("details", () => {
  beforeEach(() => {
    render(
      <details>
        <summary>Détail de l’envoi</summary>
        <p>Colissimo 8R42109876543</p>
      </details>,
    );
    screen.getByText("Détail de l’envoi").focus();
  });

  it("Enter opens", async () => {
    await press("Enter");
    expect(screen.getByText("Colissimo 8R42109876543")).toBeVisible();
  });
  it("Space opens", async () => {
    await press(" ");
    expect(screen.getByText("Colissimo 8R42109876543")).toBeVisible();
  });
});
