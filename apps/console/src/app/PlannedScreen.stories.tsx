import { signedInAs } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { consoleStory } from "../shared/story.tsx";
import { PlannedScreen } from "./PlannedScreen.tsx";

const meta = {
  title: "Écrans/Pas encore construit",
  component: PlannedScreen,
  parameters: consoleStory({ path: "/", at: "/public/discount", isFramed: true }),
} satisfies Meta<typeof PlannedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name, what will be done there, that nothing is there yet, and the built screens nearby that this person may open. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Remises" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Pas encore construit" })).toBeVisible();
    const main = canvas.getByRole("main");
    await expect(main).toHaveTextContent("Vous y verrez les remises en cours, à venir et passées.");
    await expect(canvas.getAllByRole("link", { name: /^Commandes/ }).find((link) => main.contains(link))).toBeVisible();
  },
};

/** A detail keeps its way back in the crumbs. */
export const Detail: Story = {
  parameters: consoleStory({ path: "/", at: "/cms/post/detail/12", isFramed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Article" })).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Fil d’Ariane" })).toHaveTextContent(/Contenus.*Articles.*Article/);
  },
};

/** A page outside the console has no drawer; its name leads home. */
export const Outside: Story = {
  parameters: consoleStory({ path: "/", at: "/mail/forgotPassword", isFramed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Courriel du mot de passe oublié" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Navigation principale" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Réserve" })).toHaveAttribute("href", "/");
  },
};

/** The right is asked for as on every other screen. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(signedInAs("stagiaire")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText("Gérer les remises")).toBeVisible();
  },
};
