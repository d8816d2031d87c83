import { conflict } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { DeliveryScreen } from "./DeliveryScreen.tsx";
import { addDeliveries, away, deliveryAt, site } from "./story-records.ts";

const path = "/settings/webhook/delivery/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });

const first = place(deliveryAt(away));

/** Un événement en route vers un webhook : chaque essai et ce qui fut répondu, ce qui est envoyé, et le renvoi. */
const meta = {
  title: "Écrans/Envoi",
  component: DeliveryScreen,
  parameters: { ...first.parameters },
  beforeEach: addDeliveries,
} satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** En échec : l’essai, sa raison, le suivant, et le corps de l’événement. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Cache d’un titre rafraîchi/ })).toBeVisible();
    await expect(canvas.getByText("En échec, essai 1")).toBeVisible();
    await expect(within(canvas.getByRole("table", { name: "Essais" })).getByText("Injoignable")).toBeVisible();
    await expect(canvas.getByText("Prochain essai")).toBeVisible();
    await expect(canvas.getByText(/"type": "cache.refreshed"/)).toBeVisible();
    await expect(canvas.getByText(/^msg_[\da-f]{32}$/)).toBeVisible();
  },
};

/** Renvoyé après une question, sous le même identifiant. */
export const Resent: Story = {
  name: "Renvoyer",
  ...place(deliveryAt(site)),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText("Arrivé")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Renvoyer" }));
    const dialog = within(await page.findByRole("alertdialog"));
    await expect(dialog.getByText(/déjà arrivé chez « Site de la librairie »/)).toBeVisible();
    await userEvent.dblClick(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2), { timeout: 10_000 });
  },
};

/** Le serveur dit pourquoi rien ne repart. */
export const Conflict: Story = {
  name: "Renvoyer, refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(conflict("resendWebhookDelivery", "Cet envoi part à l’instant.", "Sending")),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Renvoyer" }));
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Cet envoi part à l’instant.")[0]).toBeVisible());
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getWebhookDelivery") };

export const Failed: Story = { name: "Échec", ...failedRead("getWebhookDelivery") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/settings/webhook/delivery", "getWebhookDelivery") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Régler la console", "getWebhookDelivery") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Send again" })).toBeVisible();
    await expect(within(canvas.getByRole("table", { name: "Tries" })).getByText("Out of reach")).toBeVisible();
  },
};
