import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ForgotPasswordSuccessScreen } from "./ForgotPasswordSuccessScreen.tsx";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";

/** La même réponse, qui que l’on ait nommé : ce qui va se passer, et que regarder si rien ne vient. */
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

/** Ce qui va se passer et que vérifier, sans jamais dire si le compte existe. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Regardez votre messagerie" })).toBeVisible();
    await expect(canvas.getByText(/Si un compte correspond/)).toBeVisible();
    await expect(canvas.getByText(/vaut une heure/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "recommencez." })).toHaveAttribute("href", "/forgotPassword");
    await expect(canvas.getByRole("link", { name: "Revenir à la connexion" })).toHaveAttribute("href", "/login");
  },
};

export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Revenir à la connexion" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
