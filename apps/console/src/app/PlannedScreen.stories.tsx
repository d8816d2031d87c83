import { signedInAs } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../shared/story.tsx";
import { PlannedScreen } from "./PlannedScreen.tsx";

/** Un écran à venir : son nom, ce qu’on y fera, que rien n’y est encore, et ce qui peut servir en attendant. */
const meta = {
  title: "Écrans/Pas encore construit",
  component: PlannedScreen,
  parameters: { ...consoleStory({ path: "/", at: "/public/discount", isFramed: true }) },
} satisfies Meta<typeof PlannedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Son nom, ce qu’on y fera, que rien n’y est, et les écrans voisins que cette personne peut ouvrir. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Remises" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Pas encore construit" })).toBeVisible();
    const main = canvas.getByRole("main");
    await expect(main).toHaveTextContent("Vous y verrez les remises en cours, à venir et passées.");
    await expect(canvas.getAllByRole("link", { name: /^Commandes/ }).find((link) => main.contains(link))).toBeVisible();
  },
};

/** Une fiche garde son chemin de retour dans le fil. */
export const Detail: Story = {
  name: "Fiche",
  parameters: consoleStory({ path: "/", at: "/cms/post/detail/12", isFramed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Article" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Fil d’Ariane" })).toHaveTextContent(/Contenus.*Articles.*Article/);
  },
};

/** Une page hors de la console n’a pas de tiroir ; son nom ramène à l’accueil. */
export const Outside: Story = {
  name: "Hors du cadre",
  parameters: consoleStory({ path: "/", at: "/mail/forgotPassword", isFramed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Courriel du mot de passe oublié" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Navigation principale" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Réserve" })).toHaveAttribute("href", "/");
  },
};

/** Le droit est demandé comme à tout autre écran. */
export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(signedInAs("stagiaire")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText("Gérer les remises")).toBeVisible();
  },
};
