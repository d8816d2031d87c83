import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { addWebhooks, renameWebhook, site, webhookAt } from "./story-records.ts";
import { WebhookScreen } from "./WebhookScreen.tsx";

const path = "/settings/webhook/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(webhookAt(site));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un webhook à modifier ; sans numéro dans l’adresse, un nouveau. */
const meta = {
  title: "Écrans/Webhook",
  component: WebhookScreen,
  parameters: { ...first.parameters },
  beforeEach: addWebhooks,
} satisfies Meta<typeof WebhookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Où il appelle, de quoi il est prévenu, et ce qu’on peut y faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Site de la librairie/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Adresse appelée/ })).toHaveValue("https://www.librairie-exemple.fr/webhooks");
    await expect(canvas.getByRole("checkbox", { name: /^Commande expédiée/ })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: /^Commande remboursée/ })).not.toBeChecked();
    await expect(canvas.getByText(/^3 sur 10$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir les envois" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/settings\/webhook\/delivery\?webhookId=\d+$/),
    );
  },
};

/** Le secret se montre une fois ; ensuite il se change, et l’ancien signe encore un jour. */
export const Secret: Story = {
  name: "Secret montré puis changé",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Montrer le secret" }));
    await userEvent.click(within(await page.findByRole("alertdialog", { name: question })).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText(/^whsec_/)).toBeVisible();
    await expect(canvas.getByText(/^Copiez-le maintenant/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Changer le secret" }));
    await userEvent.click(within(await page.findByRole("alertdialog", { name: question })).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText(/^Le secret précédent signe aussi/)).toBeVisible();
  },
};

/** Un essai part ; sa page s’ouvre. */
export const Tried: Story = {
  name: "Essai envoyé",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer un essai" }));
    await expect(await canvas.findByText(/^\/settings\/webhook\/delivery\/detail\//)).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getWebhook") };

export const Failed: Story = { name: "Échec", ...failedRead("getWebhook") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/settings/webhook", "getWebhook") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Régler la console", "getWebhook") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateWebhook", { url: "L’adresse commence par https://." })),
  play: async ({ canvas }) => {
    const url = await canvas.findByRole("textbox", { name: /^Adresse appelée/ });
    await userEvent.clear(url);
    await userEvent.type(url, "http://www.exemple.fr/");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(url).toHaveAccessibleDescription(/commence par https/));
    await expect(url).toHaveValue("http://www.exemple.fr/");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => renameWebhook(context, site, "Nom du collègue"), {
    field: /^Nom/,
    save: /Enregistrer le webhook/,
    theirs: "Nom du collègue",
  }),
};

/** Arrêté et d’autres événements cochés, au clavier : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    (await canvas.findByRole("checkbox", { name: /^Commande remboursée/ })).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(/^4 sur 10$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^En marche/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer le webhook/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByText("Arrêté")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer le webhook/ })).toBeNull());
  },
};

/** Ce qui manque est dit ; une fois créé, le webhook a sa page. */
export const Created: Story = {
  name: "Nouveau webhook",
  ...place("/settings/webhook/detail"),
  play: async ({ canvas }) => {
    const url = await canvas.findByRole("textbox", { name: /^Adresse appelée/ });
    await userEvent.type(url, "https://autre.exemple.fr/rappel");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer le webhook/ }));
    await expect(await canvas.findByText("Cochez au moins un événement.")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Tous les événements/ }));
    await userEvent.click(canvas.getByRole("button", { name: /Créer le webhook/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^autre\.exemple\.fr/ })).toBeVisible();
  },
};

/** Supprimé après une question qui le nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimé",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer le webhook" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Site de la librairie »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/settings/webhook")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: webhookAt(site), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Site de la librairie"));
    await expect(within(crumbs).getByRole("link", { name: "Webhooks" })).toHaveAttribute("href", "/settings/webhook");
  },
};
