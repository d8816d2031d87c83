import { forbidden, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/story.tsx";
import { failedRead } from "../../../shared/story-states.ts";
import { PickingListScreen } from "./PickingListScreen.tsx";

const PATH = "/public/document/picking";
const at = (search: string) => consoleStory({ path: PATH, at: `${PATH}?${search}` });

const meta = {
  title: "Écrans/Liste de préparation",
  component: PickingListScreen,
  parameters: at("id=24130&id=24128&id=24118"),
} satisfies Meta<typeof PickingListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line a title and shelf, with the orders that want it; what has left is not fetched again. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Liste de préparation" })).toBeVisible();
    await expect(canvas.getByText("3 commandes")).toBeVisible();
    const title = within(canvas.getByRole("row", { name: /La Vie mode d’emploi/ }));
    await expect(title.getByText(/24118/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Imprimer" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/document");
  },
};

/** The head counts the orders that one fetches for; the others are named, so that nobody looks for them. */
export const LeftOut: Story = {
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
  beforeEach: ({ msw }) => msw.use(mock("getPickingList", () => ({ items: [], leftOut: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Rien à préparer" })).toBeVisible();
  },
};

/** Opened by itself, without any order. */
export const Nothing: Story = {
  parameters: at(""),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cochez d’abord des commandes dans la liste.")).toBeVisible();
  },
};

/** A page's room is kept; nothing says yet that there is nothing to fetch. */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("getPickingList")),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.scrollHeight).toBeGreaterThanOrEqual(window.innerHeight));
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getPickingList") };

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("getPickingList")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Picking list" })).toBeVisible();
  },
};
