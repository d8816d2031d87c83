import { SortableList } from "@reserve/design-system/sortable";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, example « Rearrangeable Listbox », and from our own contract: a handle that
// lifts, moves, drops and puts back, a menu that does the same, everything announced and saved once.

const names = ["L’Étranger", "Nadja", "Les Années", "L’Amant"];
const onChange = vi.fn<(ids: string[]) => void>();

function Window() {
  const [ids, setIds] = useState(names);
  return (
    <main>
      <button type="button">Avant</button>
      <SortableList
        items={ids.map((id) => ({ id, label: id }))}
        label="Vitrine"
        onChange={(next) => {
          onChange(next);
          setIds(next);
        }}
      />
      <button type="button">Après</button>
    </main>
  );
}

const handle = (name: string) => screen.getByRole("button", { name: new RegExp(`^Déplacer ${name}, position`) });
const order = () => screen.getAllByRole("listitem").map((line) => names.find((name) => within(line).queryByText(name)));
const statusText = () => screen.getByRole("status").textContent;

beforeEach(() => {
  onChange.mockClear();
  render(<Window />);
});

describe("sortable list: roles and names", () => {
  it("is a list with a name", () => {
    expect(screen.getByRole("list", { name: "Vitrine" })).toBeVisible();
  });
  it("each handle is a button that names the line and its position", () => {
    expect(screen.getByRole("button", { name: "Déplacer Les Années, position 3 sur 4" })).toBeVisible();
  });
  it("each handle says how it works", () => {
    expect(handle("Nadja")).toHaveAccessibleDescription(/Entrée ou Espace pour soulever/);
  });
  it("a handle at rest is not pressed", () => {
    expect(handle("Nadja")).toHaveAttribute("aria-pressed", "false");
  });
});

describe("sortable list: at rest", () => {
  it("Tab enters on the first handle", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab");
    expect(handle("L’Étranger")).toHaveFocus();
  });
  it("Down moves the focus to the next handle and no line", async () => {
    handle("L’Étranger").focus();
    await press("ArrowDown");
    expect(handle("Nadja")).toHaveFocus();
    expect(order()).toEqual(names);
  });
  it("Up moves the focus to the handle before", async () => {
    handle("Nadja").focus();
    await press("ArrowUp");
    expect(handle("L’Étranger")).toHaveFocus();
  });
  it("Home and End move the focus to the first and last handle", async () => {
    handle("Nadja").focus();
    await press("End");
    expect(handle("L’Amant")).toHaveFocus();
    await press("Home");
    expect(handle("L’Étranger")).toHaveFocus();
  });
  it("Alt+Up moves the line up and saves", async () => {
    handle("Nadja").focus();
    await press("Alt+ArrowUp");
    expect(onChange.mock.calls).toEqual([[["Nadja", "L’Étranger", "Les Années", "L’Amant"]]]);
  });
  it("Alt+Down moves the line down and saves", async () => {
    handle("Nadja").focus();
    await press("Alt+ArrowDown");
    expect(onChange.mock.calls).toEqual([[["L’Étranger", "Les Années", "Nadja", "L’Amant"]]]);
  });
  it("Alt+Up on the first line does nothing", async () => {
    handle("L’Étranger").focus();
    await press("Alt+ArrowUp");
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe.each([["Enter"], [" "]])("sortable list: lifted with %j", (key) => {
  beforeEach(async () => {
    handle("Nadja").focus();
    await press(key);
  });

  it("the handle is pressed", () => {
    expect(handle("Nadja")).toHaveAttribute("aria-pressed", "true");
  });
  it("says that it is lifted, where, and what the keys do", () => {
    expect(statusText()).toBe("Nadja soulevé, position 2 sur 4. Les flèches déplacent, Entrée pose, Échap remet en place.");
  });
  it("the same key drops", async () => {
    await press("ArrowDown", key);
    expect(handle("Nadja")).toHaveAttribute("aria-pressed", "false");
    expect(statusText()).toBe("Nadja posé, position 3 sur 4.");
  });
});

describe("sortable list: on its way", () => {
  beforeEach(async () => {
    handle("Nadja").focus();
    await press("Enter");
  });

  it("Down moves the line down", async () => {
    await press("ArrowDown");
    expect(order()).toEqual(["L’Étranger", "Les Années", "Nadja", "L’Amant"]);
  });
  it("Up moves the line up", async () => {
    await press("ArrowUp");
    expect(order()).toEqual(["Nadja", "L’Étranger", "Les Années", "L’Amant"]);
  });
  it("Tab moves the line down and never leaves", async () => {
    await press("Tab");
    expect(order()).toEqual(["L’Étranger", "Les Années", "Nadja", "L’Amant"]);
    expect(handle("Nadja")).toHaveFocus();
  });
  it("Shift+Tab moves the line up", async () => {
    await press("Shift+Tab");
    expect(order()[0]).toBe("Nadja");
  });
  it("Home and End move the line to the first and last place", async () => {
    await press("End");
    expect(order().at(-1)).toBe("Nadja");
    await press("Home");
    expect(order()[0]).toBe("Nadja");
  });
  it("says each new position", async () => {
    await press("ArrowDown");
    expect(statusText()).toBe("Nadja, position 3 sur 4.");
  });
  it("the handle's name follows", async () => {
    await press("ArrowDown");
    expect(handle("Nadja")).toHaveAccessibleName("Déplacer Nadja, position 3 sur 4");
  });
  it("the focus stays on the line's handle", async () => {
    await press("ArrowDown", "ArrowDown");
    await waitFor(() => expect(handle("Nadja")).toHaveFocus());
  });
  it("stops at the first and at the last place", async () => {
    await press("ArrowUp", "ArrowUp", "ArrowUp");
    expect(order()[0]).toBe("Nadja");
  });
  it("saves nothing before it is dropped", async () => {
    await press("ArrowDown", "ArrowDown");
    expect(onChange).not.toHaveBeenCalled();
  });
  it("saves once when it is dropped", async () => {
    await press("ArrowDown", "ArrowDown", "Enter");
    expect(onChange.mock.calls).toEqual([[["L’Étranger", "Les Années", "L’Amant", "Nadja"]]]);
  });
  it("saves nothing when it is dropped where it was", async () => {
    await press("ArrowDown", "ArrowUp", "Enter");
    expect(onChange).not.toHaveBeenCalled();
  });
  it("keeps the focus on the handle after the drop", async () => {
    await press("ArrowDown", "Enter");
    await waitFor(() => expect(handle("Nadja")).toHaveFocus());
  });
  it("Escape puts the line back, says so and saves nothing", async () => {
    await press("ArrowDown", "ArrowDown", "Escape");
    expect(order()).toEqual(names);
    expect(statusText()).toBe("Nadja remis à sa place, position 2.");
    expect(onChange).not.toHaveBeenCalled();
  });
  it("Escape keeps the focus on the handle", async () => {
    await press("ArrowDown", "Escape");
    await waitFor(() => expect(handle("Nadja")).toHaveFocus());
  });
});

describe("sortable list: the menu", () => {
  it("moves a line up and the focus goes to its handle", async () => {
    screen.getByRole("button", { name: "Autres façons de déplacer Nadja" }).focus();
    await press("Enter", "Enter");
    expect(onChange.mock.calls).toEqual([[["Nadja", "L’Étranger", "Les Années", "L’Amant"]]]);
    await waitFor(() => expect(handle("Nadja")).toHaveFocus());
  });
  it("says why the first line cannot go up", async () => {
    screen.getByRole("button", { name: "Autres façons de déplacer L’Étranger" }).focus();
    await press("Enter");
    expect(screen.getByRole("menuitem", { name: /^Monter/ })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Déjà en premier.")).toBeVisible();
  });
});
