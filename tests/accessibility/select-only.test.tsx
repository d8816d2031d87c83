import { type Option, Select } from "@reserve/design-system";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Combobox », example « Select-Only Combobox ».

const availabilities: Option[] = [
  { value: "20", label: "Disponible" },
  { value: "21", label: "Disponible sous huit jours" },
  { value: "32", label: "En réimpression" },
  { value: "40", label: "Indisponible", isDisabled: true },
  { value: "43", label: "Manquant" },
  { value: "51", label: "Épuisé" },
];

function Availability({ first = null, error }: { first?: string | null; error?: string }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <main>
      <button type="button">Avant</button>
      <Select
        error={error}
        help="Ce que voit le client."
        label="Disponibilité"
        onChange={setValue}
        options={availabilities}
        placeholder="Choisir…"
        value={value}
      />
      <button type="button">Après</button>
      <p>Choisi : {value ?? "rien"}</p>
    </main>
  );
}

const select = () => screen.getByRole("combobox", { name: "Disponibilité" });
const options = () => screen.queryAllByRole("option");
const active = () => document.getElementById(select().getAttribute("aria-activedescendant") || "none");
const isOpen = () => select().getAttribute("aria-expanded") === "true";
const chosen = () => screen.getByText(/^Choisi :/).textContent;

describe("select-only combobox, closed", () => {
  beforeEach(() => {
    render(<Availability />);
    select().focus();
  });

  it("has the role combobox and its label as name", () => expect(select()).toHaveAccessibleName("Disponibilité"));
  it("is described by its help", () => expect(select()).toHaveAccessibleDescription("Ce que voit le client."));
  it("says that it is closed", () => expect(select()).toHaveAttribute("aria-expanded", "false"));
  it("says that it opens a listbox", () => expect(select()).toHaveAttribute("aria-haspopup", "listbox"));
  it("controls a listbox", () =>
    expect(document.getElementById(select().getAttribute("aria-controls") ?? "")).toHaveAttribute("role", "listbox"));
  it("has no active option", () => expect(active()).toBeNull());
  it("is one Tab stop", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab", "Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Down Arrow opens", async () => {
    await press("ArrowDown");
    expect(isOpen()).toBe(true);
  });
  it("Alt+Down Arrow opens without choosing", async () => {
    await press("Alt+ArrowDown");
    expect(isOpen()).toBe(true);
    expect(chosen()).toBe("Choisi : rien");
  });
  it("Up Arrow opens", async () => {
    await press("ArrowUp");
    expect(isOpen()).toBe(true);
  });
  it("Enter opens", async () => {
    await press("Enter");
    expect(isOpen()).toBe(true);
  });
  it("Space opens", async () => {
    await press(" ");
    expect(isOpen()).toBe(true);
  });
  it("Home opens on the first option", async () => {
    await press("Home");
    expect(active()).toBe(options()[0]);
  });
  it("End opens on the last option", async () => {
    await press("End");
    expect(active()).toBe(options()[5]);
  });
  it("a letter opens on the first option that starts with it", async () => {
    await press("m");
    expect(isOpen()).toBe(true);
    expect(active()).toHaveTextContent("Manquant");
  });
  it("several letters typed fast find what starts with all of them", async () => {
    await press("e", "n");
    expect(active()).toHaveTextContent("En réimpression");
  });
  it("letters without their accents find words that have them", async () => {
    await press("e", "p");
    expect(active()).toHaveTextContent("Épuisé");
  });
  it("a click opens", async () => {
    select().click();
    await expect.poll(isOpen).toBe(true);
  });
});

describe("select-only combobox, open", () => {
  beforeEach(async () => {
    render(<Availability first="20" />);
    select().focus();
    await press("Enter");
  });

  it("the focus stays on the button", () => expect(select()).toHaveFocus());
  it("the list is named by the field's label", () => expect(screen.getByRole("listbox")).toHaveAccessibleName("Disponibilité"));
  it("shows every option", () => expect(options()).toHaveLength(6));
  it("opens on the choice that was made", () => expect(active()).toBe(options()[0]));
  it("exactly one option is selected", () =>
    expect(options().filter((option) => option.getAttribute("aria-selected") === "true")).toHaveLength(1));
  it("Down Arrow goes to the next option", async () => {
    await press("ArrowDown");
    expect(active()).toBe(options()[1]);
  });
  it("Down Arrow passes over an option that is off", async () => {
    await press("ArrowDown", "ArrowDown", "ArrowDown");
    expect(active()).toHaveTextContent("Manquant");
  });
  it("an option that is off says so", () => expect(options()[3]).toHaveAttribute("aria-disabled", "true"));
  it("Up Arrow goes to the option before", async () => {
    await press("ArrowDown", "ArrowUp");
    expect(active()).toBe(options()[0]);
  });
  it("Down Arrow stays on the last option", async () => {
    await press("End", "ArrowDown");
    expect(active()).toBe(options()[5]);
  });
  it("Up Arrow stays on the first option", async () => {
    await press("ArrowUp");
    expect(active()).toBe(options()[0]);
  });
  it("End goes to the last option", async () => {
    await press("End");
    expect(active()).toBe(options()[5]);
  });
  it("Home goes to the first option", async () => {
    await press("End", "Home");
    expect(active()).toBe(options()[0]);
  });
  it("Page Down goes far", async () => {
    await press("PageDown");
    expect(active()).toBe(options()[5]);
  });
  it("Page Up goes far back", async () => {
    await press("End", "PageUp");
    expect(active()).toBe(options()[0]);
  });
  it("letters go to the option that starts with them", async () => {
    await press("m");
    expect(active()).toHaveTextContent("Manquant");
  });
  it("the same letter again goes to the next option that starts with it", async () => {
    await press("d");
    expect(active()).toHaveTextContent("Disponible sous huit jours");
  });
  it("the same letter again and again goes round the options that start with it, accents ignored", async () => {
    await press("e");
    expect(active()).toHaveTextContent("En réimpression");
    await press("e");
    expect(active()).toHaveTextContent("Épuisé");
    await press("e");
    expect(active()).toHaveTextContent("En réimpression");
  });
  it("letters that nothing starts with leave the active option", async () => {
    await press("m", "x");
    expect(active()).toHaveTextContent("Manquant");
  });
  it("Alt+Down Arrow moves nothing", async () => {
    await press("ArrowDown", "Alt+ArrowDown");
    expect(isOpen()).toBe(true);
    expect(active()).toHaveTextContent("Disponible sous huit jours");
    await press("Escape");
    expect(chosen()).toBe("Choisi : 20");
  });
  it("Space inside a word that is being typed does not choose", async () => {
    await press("e", "n", " ");
    expect(isOpen()).toBe(true);
    expect(active()).toHaveTextContent("En réimpression");
  });
  it("Enter chooses and closes", async () => {
    await press("ArrowDown", "Enter");
    expect(chosen()).toBe("Choisi : 21");
    expect(isOpen()).toBe(false);
  });
  it("Space chooses and closes", async () => {
    await press("ArrowDown", " ");
    expect(chosen()).toBe("Choisi : 21");
    expect(isOpen()).toBe(false);
  });
  it("Alt+Up Arrow chooses and closes", async () => {
    await press("ArrowDown", "Alt+ArrowUp");
    expect(chosen()).toBe("Choisi : 21");
    expect(isOpen()).toBe(false);
  });
  it("Tab chooses, closes and moves on", async () => {
    await press("ArrowDown", "Tab");
    expect(chosen()).toBe("Choisi : 21");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Escape closes and leaves the choice as it was", async () => {
    await press("ArrowDown", "Escape");
    expect(isOpen()).toBe(false);
    expect(chosen()).toBe("Choisi : 20");
  });
  it("the button shows the choice", async () => {
    await press("End", "Enter");
    expect(select()).toHaveTextContent("Épuisé");
  });
  it("the focus is on the button after a choice", async () => {
    await press("ArrowDown", "Enter");
    expect(select()).toHaveFocus();
  });
});

describe("select-only combobox at 400 % zoom", () => {
  const room = { width: window.innerWidth, height: window.innerHeight };
  const countries: Option[] = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: `Pays ${index + 1}` }));

  beforeEach(async () => {
    await page.viewport(320, 256);
    render(
      <main style={{ paddingBlock: 200 }}>
        <Select label="Disponibilité" onChange={() => undefined} options={countries} value="0" />
      </main>,
    );
    select().focus();
    await press("Enter");
  });
  afterEach(() => page.viewport(room.width, room.height));

  const expectInSight = (name: string) => {
    expect(active()).toHaveTextContent(name);
    const { top, bottom } = active()?.getBoundingClientRect() ?? new DOMRect(0, -1);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  };

  it("the active option stays in sight", async () => {
    expectInSight("Pays 1");
    for (let line = 2; line <= 12; line++) {
      await press("ArrowDown");
      expectInSight(`Pays ${line}`);
    }
    await press("End");
    expectInSight("Pays 30");
    await press("Home");
    expectInSight("Pays 1");
  });
});

describe("select-only combobox, with an error", () => {
  beforeEach(() => {
    render(<Availability error="Choisissez une disponibilité." />);
  });

  it("is invalid", () => expect(select()).toBeInvalid());
  it("is described by its error before its help", () =>
    expect(select()).toHaveAccessibleDescription("Choisissez une disponibilité. Ce que voit le client."));
});
