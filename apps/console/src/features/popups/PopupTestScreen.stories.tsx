import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord } from "../../shared/stories/story-states.ts";
import { PopupTestScreen } from "./PopupTestScreen.tsx";
import { addPopup, changePopup, titles } from "./story-records.ts";

const path = "/cms/popup/test";
const shop = consoleStory({ path, at: path, server: "fresh" });
const frameOf = `La page du site, avec « ${titles.active} »`;

/** Ce qu’un visiteur du site verrait maintenant : une fenêtre à la fois, qui ne revient pas une fois fermée. */
const meta = {
  title: "Écrans/Essai d’une fenêtre",
  component: PopupTestScreen,
  parameters: { ...shop },
  // What another story closed would stay away here.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof PopupTestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La fenêtre active, sur la page du site, dans un cadre où rien ne s’exécute. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(frameOf);
    await expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain("Livraison offerte dès 35 €"));
    await expect(await canvas.findByRole("link", { name: titles.active })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/cms\/popup\/detail\/\d+$/),
    );
    await expect(canvas.queryByText(titles.scheduled)).toBeNull();
  },
};

/** Fermée, elle ne revient pas avant le temps qu’elle demande ; on peut les revoir toutes. */
export const Closed: Story = {
  name: "Fermée",
  play: async ({ canvas }) => {
    await canvas.findByTitle(frameOf);
    await expect(canvas.getByText(/ne revient pas avant 7\sjours sur cet appareil/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Fermer la fenêtre" }));
    await expect(await canvas.findByRole("heading", { name: "Vous avez fermé toutes les fenêtres" })).toBeVisible();
    await expect(canvas.getByText(/^fermée jusqu’au /)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Les revoir toutes" }));
    await expect(await canvas.findByTitle(frameOf)).toBeVisible();
  },
};

/** Deux fenêtres en même temps : celle qui a commencé en dernier se montre, l’autre une fois qu’elle est fermée. */
export const Two: Story = {
  name: "Deux à la fois",
  beforeEach: async (context) => {
    await addPopup(context, { title: "Soldes d’été" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle("La page du site, avec « Soldes d’été »")).toBeVisible();
    await expect(canvas.getByText("après la précédente")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Fermer la fenêtre" }));
    await expect(await canvas.findByTitle(frameOf)).toBeVisible();
  },
};

/** Aucune fenêtre active : c’est dit. */
export const Empty: Story = {
  name: "Vide",
  beforeEach: async (context) => {
    await changePopup(context, titles.active, { isActive: false });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucune fenêtre ne se montre maintenant" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Toutes les fenêtres" })).toHaveAttribute("href", "/cms/popup");
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("listShownPopups") };

export const Failed: Story = { name: "Échec", ...failedRead("listShownPopups") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les fenêtres", "listShownPopups") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Close the popup" })).toBeVisible();
  },
};
