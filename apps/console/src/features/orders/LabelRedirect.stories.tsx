import { empty, forbidden } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { failedRead, loadingRecord } from "../../shared/story-states.ts";
import { LabelRedirect } from "./LabelRedirect.tsx";

const PATH = "/labels/:id?";
/** L’adresse que porte l’étiquette d’un colis : elle mène à la commande de ce numéro. */
const meta = {
  title: "Écrans/Étiquette",
  component: LabelRedirect,
  parameters: { ...consoleStory({ path: PATH, at: "/labels/24118" }) },
} satisfies Meta<typeof LabelRedirect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On cherche ; puis la page de la commande prend la place. */
export const Loading: Story = { name: "Chargement", ...loadingRecord("listDocuments") };

/** Aucune commande n’a ce numéro : c’est dit, avec le chemin de la liste. */
export const NotFound: Story = {
  name: "Introuvable",
  beforeEach: ({ msw }) => msw.use(empty("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Revenir|Retour/ })).toHaveAttribute("href", "/public/document");
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("listDocuments") };

export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Réessayer" })).toBeNull();
  },
};
