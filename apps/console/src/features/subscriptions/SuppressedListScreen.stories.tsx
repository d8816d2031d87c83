import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { SuppressedListScreen } from "./SuppressedListScreen.tsx";

const path = "/subscription/suppressed";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const CALLED = "contact@trop-de-courriels.example";

/** Les adresses auxquelles plus rien n’est envoyé, quel que soit l’abonnement : à la demande, après une plainte, ou parce que les courriels reviennent. */
const meta = {
  title: "Écrans/Adresses écartées",
  component: SuppressedListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof SuppressedListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque adresse avec sa raison, et qui l’a écartée. */
export const Loaded: Story = {
  name: "Principal",
  parameters: at(`${path}?search=trop`),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: new RegExp(CALLED) });
    await expect(within(row).getByText("À sa demande")).toBeVisible();
    await expect(within(row).getByText("Mathilde Kervella")).toBeVisible();
  },
};

/** Une adresse s’écarte avec une raison ; deux fois, le serveur le dit à son champ, et rien de ce qui est tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Écarter une adresse" }));
    const dialog = within(await bodyOf(canvasElement).findByRole("dialog"));
    const email = dialog.getByRole("textbox", { name: "Adresse électronique" });
    await userEvent.type(email, CALLED);
    await userEvent.click(dialog.getByRole("button", { name: "Écarter" }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Cette adresse est déjà écartée\./));
    await expect(email).toHaveValue(CALLED);
    await userEvent.type(email, ".org");
    await userEvent.click(dialog.getByRole("button", { name: "Écarter" }));
    await expect(await canvas.findByRole("row", { name: new RegExp(`${CALLED}.org`) })).toBeVisible();
  },
};

/** Elle se reprend, avec une raison qui reste au journal. */
export const Released: Story = {
  name: "Reprise",
  parameters: at(`${path}?search=trop`),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Reprendre ${CALLED}` }));
    const dialog = within(await bodyOf(canvasElement).findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Raison" }), "Elle le demande.");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listSuppressedEmails") };

export const Failed: Story = { name: "Échec", ...failedRead("listSuppressedEmails") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les abonnements", "listSuppressedEmails") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Suppressed addresses" })).toBeVisible();
    await expect((await canvas.findAllByText("Mail refused"))[0]).toBeVisible();
  },
};
