import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory, type StoryUser } from "../shared/story.tsx";
import { PlannedScreen } from "./PlannedScreen.tsx";

const at = (url: string, user: StoryUser = "admin") => ({
  parameters: consoleStory({ path: "/", at: url, isFramed: true, server: "fresh", user }),
});

/** Un écran à venir : son nom, ce qu’on y fera, que rien n’y est encore, et ce qui peut servir en attendant. */
const meta = {
  title: "Écrans/Pas encore construit",
  component: PlannedScreen,
  parameters: { ...at("/analytics/profiling/detail/12").parameters },
} satisfies Meta<typeof PlannedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Son nom, ce qui s’y fera, que rien n’y est encore, et un écran voisin. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Profil" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Pas encore construit" })).toBeVisible();
    const main = canvas.getByRole("main");
    await expect(main).toHaveTextContent("Vous y décrirez un profil de lecteurs par ce qu’ils lisent.");
    await expect(canvas.getAllByRole("link", { name: /^Cibles/ }).find((link) => main.contains(link))).toBeVisible();
  },
};

/** Une fiche garde son chemin de retour dans le fil d’Ariane. */
export const Detail: Story = {
  name: "Fiche",
  ...at("/analytics/profiling/detail/12"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Profil" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Fil d’Ariane" })).toHaveTextContent(/Profils.*Profil/);
  },
};

/** Une page hors de la console n’a pas de menu ; son nom mène à l’accueil. */
export const Outside: Story = {
  name: "Hors du cadre",
  ...at("/mail/forgotPassword"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Courriel du mot de passe oublié" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Navigation principale" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Réserve" })).toHaveAttribute("href", "/");
  },
};

/** Le droit est demandé comme sur tout autre écran. */
export const Forbidden: Story = {
  name: "Accès refusé",
  ...at("/analytics/profiling/detail/12", "stagiaire"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText("Consulter les analyses")).toBeVisible();
  },
};
