import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";
import { ResetPasswordSuccessScreen } from "./ResetPasswordSuccessScreen.tsx";

/** Le nouveau mot de passe vaut, les sessions d’avant sont fermées, la connexion est à un clic. */
const meta = {
  title: "Écrans/Nouveau mot de passe, enregistré",
  component: ResetPasswordSuccessScreen,
  render: (_args, { globals }) => <GuestStory globals={globals}>{({ page }) => <ResetPasswordSuccessScreen {...page} />}</GuestStory>,
  parameters: { layout: "fullscreen" },
  beforeEach: prepareGuestStory,
} satisfies Meta<typeof ResetPasswordSuccessScreen>;
export default meta;
// Everything comes from the toolbar; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** Ce qui a changé, et la suite. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mot de passe enregistré" })).toBeVisible();
    await expect(canvas.getByText(/sessions ouvertes avec l’ancien sont fermées/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/login");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/en/login");
  },
};

export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Se connecter" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
