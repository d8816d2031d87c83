import { Button, ConfirmDialog, Dialog, TextField } from "@reserve/design-system";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, patterns « Dialog (Modal) » and « Alert and Message Dialogs ».

function AddressDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [street, setStreet] = useState("");
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setIsOpen(true)}>Modifier l’adresse</Button>
      <Button onClick={() => undefined}>Derrière</Button>
      {isOpen ? (
        <Dialog actions={<Button onClick={() => setIsOpen(false)}>Enregistrer</Button>} onClose={() => setIsOpen(false)} title="Adresse">
          <TextField label="Rue" onChange={setStreet} value={street} />
        </Dialog>
      ) : null}
    </main>
  );
}

describe("modal dialog", () => {
  beforeEach(async () => {
    render(<AddressDialog />);
    screen.getByRole("button", { name: "Modifier l’adresse" }).focus();
    await press("Enter");
  });

  it("has the role dialog", () => {
    expect(screen.getByRole("dialog")).toBeVisible();
  });
  it("is named by its title", () => {
    expect(screen.getByRole("dialog")).toHaveAccessibleName("Adresse");
  });
  it("moves the focus inside when it opens", () => {
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  });
  it("Tab never reaches what stands behind", async () => {
    for (let step = 0; step < 8; step++) {
      await press("Tab");
      expect(screen.getByText("Derrière").closest("button")).not.toHaveFocus();
    }
  });
  it("Shift+Tab never reaches what stands behind", async () => {
    for (let step = 0; step < 8; step++) {
      await press("Shift+Tab");
      expect(screen.getByText("Derrière").closest("button")).not.toHaveFocus();
    }
  });
  it("Escape closes", async () => {
    await press("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("gives the focus back to its opener", async () => {
    await press("Escape");
    expect(screen.getByRole("button", { name: "Modifier l’adresse" })).toHaveFocus();
  });
});

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setIsOpen(true)}>Annuler la commande</Button>
      {isOpen ? (
        <ConfirmDialog
          detail="La commande 24131 de Nadia Benhamou sera annulée."
          onCancel={() => setIsOpen(false)}
          onConfirm={() => setIsOpen(false)}
          question="Voulez-vous vraiment effectuer cette action ?"
          tone="danger"
        />
      ) : null}
    </main>
  );
}

describe("alert dialog", () => {
  beforeEach(async () => {
    render(<Question />);
    screen.getByRole("button", { name: "Annuler la commande" }).focus();
    await press("Enter");
  });

  it("has the role alertdialog", () => {
    expect(screen.getByRole("alertdialog")).toBeVisible();
  });
  it("is named by its question", () => {
    expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Voulez-vous vraiment effectuer cette action ?");
  });
  it("is described by what will happen", () => {
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription("La commande 24131 de Nadia Benhamou sera annulée.");
  });
  it("starts on the button that changes nothing", () => {
    expect(screen.getByRole("button", { name: "Annuler" })).toHaveFocus();
  });
  it("Tab leads to the confirming button", async () => {
    await press("Tab");
    expect(screen.getByRole("button", { name: "Confirmer" })).toHaveFocus();
  });
  it("Escape closes and gives the focus back", async () => {
    await press("Escape");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Annuler la commande" })).toHaveFocus();
  });
});
