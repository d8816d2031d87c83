import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { DeliveryListScreen } from "./DeliveryListScreen.tsx";
import { addDeliveries } from "./story-records.ts";

const path = "/settings/webhook/delivery";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Ce que les webhooks ont appris, ce qui est en route, et ce qui n’arrive pas. */
const meta = {
  title: "Écrans/Envois",
  component: DeliveryListScreen,
  parameters: { ...at(path) },
  beforeEach: addDeliveries,
} satisfies Meta<typeof DeliveryListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrivé, en échec avec ce qui a été répondu et le prochain essai. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const failing = await canvas.findByRole("row", { name: /Cache d’un titre rafraîchi/ });
    await expect(within(failing).getByText("En échec, essai 1")).toBeVisible();
    await expect(within(failing).getByText("Injoignable")).toBeVisible();
    const arrived = canvas.getByRole("row", { name: /^Essai/ });
    await expect(within(arrived).getByText("Arrivé")).toBeVisible();
    await expect(within(arrived).getByText("204")).toBeVisible();
    await expect(within(arrived).getByRole("link", { name: "Site de la librairie" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/settings\/webhook\/detail\/\d+$/),
    );
  },
};

/** Ce qui n’est pas arrivé, au clavier. */
export const NotArrived: Story = {
  name: "Filtré, en échec",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Essai/ });
    canvas.getByRole("button", { name: "État" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "En échec" }));
    await waitFor(() => expect(canvas.queryByRole("row", { name: /^Essai/ })).toBeNull());
    await expect(canvas.getByRole("row", { name: /Cache d’un titre rafraîchi/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer le filtre État" }));
    await expect(await canvas.findByRole("row", { name: /^Essai/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=msg_inconnu`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listWebhookDeliveries") };

export const Failed: Story = { name: "Échec", ...failedRead("listWebhookDeliveries") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Régler la console", "listWebhookDeliveries") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const failing = await canvas.findByRole("row", { name: /Cache of a title refreshed/ });
    await expect(within(failing).getByText("Failing, try 1")).toBeVisible();
  },
};
