import { forbidden, loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead } from "../../../shared/stories/story-states.ts";
import { PickingListScreen } from "./PickingListScreen.tsx";

const PATH = "/public/document/picking";
const at = (search: string) => consoleStory({ path: PATH, at: `${PATH}?${search}`, server: "fresh" });

/** Ce qu’il faut prendre pour plusieurs commandes, rayon par rayon, sur papier : quel titre, combien, pour quelle commande. */
const meta = {
  title: "Écrans/Liste de préparation",
  component: PickingListScreen,
  parameters: { ...at("id=24114&id=24113&id=24118") },
} satisfies Meta<typeof PickingListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par titre et par rayon, avec les commandes qui l’attendent ; ce qui est déjà parti n’est plus à aller chercher. */
export const Loaded: Story = {
  name: "Chargée",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Liste de préparation" })).toBeVisible();
    await expect(canvas.getByText("3 commandes")).toBeVisible();
    const title = within(canvas.getByRole("row", { name: /La Vie mode d’emploi/ }));
    await expect(title.getByText(/24118/)).toBeVisible();
    await expect(canvas.queryByText("L’Étranger")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Imprimer" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/document");
  },
};

/** L’en-tête compte les commandes pour lesquelles on va en rayon ; les autres sont nommées, pour que personne ne les cherche. */
export const LeftOut: Story = {
  name: "Commandes laissées de côté",
  parameters: at("id=24118&id=24116&id=24120"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 commande")).toBeVisible();
    await expect(canvas.getByText("Rien à aller chercher pour les commandes 24116 et 24120.")).toBeVisible();
  },
};

/** Une commande dont le seul livre n’a pas encore paru : rien à aller chercher. */
export const Empty: Story = {
  name: "Rien à préparer",
  parameters: at("id=24120"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Rien à préparer" })).toBeVisible();
  },
};

/** Ouverte pour elle-même, sans aucune commande. */
export const Nothing: Story = {
  name: "Sans commande",
  parameters: at(""),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cochez d’abord des commandes dans la liste.")).toBeVisible();
  },
};

/** La place d’une page est gardée ; rien ne dit encore qu’il n’y a rien à aller chercher. */
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
