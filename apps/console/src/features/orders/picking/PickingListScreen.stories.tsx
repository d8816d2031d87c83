import { forbidden, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/story.tsx";
import { failedRead } from "../../../shared/story-states.ts";
import { PickingListScreen } from "./PickingListScreen.tsx";

const PATH = "/public/document/picking";
const at = (search: string) => consoleStory({ path: PATH, at: `${PATH}?${search}` });

/** Ce qu’il faut prendre pour plusieurs commandes, rayon par rayon, sur papier : quel titre, combien, pour quelle commande. */
const meta = {
  title: "Écrans/Liste de préparation",
  component: PickingListScreen,
  parameters: { ...at("id=24130&id=24128&id=24118") },
} satisfies Meta<typeof PickingListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par titre et rayon, avec les commandes qui l’attendent ; ce qui est parti n’est pas repris. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Liste de préparation" })).toBeVisible();
    await expect(canvas.getByText("3 commandes")).toBeVisible();
    const title = within(canvas.getByRole("row", { name: /La Vie mode d’emploi/ }));
    await expect(title.getByText(/24118/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Imprimer" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/document");
  },
};

/** La tête compte les commandes que l’on prépare ; les autres sont nommées, pour qu’on ne les cherche pas. */
export const LeftOut: Story = {
  name: "Commandes laissées de côté",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getPickingList", () => ({
        items: [
          {
            ean: "9782253023906",
            title: "La Vie mode d’emploi",
            authors: ["Georges Perec"],
            publisher: "Le Livre de poche",
            shelf: "P-17",
            quantity: 2,
            documents: [{ id: 24118, customId: "24118", itemId: 3, quantity: 2 }],
          },
        ],
        leftOut: [
          { id: 24128, customId: "24128" },
          { id: 24130, customId: "24130" },
        ],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 commande")).toBeVisible();
    await expect(canvas.getByText("Rien à aller chercher pour les commandes 24128 et 24130.")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(mock("getPickingList", () => ({ items: [], leftOut: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Rien à préparer" })).toBeVisible();
  },
};

/** Ouverte seule, sans aucune commande. */
export const Nothing: Story = {
  name: "Sans commande",
  parameters: at(""),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cochez d’abord des commandes dans la liste.")).toBeVisible();
  },
};

/** La place d’une page est gardée ; rien ne dit encore qu’il n’y a rien à prendre. */
export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getPickingList")),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.scrollHeight).toBeGreaterThanOrEqual(window.innerHeight));
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getPickingList") };

export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("getPickingList")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Picking list" })).toBeVisible();
  },
};
