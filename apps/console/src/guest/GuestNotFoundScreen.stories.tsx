import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { GuestNotFoundScreen } from "./GuestNotFoundScreen.tsx";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";

/** La page 404 de la spécification pour qui n’est pas connecté : la phrase, ce qu’elle veut dire, et le chemin de l’accueil. */
const meta = {
  title: "Écrans/Page introuvable, sans session",
  component: GuestNotFoundScreen,
  render: (_args, { globals, parameters }) => (
    <GuestStory globals={globals}>
      {({ page }) => <GuestNotFoundScreen {...page} isOtherLanguage={parameters.isOtherLanguage === true} />}
    </GuestStory>
  ),
  parameters: { layout: "fullscreen" },
  beforeEach: prepareGuestStory,
} satisfies Meta<typeof GuestNotFoundScreen>;
export default meta;
// What varies is the URL; it comes by `parameters`.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** La phrase de la spécification, ce qu’elle veut dire, et le chemin de l’accueil ; la fenêtre est nommée dans la langue de la page. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent(/^This page could not be found$/);
    await expect(heading).toHaveAttribute("lang", "en");
    await expect(canvas.getByText("L’adresse ne correspond à aucune page de la console.")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Page introuvable – Réserve"));
    await expect(canvas.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  },
};

/** Une langue que le client ne propose pas : la phrase a son point, la page est en français. */
export const OtherLanguage: Story = {
  name: "Langue non proposée",
  parameters: { isOtherLanguage: true },
  globals: { client: "bookshop" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(/^This page could not be found\.$/);
    await expect(canvas.getByText(/^Cette langue n’est pas proposée ici/)).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/en/");
    await waitFor(() => expect(document.title).toBe("Page not found – Réserve"));
  },
};

export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Revenir à l’accueil" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
