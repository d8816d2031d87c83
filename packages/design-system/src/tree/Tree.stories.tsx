import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../actions/Button.tsx";
import { PencilIcon } from "../icons.ts";
import { moveNode, type TreeNode } from "./nodes.ts";
import { Tree } from "./Tree.tsx";

const shop: TreeNode[] = [
  {
    id: "literature",
    label: "Littérature",
    detail: "1\u202f204 titres",
    children: [
      {
        id: "novels",
        label: "Romans",
        detail: "812 titres",
        children: [
          { id: "crime", label: "Policier", detail: "146 titres" },
          { id: "classics", label: "Classiques", detail: "203 titres" },
        ],
      },
      { id: "poetry", label: "Poésie", detail: "97 titres" },
      { id: "drama", label: "Théâtre", detail: "64 titres" },
    ],
  },
  {
    id: "arts",
    label: "Arts",
    detail: "338 titres",
    children: [
      { id: "cinema", label: "Cinéma", detail: "121 titres" },
      { id: "photo", label: "Photographie", detail: "77 titres" },
    ],
  },
  { id: "youth", label: "Jeunesse", detail: "415 titres" },
  { id: "sea", label: "Mer et Bretagne", detail: "188 titres" },
];

function Shop({ nodes: given, onMove, selection, ...rest }: ComponentProps<typeof Tree>) {
  const [nodes, setNodes] = useState(given);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  return (
    <Tree
      {...rest}
      nodes={nodes}
      selection={selection && { ...selection, ids: selectedIds, onChange: setSelectedIds }}
      {...(onMove
        ? {
            onMove: (move) => {
              onMove(move);
              setNodes((before) => moveNode(before, move));
            },
          }
        : {})}
    />
  );
}

/** Des branches dans des branches, qui s’ouvrent et se ferment ; on les déplace à la souris, au clavier ou par le menu de chaque ligne. */
const meta = {
  title: "Listes/Arborescence (Tree)",
  component: Tree,
  args: { label: "Catégories de la boutique", nodes: shop, openIds: ["literature"], maxLevel: 3, onMove: fn() },
  render: (args) => <Shop {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les rayons d’une boutique ; le menu d’une ligne la déplace, le focus suit et la nouvelle place est dite. */
export const Categories: Story = {
  name: "Principal",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Déplacer et autres actions pour Poésie" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Monter/ }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: "poetry", parentId: "literature", index: 0 });
    await waitFor(() => expect(canvas.getByRole("row", { name: "Poésie" })).toHaveFocus());
    await expect(canvas.getByRole("status")).toHaveTextContent("Poésie déplacé : position 1 sur 3 dans Littérature, niveau 2.");
  },
};

/** Quand la place rétrécit, les lignes aussi, avant toute nouvelle mesure. */
export const NarrowAtOnce: Story = {
  name: "Étroit, aussitôt",
  decorators: [
    (Story) => (
      <section aria-label="Colonne" style={{ width: 600 }}>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const column = canvas.getByRole("region", { name: "Colonne" });
    await waitFor(() => expect(canvas.getByRole("row", { name: "Arts" }).clientWidth).toBe(600));
    column.style.width = "300px";
    // In the same breath: no frame and no observer comes between the change and the look at it.
    const widths = [canvas.getByRole("row", { name: "Arts" }).clientWidth, column.scrollWidth];
    await expect(widths).toEqual([300, 300]);
  },
};

/** Un déplacement qui ferait une branche trop profonde est refusé en mots, et rien ne bouge. */
export const TooDeep: Story = {
  name: "Trop profond",
  args: { openIds: ["literature", "arts", "novels"] },
  play: async ({ canvas, args }) => {
    canvas.getByRole("row", { name: "Romans" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowRight}{/Alt}");
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(canvas.getByText("« Romans » reste à sa place : pas plus de 3 niveaux.")).toBeVisible();
  },
};

/** « Déplacer vers… » demande la branche et la position. */
export const MoveTo: Story = {
  name: "Déplacer vers",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Déplacer et autres actions pour Poésie" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Déplacer vers…" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Déplacer «\sPoésie\s»$/ }));
    const parent = dialog.getByRole("combobox", { name: "Dans" });
    await userEvent.clear(parent);
    await userEvent.type(parent, "arts");
    await userEvent.click(await dialog.findByRole("option", { name: "Arts" }));
    await userEvent.click(dialog.getByRole("button", { name: "Déplacer" }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ id: "poetry", parentId: "arts", index: 2 });
    await waitFor(() => expect(canvas.getByRole("row", { name: "Poésie" })).toHaveFocus());
  },
};

/** Le chemin d’une branche est dit en mots, dans la liste et dans le champ : aucun signe n’est lu à voix haute. */
export const MoveToByWay: Story = {
  name: "Déplacer vers, le chemin en mots",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Déplacer et autres actions pour Poésie" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Déplacer vers…" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Déplacer/ }));
    const parent = dialog.getByRole("combobox", { name: "Dans" });
    await userEvent.clear(parent);
    await userEvent.type(parent, "rom");
    await userEvent.click(await dialog.findByRole("option", { name: "Romans, dans Littérature" }));
    await expect(parent).toHaveValue("Romans, dans Littérature");
    await expect(dialog.queryByText(/›/)).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Déplacer" }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

/** On peut en choisir plusieurs ; chaque ligne a un bouton à elle. */
export const Selection: Story = {
  name: "Sélection",
  args: {
    selection: { mode: "multiple", ids: [] },
    actions: (node) => <IconButton icon={<PencilIcon />} label={`Modifier ${node.label}`} onClick={fn()} size="small" />,
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: "Romans" });
    row.focus();
    await userEvent.keyboard(" ");
    await expect(row).toHaveAttribute("aria-selected", "true");
    await expect(within(row).getByRole("checkbox")).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Modifier Romans" })).toBeVisible();
  },
};

function ReadingTree(props: Omit<ComponentProps<typeof Tree>, "onMove">) {
  return <Tree {...props} selection={{ mode: "single", ids: ["novels"] }} />;
}

/** Pour choisir, non pour changer : ni poignées ni menus. */
export const Reading: Story = {
  name: "En lecture seule",
  render: ({ onMove: _, ...args }) => <ReadingTree {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Romans" })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.queryByRole("button", { name: /Déplacer/ })).toBeNull();
  },
};

/** Rien encore, et que faire. */
export const Empty: Story = {
  name: "Vide",
  args: { nodes: [], empty: "Aucune catégorie. Créez la première avec le bouton du haut." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Créez la première/)).toBeVisible();
  },
};

/** Sur un petit écran, avec de longs noms. */
export const SmallScreen: Story = {
  name: "Étroit",
  args: {
    openIds: ["literature", "novels"],
    nodes: [
      {
        id: "literature",
        label: "Littérature française et francophone, du Moyen Âge à nos jours",
        detail: "1\u202f204 titres",
        children: [
          {
            id: "novels",
            label: "Romans",
            children: [{ id: "crime", label: "Policier historique et autres enquêtes d’autrefois" }],
          },
        ],
      },
      ...shop.slice(1),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};

const many: TreeNode[] = Array.from({ length: 20 }, (_, shelf) => ({
  id: `shelf-${shelf}`,
  label: `Rayon ${shelf + 1}`,
  children: Array.from({ length: 24 }, (_, row) => ({ id: `row-${shelf}-${row}`, label: `Tablette ${shelf + 1}.${row + 1}` })),
}));

/** Toutes ouvertes : seules celles qu’on voit sont dessinées, et les flèches continuent. */
export const FiveHundred: Story = {
  name: "Cinq cents lignes",
  args: { nodes: many, openIds: many.map(({ id }) => id) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
    canvas.getByRole("row", { name: "Rayon 1" }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("row", { name: "Tablette 1.2" })).toHaveFocus();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Shop categories" },
  play: async ({ canvas }) => {
    canvas.getByRole("row", { name: "Poésie" }).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Poésie moved: position 1 of 3 in Littérature, level 2.");
  },
};
