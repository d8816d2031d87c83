import { Combobox, type Option } from "@reserve/design-system";
import { TagsField } from "@reserve/design-system/fields";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, pattern « Combobox », examples « Editable Combobox With List Autocomplete » and « Both ».

const publishers: Option[] = ["Actes Sud", "Gallimard", "Grasset", "Minuit", "P.O.L", "Éluard Diffusion"].map((label) => ({
  value: label,
  label,
}));

function Publisher({ first = null }: { first?: Option | null }) {
  const [value, setValue] = useState<Option | null>(first);
  return (
    <main>
      <button type="button">Avant</button>
      <Combobox help="Qui publie le livre." label="Éditeur" onChange={setValue} options={publishers} value={value} />
      <button type="button">Après</button>
      <p>Choisi : {value?.label ?? "rien"}</p>
    </main>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Éditeur" });
const options = () => screen.queryAllByRole("option");
const active = () => document.getElementById(input().getAttribute("aria-activedescendant") || "none");
const isOpen = () => input().getAttribute("aria-expanded") === "true";
const chosen = () => screen.getByText(/^Choisi/).textContent;

describe("editable combobox, closed and empty", () => {
  beforeEach(() => {
    render(<Publisher />);
    input().focus();
  });

  it("has the role combobox and its label as name", () => expect(input()).toHaveAccessibleName("Éditeur"));
  it("is described by its help", () => expect(input()).toHaveAccessibleDescription("Qui publie le livre."));
  it("says that it completes from a list", () => expect(input()).toHaveAttribute("aria-autocomplete", "list"));
  it("says that it is closed", () => expect(input()).toHaveAttribute("aria-expanded", "false"));
  it("controls a listbox", () =>
    expect(document.getElementById(input().getAttribute("aria-controls") ?? "")).toHaveAttribute("role", "listbox"));
  it("has no active option", () => expect(active()).toBeNull());
  it("opening by focus alone does not happen", () => expect(isOpen()).toBe(false));
  it("is the only Tab stop of the part", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab");
    expect(input()).toHaveFocus();
    await press("Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("Down Arrow opens the list", async () => {
    await press("ArrowDown");
    expect(isOpen()).toBe(true);
    expect(options()).toHaveLength(6);
  });
  it("Down Arrow makes the first option active", async () => {
    await press("ArrowDown");
    expect(active()).toBe(options()[0]);
  });
  it("Up Arrow opens on the last option", async () => {
    await press("ArrowUp");
    expect(isOpen()).toBe(true);
    expect(active()).toBe(options()[5]);
  });
  it("Alt+Down Arrow opens without an active option", async () => {
    await press("Alt+ArrowDown");
    expect(isOpen()).toBe(true);
    expect(active()).toBeNull();
  });
  it("a letter opens and filters", async () => {
    await press("g");
    expect(options().map(({ textContent }) => textContent)).toEqual(["Gallimard", "Grasset"]);
  });
  it("typing makes no option active", async () => {
    await press("g");
    expect(active()).toBeNull();
  });
  it("the number of results is announced", async () => {
    await press("g");
    expect(screen.getByRole("status")).toHaveTextContent("2 résultats");
  });
  it("nothing found is announced and shows no option", async () => {
    await press("z", "z");
    expect(options()).toHaveLength(0);
    expect(screen.getByRole("status")).toHaveTextContent("0 résultat");
  });
  it("a text without accents finds the accented one", async () => {
    await press("e", "l", "u");
    expect(options().map(({ textContent }) => textContent)).toEqual(["Éluard Diffusion"]);
  });
  it("the list is named by the field's label", async () => {
    await press("ArrowDown");
    expect(screen.getByRole("listbox")).toHaveAccessibleName("Éditeur");
  });
});

describe("editable combobox, open", () => {
  beforeEach(async () => {
    render(<Publisher />);
    input().focus();
    await press("ArrowDown");
  });

  it("the focus stays in the text", () => expect(input()).toHaveFocus());
  it("the active option is the one that is selected for assistive technology", () =>
    expect(options()[0]).toHaveAttribute("aria-selected", "true"));
  it("only one option is selected at a time", async () => {
    await press("ArrowDown");
    expect(options().filter((option) => option.getAttribute("aria-selected") === "true")).toEqual([active()]);
  });
  it("Down Arrow goes to the next option", async () => {
    await press("ArrowDown");
    expect(active()).toBe(options()[1]);
  });
  it("Alt+Down Arrow moves nothing", async () => {
    await press("ArrowDown", "Alt+ArrowDown");
    expect(isOpen()).toBe(true);
    expect(active()).toBe(options()[1]);
  });
  it("Up Arrow goes to the option before", async () => {
    await press("ArrowDown", "ArrowUp");
    expect(active()).toBe(options()[0]);
  });
  it("Down Arrow on the last option goes to the first", async () => {
    await press("ArrowUp", "ArrowDown");
    expect(active()).toBe(options()[0]);
  });
  it("Up Arrow on the first option goes to the last", async () => {
    await press("ArrowUp");
    expect(active()).toBe(options()[5]);
  });
  it("Enter accepts the active option", async () => {
    await press("ArrowDown", "Enter");
    expect(input()).toHaveValue("Gallimard");
    expect(chosen()).toBe("Choisi : Gallimard");
  });
  it("Enter closes the list", async () => {
    await press("Enter");
    expect(isOpen()).toBe(false);
  });
  it("Enter leaves the caret at the end of the text", async () => {
    await press("ArrowDown", "Enter");
    expect([input().selectionStart, input().selectionEnd]).toEqual([9, 9]);
  });
  it("Enter keeps the focus in the text", async () => {
    await press("Enter");
    expect(input()).toHaveFocus();
  });
  it("Escape closes the list and keeps the focus", async () => {
    await press("Escape");
    expect(isOpen()).toBe(false);
    expect(input()).toHaveFocus();
  });
  it("Escape chooses nothing", async () => {
    await press("ArrowDown", "Escape");
    expect(chosen()).toBe("Choisi : rien");
  });
  it("Alt+Up Arrow closes without choosing", async () => {
    await press("Alt+ArrowUp");
    expect(isOpen()).toBe(false);
    expect(chosen()).toBe("Choisi : rien");
  });
  it("Tab closes the list, moves on and takes no option that was only active", async () => {
    await press("Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
    expect(isOpen()).toBe(false);
    expect(chosen()).toBe("Choisi : rien");
  });
  it("the active option is scrolled into sight", async () => {
    await press("ArrowUp");
    const list = screen.getByRole("listbox").getBoundingClientRect();
    expect(active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
  });
});

describe("editable combobox, the text's own keys", () => {
  beforeEach(async () => {
    render(<Publisher />);
    input().focus();
    await press("g", "r");
  });

  it("Home moves the caret to the start", async () => {
    await press("Home");
    expect(input().selectionStart).toBe(0);
  });
  it("End moves the caret to the end", async () => {
    await press("Home", "End");
    expect(input().selectionStart).toBe(2);
  });
  it("Home leaves the active option alone", async () => {
    await press("ArrowDown", "Home");
    expect(active()).toBe(options()[0]);
    expect(input().selectionStart).toBe(0);
  });
  it("Left Arrow moves the caret back", async () => {
    await press("ArrowLeft");
    expect(input().selectionStart).toBe(1);
  });
  it("Right Arrow moves the caret on", async () => {
    await press("Home", "ArrowRight");
    expect(input().selectionStart).toBe(1);
  });
  it("Backspace widens the list again", async () => {
    await press("Backspace");
    expect(options()).toHaveLength(2);
  });
  it("a first Escape closes and takes the typed text back", async () => {
    await press("Escape");
    expect(isOpen()).toBe(false);
    expect(input()).toHaveValue("");
  });
  it("leaving takes back a text that was not chosen", async () => {
    await press("Tab");
    expect(input()).toHaveValue("");
  });
});

describe("editable combobox, with a choice made", () => {
  beforeEach(() => {
    render(<Publisher first={publishers[3] ?? null} />);
    input().focus();
  });

  it("opens on the choice that was made", async () => {
    await press("ArrowDown");
    expect(active()).toHaveTextContent("Minuit");
  });
  it("Escape on a closed list empties the field", async () => {
    await press("Escape");
    expect(input()).toHaveValue("");
    expect(chosen()).toBe("Choisi : rien");
  });
  it("Escape on an open list goes back to the choice", async () => {
    await press("g", "Escape");
    expect(input()).toHaveValue("Minuit");
    expect(chosen()).toBe("Choisi : Minuit");
  });
  it("leaving with another text goes back to the choice", async () => {
    await press("g", "Tab");
    expect(input()).toHaveValue("Minuit");
  });
  it("leaving with an emptied field takes the choice away", async () => {
    await press("Backspace", "Tab");
    expect(chosen()).toBe("Choisi : rien");
  });
  it("reaching it by Tab selects the text, so that typing replaces it", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab", "p");
    expect(input()).toHaveValue("p");
  });
});

function Themes() {
  const [value, setValue] = useState<string[]>(["Roman", "Essai"]);
  return (
    <main>
      <TagsField label="Thèmes" onChange={setValue} suggestions={["Roman", "Essai", "Poésie", "Théâtre"]} value={value} />
      <button type="button">Après</button>
    </main>
  );
}

const tags = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Thèmes" });
const chips = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("editable combobox that takes several words", () => {
  beforeEach(() => {
    render(<Themes />);
    tags().focus();
  });

  it("offers only what was not chosen yet", async () => {
    await press("ArrowDown");
    expect(options().map(({ textContent }) => textContent)).toEqual(["Poésie", "Théâtre"]);
  });
  it("Enter takes the active option and empties the text", async () => {
    await press("ArrowDown", "Enter");
    expect(chips()).toEqual(["Roman", "Essai", "Poésie"]);
    expect(tags()).toHaveValue("");
  });
  it("Enter on a new word creates it", async () => {
    await press("n", "u", "i", "t", "Enter");
    expect(chips()).toEqual(["Roman", "Essai", "nuit"]);
  });
  it("Backspace in an empty text takes the last word away", async () => {
    await press("Backspace");
    expect(chips()).toEqual(["Roman"]);
  });
  it("Left Arrow at the start of the text reaches the last word", async () => {
    await press("ArrowLeft");
    expect(screen.getByRole("button", { name: "Retirer Essai" })).toHaveFocus();
  });
  it("Left Arrow goes on to the word before", async () => {
    await press("ArrowLeft", "ArrowLeft");
    expect(screen.getByRole("button", { name: "Retirer Roman" })).toHaveFocus();
  });
  it("Right Arrow on the last word goes back to the text", async () => {
    await press("ArrowLeft", "ArrowRight");
    expect(tags()).toHaveFocus();
  });
  it("Delete takes the word away that has the focus", async () => {
    await press("ArrowLeft", "ArrowLeft", "Delete");
    expect(chips()).toEqual(["Essai"]);
  });
  it("Enter on a word takes it away and goes back to the text", async () => {
    await press("ArrowLeft", "Enter");
    expect(chips()).toEqual(["Roman"]);
    expect(tags()).toHaveFocus();
  });
  it("words and text are one Tab stop", async () => {
    await press("Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
});
