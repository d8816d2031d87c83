import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { GuestNotFoundScreen } from "./GuestNotFoundScreen.tsx";
import { GuestStory, narrow, narrowViewport, prepareGuestStory } from "./GuestStory.fixtures.tsx";

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
// What varies is the address; it comes by `parameters`.
type Story = Omit<StoryObj<typeof meta>, "args">;

/** The specification's sentence, what it means, and the way home; the window is named in the page's language. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1 });
    await expect(heading).toHaveTextContent(/^This page could not be found$/);
    await expect(heading).toHaveAttribute("lang", "en");
    await expect(canvas.getByText("L’adresse ne correspond à aucune page de la console.")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Page introuvable – Réserve"));
    await expect(canvas.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  },
};

/** A language that the client does not offer: the sentence has its full stop, the page is French. */
export const OtherLanguage: Story = {
  parameters: { isOtherLanguage: true },
  globals: { client: "bookshop" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(/^This page could not be found\.$/);
    await expect(canvas.getByText(/^Cette langue n’est pas proposée ici/)).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/en/");
    await waitFor(() => expect(document.title).toBe("Page not found – Réserve"));
  },
};

export const Narrow: Story = {
  parameters: { viewport: narrowViewport },
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Revenir à l’accueil" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
