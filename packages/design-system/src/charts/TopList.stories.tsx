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

const meta = {
  title: "Graphiques/TopList",
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

/** Each title with its figure, and as a table. */
export const BestSellers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "L’Étranger" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Voir le tableau" }));
    await expect(canvas.getByRole("row", { name: "Capitale de la douleur 96 2" })).toBeVisible();
  },
};

/** Long names wrap, figures keep their line. */
export const LongNames: Story = {
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
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Aucun chiffre sur cette période.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Voir le tableau" })).toBeNull();
  },
};

export const Loading: Story = {
  args: { items: [], state: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Chargement…")).toBeVisible();
    await expect(canvas.queryByText("Aucun chiffre sur cette période.")).toBeNull();
  },
};

export const Failed: Story = {
  args: { items: [], state: "failed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Les chiffres n’ont pas pu être chargés.");
  },
};
