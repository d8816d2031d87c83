import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { SubscriptionListScreen } from "./SubscriptionListScreen.tsx";

const path = "/subscription";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Ce à quoi on s’abonne : la lettre, les offres, les alertes, la carte ; combien de personnes y sont, combien sont parties. */
const meta = {
  title: "Écrans/Abonnements",
  component: SubscriptionListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof SubscriptionListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les cinq types, chacun avec ses nombres ; le nom mène aux personnes. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /La lettre du mois/ });
    await expect(within(row).getByRole("link", { name: "La lettre du mois" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/subscription\/detail\/\d+$/),
    );
    await expect(within(row).getByText("Lettre d’information")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(5);
    await expect(await canvas.findByRole("link", { name: "Nouvel abonnement" })).toHaveAttribute("href", "/subscription/detail");
    await expect(canvas.getByRole("link", { name: "Adresses écartées" })).toHaveAttribute("href", "/subscription/suppressed");
  },
};

/** On trouve par le nom ou l’identifiant, sans accents. */
export const Searched: Story = {
  name: "Cherché",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /La lettre du mois/ });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un abonnement" }), "fidelite");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Carte de fidélité" })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: /La lettre du mois/ })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listSubscriptions") };

export const Failed: Story = { name: "Échec", ...failedRead("listSubscriptions") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les abonnements", "listSubscriptions") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /The monthly letter/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Subscriptions" })).toBeVisible();
  },
};
