import { forbidden } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, loadingRecord } from "../../shared/stories/story-states.ts";
import { LabelRedirect } from "./LabelRedirect.tsx";

const PATH = "/labels/:id?";
const at = (url: string) => consoleStory({ path: PATH, at: url, server: "fresh" });
/** L’adresse que porte l’étiquette d’un colis : elle mène à la commande de ce numéro. */
const meta = {
  title: "Écrans/Étiquette",
  component: LabelRedirect,
  parameters: { ...at("/labels/24118") },
} satisfies Meta<typeof LabelRedirect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Elle est cherchée ; puis sa page prend la place de celle-ci. */
export const Loading: Story = { name: "Chargement", ...loadingRecord("listDocuments") };

/** L’étiquette d’un colis mène à sa commande. */
export const Found: Story = {
  name: "Trouvée",
  play: async ({ canvas }) => void (await canvas.findByText("/public/document/detail/24118")),
};

/** Aucune commande ne porte ce numéro : c’est dit, avec le chemin vers la liste. */
export const NotFound: Story = {
  name: "Introuvable",
  parameters: at("/labels/99999"),
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
