import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ForgotPasswordSuccessScreen } from "./ForgotPasswordSuccessScreen.tsx";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";

const meta = {
  title: "Écrans/Mot de passe oublié, lien demandé",
  component: ForgotPasswordSuccessScreen,
  render: (_args, { globals }) => <GuestStory globals={globals}>{({ page }) => <ForgotPasswordSuccessScreen {...page} />}</GuestStory>,
  parameters: { layout: "fullscreen" },
  beforeEach: prepareGuestStory,
} satisfies Meta<typeof ForgotPasswordSuccessScreen>;
export default meta;
// Everything comes from the toolbar; nothing comes in as an argument.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** Says what happens next and what to check, and never whether the account exists. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Regardez votre messagerie" })).toBeVisible();
    await expect(canvas.getByText(/Si un compte correspond/)).toBeVisible();
    await expect(canvas.getByText(/vaut une heure/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "recommencez." })).toHaveAttribute("href", "/forgotPassword");
    await expect(canvas.getByRole("link", { name: "Revenir à la connexion" })).toHaveAttribute("href", "/login");
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Look at your mail" })).toBeVisible();
  },
};

export const Narrow: Story = {
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Revenir à la connexion" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
