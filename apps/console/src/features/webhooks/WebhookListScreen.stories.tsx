import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { addWebhooks, sendEvents } from "./story-records.ts";
import { WebhookListScreen } from "./WebhookListScreen.tsx";

const path = "/settings/webhook";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Les adresses prévenues de ce qui se passe en boutique : leur état, ce qui les attend, leur dernière réussite. */
const meta = {
  title: "Écrans/Webhooks",
  component: WebhookListScreen,
  parameters: { ...at(path) },
  beforeEach: addWebhooks,
} satisfies Meta<typeof WebhookListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par webhook ; le nom y mène. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Site de la librairie/ });
    await expect(within(row).getByRole("link", { name: "Site de la librairie" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/settings\/webhook\/detail\/\d+$/),
    );
    await expect(within(row).getByText("En marche")).toBeVisible();
    await expect(within(row).getByText("https://www.librairie-exemple.fr/webhooks")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nouveau webhook" })).toHaveAttribute("href", "/settings/webhook/detail");
    await expect(canvas.getByRole("link", { name: "Envois" })).toHaveAttribute("href", "/settings/webhook/delivery");
  },
};

/** Ce qui n’arrive pas se voit : l’état le dit, et combien attendent. */
export const Failing: Story = {
  name: "Un site en panne",
  beforeEach: sendEvents,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Ancien site/ });
    await expect(within(row).getByText("En échec")).toBeVisible();
    await expect(within(row).getByRole("cell", { name: "1" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "État" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "En échec" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Site de la librairie/ })).toBeNull());
    await expect(canvas.getByRole("button", { name: "Retirer le filtre État" })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: /Site de la librairie/ })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listWebhooks") };

export const Failed: Story = { name: "Échec", ...failedRead("listWebhooks") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Régler la console", "listWebhooks") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Site de la librairie/ });
    await expect(canvas.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Last success" })).toBeVisible();
  },
};
