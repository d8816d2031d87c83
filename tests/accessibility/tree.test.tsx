import { moveNode, Tree, type TreeMove, type TreeNode } from "@reserve/design-system/tree";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { press } from "./keyboard.ts";

// Ported from the W3C's ARIA Authoring Practices, patterns « Tree View » and « Treegrid » (rows hold buttons, so the role is treegrid).

const shop: TreeNode[] = [
  {
    id: "literature",
    label: "Littérature",
    children: [
      {
        id: "novels",
        label: "Romans",
        children: [
          { id: "crime", label: "Policier" },
          { id: "classics", label: "Classiques" },
        ],
      },
      { id: "poetry", label: "Poésie" },
      { id: "drama", label: "Théâtre" },
    ],
  },
  { id: "arts", label: "Arts", children: [{ id: "cinema", label: "Cinéma" }] },
  { id: "youth", label: "Jeunesse" },
  { id: "economy", label: "Économie" },
];

const onMove = vi.fn<(move: TreeMove) => void>();

interface ShopProps {
  openIds?: readonly string[];
  selection?: "single" | "multiple";
}

function Shop({ openIds = ["literature"], selection }: ShopProps) {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(shop);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  return (
    <main>
      <button type="button">Avant</button>
      <Tree
        label="Catégories"
        maxLevel={3}
        nodes={nodes}
        onMove={(move) => {
          onMove(move);
          setNodes((before) => moveNode(before, move));
        }}
        openIds={openIds}
        selection={selection && { mode: selection, ids: selectedIds, onChange: setSelectedIds }}
      />
      <button type="button">Après</button>
    </main>
  );
}

const row = (name: string) => screen.getByRole("row", { name });
const focusOn = (name: string) => row(name).focus();
const shown = () => screen.getAllByRole("row").map((element) => element.getAttribute("aria-label"));

beforeEach(() => onMove.mockClear());

describe("tree: roles and properties", () => {
  beforeEach(() => render(<Shop openIds={["literature", "novels"]} />));

  it("the container has the role treegrid and is named", () => {
    expect(screen.getByRole("treegrid", { name: "Catégories" })).toBeVisible();
  });
  it("each node is a row named by its label", () => {
    expect(row("Poésie")).toBeVisible();
  });
  it("an open branch has aria-expanded true", () => {
    expect(row("Littérature")).toHaveAttribute("aria-expanded", "true");
  });
  it("a closed branch has aria-expanded false", () => {
    expect(row("Arts")).toHaveAttribute("aria-expanded", "false");
  });
  it("a leaf has no aria-expanded", () => {
    expect(row("Jeunesse")).not.toHaveAttribute("aria-expanded");
  });
  it("aria-level counts from 1 at the top", () => {
    expect(row("Littérature")).toHaveAttribute("aria-level", "1");
    expect(row("Romans")).toHaveAttribute("aria-level", "2");
    expect(row("Policier")).toHaveAttribute("aria-level", "3");
  });
  it("aria-setsize counts the siblings at the top", () => {
    expect(row("Arts")).toHaveAttribute("aria-setsize", "4");
  });
  it("aria-setsize counts the siblings inside a branch", () => {
    expect(row("Poésie")).toHaveAttribute("aria-setsize", "3");
  });
  it("aria-posinset is the place among the siblings at the top", () => {
    expect(row("Arts")).toHaveAttribute("aria-posinset", "2");
  });
  it("aria-posinset is the place among the siblings inside a branch", () => {
    expect(row("Romans")).toHaveAttribute("aria-posinset", "1");
    expect(row("Théâtre")).toHaveAttribute("aria-posinset", "3");
  });
  it("says all its buttons in French", () => {
    expect(
      within(row("Romans"))
        .getAllByRole("button")
        .map((button) => button.getAttribute("aria-label")),
    ).toEqual(["Déplacer Romans", "Réduire", "Déplacer et autres actions pour Romans"]);
  });
});

describe("tree: keys", () => {
  beforeEach(() => render(<Shop />));

  it("Tab enters on the first row", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab");
    expect(row("Littérature")).toHaveFocus();
  });
  it("Tab goes from a row to the buttons of that row", async () => {
    focusOn("Jeunesse");
    await press("Tab");
    expect(screen.getByRole("button", { name: "Déplacer Jeunesse" })).toHaveFocus();
  });
  it("Tab after the last button of a row leaves the tree", async () => {
    focusOn("Jeunesse");
    await press("Tab", "Tab", "Tab");
    expect(screen.getByRole("button", { name: "Après" })).toHaveFocus();
  });
  it("comes back to the row that was left", async () => {
    focusOn("Jeunesse");
    await press("Tab", "Tab", "Tab", "Shift+Tab");
    expect(screen.getByRole("treegrid")).toContainElement(document.activeElement as HTMLElement);
    expect(row("Jeunesse")).toContainElement(document.activeElement as HTMLElement);
  });
  it("Down moves to the next row that is shown", async () => {
    focusOn("Littérature");
    await press("ArrowDown");
    expect(row("Romans")).toHaveFocus();
  });
  it("Down passes over what a closed branch holds", async () => {
    focusOn("Arts");
    await press("ArrowDown");
    expect(row("Jeunesse")).toHaveFocus();
  });
  it("Down opens nothing", async () => {
    focusOn("Romans");
    await press("ArrowDown");
    expect(row("Romans")).toHaveAttribute("aria-expanded", "false");
  });
  it("Down stays on the last row", async () => {
    focusOn("Économie");
    await press("ArrowDown");
    expect(row("Économie")).toHaveFocus();
  });
  it("Up moves to the row before", async () => {
    focusOn("Arts");
    await press("ArrowUp");
    expect(row("Théâtre")).toHaveFocus();
  });
  it("Up stays on the first row", async () => {
    focusOn("Littérature");
    await press("ArrowUp");
    expect(row("Littérature")).toHaveFocus();
  });
  it("Right opens a closed branch and keeps the focus", async () => {
    focusOn("Arts");
    await press("ArrowRight");
    expect(row("Arts")).toHaveAttribute("aria-expanded", "true");
    expect(row("Arts")).toHaveFocus();
  });
  it("Right on an open branch moves to its first child", async () => {
    focusOn("Littérature");
    await press("ArrowRight");
    expect(row("Romans")).toHaveFocus();
  });
  it("Right on a leaf does nothing", async () => {
    focusOn("Poésie");
    await press("ArrowRight");
    expect(row("Poésie")).toHaveFocus();
  });
  it("Left closes an open branch and keeps the focus", async () => {
    focusOn("Littérature");
    await press("ArrowLeft");
    expect(row("Littérature")).toHaveAttribute("aria-expanded", "false");
    expect(row("Littérature")).toHaveFocus();
  });
  it("Left on a leaf moves to its parent", async () => {
    focusOn("Poésie");
    await press("ArrowLeft");
    expect(row("Littérature")).toHaveFocus();
  });
  it("Left on a closed branch moves to its parent", async () => {
    focusOn("Romans");
    await press("ArrowLeft");
    expect(row("Littérature")).toHaveFocus();
  });
  it("Left on a closed branch of the top does nothing", async () => {
    focusOn("Arts");
    await press("ArrowLeft");
    expect(row("Arts")).toHaveFocus();
  });
  it("Home moves to the first row", async () => {
    focusOn("Jeunesse");
    await press("Home");
    expect(row("Littérature")).toHaveFocus();
  });
  it("End moves to the last row that is shown", async () => {
    focusOn("Littérature");
    await press("End");
    expect(row("Économie")).toHaveFocus();
  });
  it("End opens nothing", async () => {
    focusOn("Littérature");
    await press("End");
    expect(shown()).toEqual(["Littérature", "Romans", "Poésie", "Théâtre", "Arts", "Jeunesse", "Économie"]);
  });
  it("a letter moves to the next row that starts with it", async () => {
    focusOn("Littérature");
    await press("j");
    expect(row("Jeunesse")).toHaveFocus();
  });
  it("a letter starts again from the top", async () => {
    focusOn("Jeunesse");
    await press("p");
    expect(row("Poésie")).toHaveFocus();
  });
  it("a letter finds the one with an accent", async () => {
    focusOn("Littérature");
    await press("e");
    expect(row("Économie")).toHaveFocus();
  });
  it("several letters in a row narrow the search", async () => {
    focusOn("Littérature");
    await press("t", "h");
    expect(row("Théâtre")).toHaveFocus();
  });
  it("* opens all siblings of the row", async () => {
    focusOn("Jeunesse");
    await press("*");
    expect(row("Arts")).toHaveAttribute("aria-expanded", "true");
    expect(row("Littérature")).toHaveAttribute("aria-expanded", "true");
  });
  it("* opens only the level of the row and keeps the focus", async () => {
    focusOn("Jeunesse");
    await press("*");
    expect(row("Romans")).toHaveAttribute("aria-expanded", "false");
    expect(row("Jeunesse")).toHaveFocus();
  });
  it("Enter opens and closes a branch", async () => {
    focusOn("Arts");
    await press("Enter");
    expect(row("Arts")).toHaveAttribute("aria-expanded", "true");
    await press("Enter");
    expect(row("Arts")).toHaveAttribute("aria-expanded", "false");
  });
});

describe("tree: selection", () => {
  it("Space chooses the one node", async () => {
    render(<Shop selection="single" />);
    focusOn("Poésie");
    await press(" ");
    expect(row("Poésie")).toHaveAttribute("aria-selected", "true");
  });
  it("only one node is chosen at a time", async () => {
    render(<Shop selection="single" />);
    focusOn("Poésie");
    await press(" ", "ArrowDown", " ");
    expect(row("Poésie")).toHaveAttribute("aria-selected", "false");
    expect(row("Théâtre")).toHaveAttribute("aria-selected", "true");
  });
  it("the focus moves without choosing", async () => {
    render(<Shop selection="single" />);
    focusOn("Poésie");
    await press("ArrowDown");
    expect(row("Théâtre")).toHaveAttribute("aria-selected", "false");
  });
  it("several: the tree says so", () => {
    render(<Shop selection="multiple" />);
    expect(screen.getByRole("treegrid")).toHaveAttribute("aria-multiselectable", "true");
  });
  it("several: Space adds and takes away", async () => {
    render(<Shop selection="multiple" />);
    focusOn("Poésie");
    await press(" ", "ArrowDown", " ");
    expect(row("Poésie")).toHaveAttribute("aria-selected", "true");
    expect(row("Théâtre")).toHaveAttribute("aria-selected", "true");
    await press(" ");
    expect(row("Théâtre")).toHaveAttribute("aria-selected", "false");
  });
  it("several: Shift+Down extends", async () => {
    render(<Shop selection="multiple" />);
    focusOn("Romans");
    await press(" ", "Shift+ArrowDown");
    expect(row("Romans")).toHaveAttribute("aria-selected", "true");
    expect(row("Poésie")).toHaveAttribute("aria-selected", "true");
  });
  it("several: Ctrl+A chooses all that is shown", async () => {
    render(<Shop selection="multiple" />);
    focusOn("Romans");
    await press("Control+a");
    for (const element of screen.getAllByRole("row")) expect(element).toHaveAttribute("aria-selected", "true");
  });
});

describe("tree: moving with the keyboard", () => {
  beforeEach(() => render(<Shop />));

  it("Alt+Up moves a node before its sibling", async () => {
    focusOn("Poésie");
    await press("Alt+ArrowUp");
    expect(onMove.mock.lastCall).toEqual([{ id: "poetry", parentId: "literature", index: 0 }]);
  });
  it("Alt+Down moves a node after its sibling", async () => {
    focusOn("Poésie");
    await press("Alt+ArrowDown");
    expect(onMove.mock.lastCall).toEqual([{ id: "poetry", parentId: "literature", index: 2 }]);
  });
  it("Alt+Right puts a node into the sibling above and opens it", async () => {
    focusOn("Jeunesse");
    await press("Alt+ArrowRight");
    expect(onMove.mock.lastCall).toEqual([{ id: "youth", parentId: "arts", index: 1 }]);
    expect(row("Arts")).toHaveAttribute("aria-expanded", "true");
  });
  it("Alt+Left takes a node out, after its parent", async () => {
    focusOn("Poésie");
    await press("Alt+ArrowLeft");
    expect(onMove.mock.lastCall).toEqual([{ id: "poetry", parentId: null, index: 1 }]);
  });
  it("the focus goes along", async () => {
    focusOn("Jeunesse");
    await press("Alt+ArrowRight");
    await waitFor(() => expect(row("Jeunesse")).toHaveFocus());
    await press("ArrowUp");
    expect(row("Cinéma")).toHaveFocus();
  });
  it("the new place is said once", async () => {
    focusOn("Poésie");
    await press("Alt+ArrowUp");
    expect(screen.getByRole("status")).toHaveTextContent("Poésie déplacé : position 1 sur 3 dans Littérature, niveau 2.");
    expect(onMove).toHaveBeenCalledOnce();
  });
  it("Alt+Up on the first sibling moves nothing", async () => {
    focusOn("Romans");
    await press("Alt+ArrowUp");
    expect(onMove).not.toHaveBeenCalled();
    expect(row("Romans")).toHaveFocus();
  });
  it("a move that would be too deep is refused and said", async () => {
    focusOn("Arts");
    await press("Alt+ArrowUp", "ArrowDown", "ArrowDown", "Alt+ArrowUp");
    onMove.mockClear();
    focusOn("Littérature");
    await press("Alt+ArrowRight");
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByRole("status")).toHaveTextContent("« Littérature » reste à sa place : pas plus de 3 niveaux.");
  });
  it("Enter on the handle starts a move, the arrows go from place to place, Enter drops there", async () => {
    focusOn("Jeunesse");
    await press("Tab", "Enter", "ArrowUp", "ArrowUp", "Enter");
    await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  });
  it("Escape ends a move that was started and moves nothing", async () => {
    focusOn("Jeunesse");
    await press("Tab", "Enter", "ArrowUp", "Escape");
    expect(onMove).not.toHaveBeenCalled();
    await waitFor(() => expect(row("Jeunesse")).toContainElement(document.activeElement as HTMLElement));
  });
  it("letters typed in a row's menu do not move the tree's focus", async () => {
    focusOn("Poésie");
    await press("Tab", "Tab", "Enter", "d");
    expect(screen.getByRole("menuitem", { name: /^Descendre/ })).toHaveFocus();
  });
  it("a row's menu moves the node and the focus goes along", async () => {
    focusOn("Poésie");
    await press("Tab", "Tab", "Enter", "Enter");
    expect(onMove.mock.lastCall).toEqual([{ id: "poetry", parentId: "literature", index: 0 }]);
    await waitFor(() => expect(row("Poésie")).toHaveFocus());
  });
});
