import { DatePicker } from "@reserve/design-system/pickers";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, « Date Picker Dialog Example »; weeks start on Monday, as they do in France.

function Restock({ first = "2026-11-21" }: { first?: string | null }) {
  const [day, setDay] = useState<string | null>(first);
  return (
    <main>
      <DatePicker label="Retour en stock" max="2028-12-31" min="2026-11-05" onChange={setDay} value={day} />
      <button type="button">Derrière</button>
      <output>{day}</output>
    </main>
  );
}

const field = () => screen.getByRole("textbox", { name: "Retour en stock" });
const opener = () => screen.getByRole("button", { name: /^(Choisir une date|Modifier la date)/ });
const dialog = () => screen.getByRole("dialog");
const grid = () => screen.getByRole("grid");
const day = (name: string) => within(grid()).getByRole("button", { name: new RegExp(`^${name}`) });
const focused = () => expect(document.activeElement);

async function open() {
  opener().focus();
  await press("Enter");
  await waitFor(() => expect(grid()).toContainElement(document.activeElement as HTMLElement));
}

describe("date picker: the field and its button", () => {
  beforeEach(() => {
    render(<Restock />);
  });

  it("the field is named by its label", () => {
    expect(field()).toHaveAccessibleName("Retour en stock");
  });
  it("the field shows the date as people write it", () => {
    expect(field()).toHaveValue("21/11/2026");
  });
  it("Tab goes from the field to the button", async () => {
    field().focus();
    await press("Tab");
    expect(opener()).toHaveFocus();
  });
  it("the button says the date that it changes", () => {
    expect(opener()).toHaveAccessibleName("Modifier la date, samedi 21 novembre 2026");
  });
  it("the button says that it opens a dialog", () => {
    expect(opener()).toHaveAttribute("aria-haspopup", "dialog");
  });
  it("the button says that the dialog is closed", () => {
    expect(opener()).toHaveAttribute("aria-expanded", "false");
  });
  it("Space opens the dialog", async () => {
    opener().focus();
    await press(" ");
    expect(dialog()).toBeVisible();
  });
  it("Enter opens the dialog", async () => {
    opener().focus();
    await press("Enter");
    expect(dialog()).toBeVisible();
  });
  it("Alt+Down Arrow in the field opens the dialog", async () => {
    field().focus();
    await press("Alt+ArrowDown");
    expect(dialog()).toBeVisible();
  });
});

describe("date picker: without a date", () => {
  beforeEach(() => {
    render(<Restock first={null} />);
  });

  it("the button asks for one", () => {
    expect(opener()).toHaveAccessibleName("Choisir une date");
  });
  it("the calendar opens on a day that can be chosen", async () => {
    await open();
    focused().toBeEnabled();
    focused().toHaveAccessibleName(/\d{4}/);
  });
});

describe("date picker: the dialog", () => {
  beforeEach(async () => {
    render(<Restock />);
    await open();
  });

  it("has the role dialog", () => {
    expect(dialog()).toBeVisible();
  });
  it("is modal", () => {
    expect(dialog()).toHaveAttribute("aria-modal", "true");
  });
  it("has a name", () => {
    expect(dialog()).toHaveAccessibleName("Choisir une date");
  });
  it("the button says that the dialog is open", () => {
    expect(opener()).toHaveAttribute("aria-expanded", "true");
  });
  it("moves the focus to the chosen day", () => {
    expect(day("samedi 21 novembre 2026")).toHaveFocus();
  });
  it("the days are a grid", () => {
    expect(grid().tagName).toBe("TABLE");
  });
  it("the grid is named by its month", () => {
    expect(grid()).toHaveAccessibleName("novembre 2026");
  });
  it("the month above is announced when it changes", () => {
    expect(within(dialog()).getAllByRole("status").at(0)).toHaveAttribute("aria-live", "polite");
  });
  it("the week starts on Monday", () => {
    expect(within(grid()).getAllByRole("columnheader", { hidden: true }).at(0)).toHaveAttribute("aria-label", "lundi");
  });
  it("each day stands in a grid cell", () => {
    expect(within(grid()).getAllByRole("gridcell").length % 7).toBe(0);
  });
  it("the chosen day is selected", () => {
    expect(day("samedi 21 novembre 2026").parentElement).toHaveAttribute("aria-selected", "true");
  });
  it("no other day is selected", () => {
    expect(within(grid()).getAllByRole("gridcell", { selected: true })).toHaveLength(1);
  });
  it("only one day is in the tab order", () => {
    const stops = within(grid())
      .getAllByRole("button")
      .filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });
  it("a day is named in full", () => {
    expect(day("dimanche 22 novembre 2026")).toHaveAccessibleName(/^dimanche 22 novembre 2026(, aujourd’hui)?$/);
  });
  it("the chosen day says so in its name", () => {
    expect(day("samedi 21 novembre 2026")).toHaveAccessibleName(/, choisi$/);
  });
  it("a day that cannot be chosen says so in its name", () => {
    expect(day("mercredi 4 novembre 2026")).toHaveAccessibleName("mercredi 4 novembre 2026, indisponible");
  });
  it("a day that cannot be chosen is disabled", () => {
    expect(day("mercredi 4 novembre 2026")).toBeDisabled();
  });
  it("the buttons of the months have names", () => {
    expect(within(dialog()).getByRole("button", { name: "Mois précédent" })).toBeVisible();
    expect(within(dialog()).getByRole("button", { name: "Mois suivant" })).toBeVisible();
  });
  it("Tab goes round inside the dialog", async () => {
    for (let step = 0; step < 6; step++) {
      await press("Tab");
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
  });
  it("three times Tab comes back to the day", async () => {
    await press("Tab", "Tab", "Tab");
    expect(day("samedi 21 novembre 2026")).toHaveFocus();
  });
  it("Shift+Tab goes round inside the dialog", async () => {
    for (let step = 0; step < 6; step++) {
      await press("Shift+Tab");
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

describe("date picker: keys in the grid", () => {
  beforeEach(async () => {
    render(<Restock />);
    await open();
  });

  const moves: [key: string, name: string, to: string][] = [
    ["ArrowRight", "Right Arrow moves to the next day", "dimanche 22 novembre 2026"],
    ["ArrowLeft", "Left Arrow moves to the previous day", "vendredi 20 novembre 2026"],
    ["ArrowDown", "Down Arrow moves to the same day of the next week", "samedi 28 novembre 2026"],
    ["ArrowUp", "Up Arrow moves to the same day of the previous week", "samedi 14 novembre 2026"],
    ["Home", "Home moves to the Monday of the week", "lundi 16 novembre 2026"],
    ["End", "End moves to the Sunday of the week", "dimanche 22 novembre 2026"],
    ["PageDown", "Page Down moves to the same day of the next month", "lundi 21 décembre 2026"],
    ["Shift+PageDown", "Shift+Page Down moves to the same day of the next year", "dimanche 21 novembre 2027"],
  ];
  it.each(moves)("%s: %s", async (key, _name, to) => {
    await press(key);
    expect(day(to)).toHaveFocus();
  });

  it("Page Up moves to the same day of the previous month", async () => {
    await press("PageDown", "PageDown", "PageUp");
    expect(day("lundi 21 décembre 2026")).toHaveFocus();
  });
  it("Shift+Page Up moves to the same day of the previous year", async () => {
    await press("Shift+PageDown", "PageDown", "Shift+PageUp");
    expect(day("lundi 21 décembre 2026")).toHaveFocus();
  });
  it("Down Arrow goes over the end of the month", async () => {
    await press("ArrowDown", "ArrowDown");
    expect(day("samedi 5 décembre 2026")).toHaveFocus();
  });
  it("the month that is shown follows the focus", async () => {
    await press("PageDown");
    expect(grid()).toHaveAccessibleName("décembre 2026");
  });
  it("the announced month follows the focus", async () => {
    await press("PageDown");
    expect(within(dialog()).getAllByRole("status").at(0)).toHaveTextContent("décembre 2026");
  });
  it("Page Down from the 31st stays within the shorter month", async () => {
    await press("PageDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight");
    expect(day("jeudi 31 décembre 2026")).toHaveFocus();
    await press("PageDown", "PageDown");
    expect(day("dimanche 28 février 2027")).toHaveFocus();
  });
  it("arrows do not reach days that cannot be chosen", async () => {
    await press("ArrowUp", "ArrowUp", "ArrowUp");
    focused().toBeEnabled();
    focused().not.toHaveAccessibleName(/indisponible/);
  });
  it("moving does not choose", async () => {
    await press("ArrowRight", "PageDown");
    expect(field()).toHaveValue("21/11/2026");
  });
});

describe("date picker: the buttons of the months", () => {
  beforeEach(async () => {
    render(<Restock />);
    await open();
  });

  it("the next month's button shows it", async () => {
    within(dialog()).getByRole("button", { name: "Mois suivant" }).focus();
    await press("Enter");
    expect(grid()).toHaveAccessibleName("décembre 2026");
  });
  it("the focus stays on the button", async () => {
    const button = within(dialog()).getByRole("button", { name: "Mois suivant" });
    button.focus();
    await press(" ");
    expect(button).toHaveFocus();
  });
  it("the previous month's button shows it", async () => {
    within(dialog()).getByRole("button", { name: "Mois suivant" }).focus();
    await press(" ", " ");
    within(dialog()).getByRole("button", { name: "Mois précédent" }).focus();
    await press(" ");
    expect(grid()).toHaveAccessibleName("décembre 2026");
  });
});

describe("date picker: choosing and leaving", () => {
  beforeEach(async () => {
    render(<Restock />);
    await open();
  });

  it("Enter chooses the day", async () => {
    await press("ArrowRight", "Enter");
    expect(field()).toHaveValue("22/11/2026");
  });
  it("Space chooses the day", async () => {
    await press("ArrowRight", " ");
    expect(field()).toHaveValue("22/11/2026");
  });
  it("choosing closes the dialog", async () => {
    await press("Enter");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("choosing gives the focus back to the button", async () => {
    await press("ArrowRight", "Enter");
    expect(opener()).toHaveFocus();
  });
  it("the button then says the new date", async () => {
    await press("ArrowRight", "Enter");
    expect(opener()).toHaveAccessibleName("Modifier la date, dimanche 22 novembre 2026");
  });
  it("opened again, the focus starts on the new date", async () => {
    await press("PageDown", "Enter");
    await open();
    expect(day("lundi 21 décembre 2026")).toHaveFocus();
  });
  it("Escape closes the dialog", async () => {
    await press("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  it("Escape gives the focus back to the button", async () => {
    await press("ArrowRight", "Escape");
    expect(opener()).toHaveFocus();
  });
  it("Escape leaves the date as it was", async () => {
    await press("ArrowRight", "Escape");
    expect(field()).toHaveValue("21/11/2026");
  });
  it("Escape closes from the buttons of the months too", async () => {
    within(dialog()).getByRole("button", { name: "Mois suivant" }).focus();
    await press("Escape");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
