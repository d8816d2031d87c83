import { Switch } from "@reserve/design-system/fields";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Switch ».

function Shop({ disabledReason }: { disabledReason?: string }) {
  const [isOn, setIsOn] = useState(false);
  return (
    <main>
      <button type="button">Avant</button>
      <Switch
        disabledReason={disabledReason}
        help="Le panier et le paiement."
        label="Vente en ligne"
        offWord="Fermée"
        onChange={setIsOn}
        onWord="Ouverte"
        value={isOn}
      />
    </main>
  );
}

const control = () => screen.getByRole("switch");

describe("switch", () => {
  beforeEach(() => {
    render(<Shop />);
    control().focus();
  });

  it("has the role switch and a name that does not hold its state", () => expect(control()).toHaveAccessibleName("Vente en ligne"));
  it("is described by its help", () => expect(control()).toHaveAccessibleDescription("Le panier et le paiement."));
  it("says that it is off", () => expect(control()).not.toBeChecked());
  it("Tab reaches it", async () => {
    screen.getByRole("button").focus();
    await press("Tab");
    expect(control()).toHaveFocus();
  });
  it("Space turns it on", async () => {
    await press(" ");
    expect(control()).toBeChecked();
  });
  it("Space turns it off again", async () => {
    await press(" ", " ");
    expect(control()).not.toBeChecked();
  });
  it("Enter turns it on", async () => {
    await press("Enter");
    expect(control()).toBeChecked();
  });
  it("the name stays the same when it is on", async () => {
    await press(" ");
    expect(control()).toHaveAccessibleName("Vente en ligne");
  });
  it("the word of its state is in sight", async () => {
    expect(screen.getByText("Fermée")).toBeVisible();
    await press(" ");
    expect(screen.getByText("Ouverte")).toBeVisible();
  });
  it("a click on its words turns it", async () => {
    screen.getByText("Vente en ligne").click();
    await expect.poll(() => control().getAttribute("role") && (control() as HTMLInputElement).checked).toBe(true);
  });
});

describe("switch that is off for a reason", () => {
  beforeEach(() => {
    render(<Shop disabledReason="Seule la gérante peut l’ouvrir." />);
    control().focus();
  });

  it("can be reached", () => expect(control()).toHaveFocus());
  it("says that it is disabled", () => expect(control()).toHaveAttribute("aria-disabled", "true"));
  it("says why", () => expect(control()).toHaveAccessibleDescription(/^Seule la gérante peut l’ouvrir\./));
  it("Space and Enter leave it as it is", async () => {
    await press(" ", "Enter");
    expect(control()).not.toBeChecked();
  });
});
