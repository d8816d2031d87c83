import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TopList } from "./TopList.tsx";

const books = [
  ["L’Étranger", 148],
  ["Capitale de la douleur", 96],
  ["Un barrage contre le Pacifique", 91],
  ["La Vie mode d’emploi", 54],
  ["Les Années", 12],
] as const;

/** Ce qui se vend le mieux, dans l’ordre : chaque titre avec son chiffre, et une barre à sa part du premier. */
const meta = {
  title: "Graphiques/Classement (TopList)",
  component: TopList,
  args: {
    title: "Meilleures ventes, 14 jours",
    summary: "L’Étranger en tête, un exemplaire vendu sur trois.",
    items: books.map(([name, value], index) => ({ id: String(index), name, label: <i>{name}</i>, value, href: `#/product/${index}` })),
    columns: { name: "Titre", value: "Exemplaires" },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque titre avec son chiffre, puis le même classement en tableau. */
export const BestSellers: Story = {
  name: "Meilleures ventes",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "L’Étranger" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Voir le tableau" }));
    await expect(canvas.getByRole("row", { name: "Capitale de la douleur 96 2" })).toBeVisible();
  },
};

/** Ce que chacun était avant : une colonne de plus au tableau et au fichier. */
export const Compared: Story = {
  name: "Comparé à la période d’avant",
  args: {
    items: books.map(([name, value], index) => ({ id: String(index), name, value, previous: 100 - value })),
    columns: { name: "Titre", value: "Exemplaires", previous: "Avant" },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Voir le tableau" }));
    await expect(canvas.getByRole("row", { name: "La Vie mode d’emploi 54 4 46" })).toBeVisible();
  },
};

/** Les noms passent à la ligne, les chiffres gardent la leur. */
export const LongNames: Story = {
  name: "Noms longs",
  args: {
    items: [
      {
        id: "1",
        name: "L’Homme qui prenait sa femme pour un chapeau et autres récits cliniques, édition reliée illustrée",
        value: 1204,
      },
      { id: "2", name: "Nadja", value: 3 },
    ],
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun chiffre sur cette période.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Voir le tableau" })).toBeNull();
  },
};

export const Loading: Story = {
  name: "Chargement",
  args: { items: [], state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement…")).toBeVisible();
    await expect(canvas.queryByText("Aucun chiffre sur cette période.")).toBeNull();
  },
};

export const Failed: Story = {
  name: "Échec",
  args: { items: [], state: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Les chiffres n’ont pas pu être chargés.");
  },
};
