import { rejected, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { notes, voucherNoted } from "./story-records.ts";
import { VoucherScreen } from "./VoucherScreen.tsx";

const path = "/public/voucher/detail/:id?";
const noted = (note: string) => consoleStory({ path, at: voucherNoted(note), server: "fresh", user: "libraire" });
const dialog = async () => within(await screen.findByRole("alertdialog"));

/** Un bon d’achat : son code, son solde et tout ce qui lui est arrivé. */
const meta = {
  title: "Écrans/Bon d’achat",
  component: VoucherScreen,
  parameters: { ...noted(notes.partlyUsed) },
} satisfies Meta<typeof VoucherScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** L’historique s’additionne au solde, et chaque commande payée y est liée. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Bon d’achat BA-\d{6}/ })).toBeVisible();
    await expect(canvas.getByText(/^Reste 32,50\s€ sur 50,00\s€$/)).toBeVisible();
    const history = within(canvas.getByRole("table", { name: /^Historique, 2 mouvements/ }));
    await expect(history.getByRole("row", { name: /Vendu.*Carte/ })).toBeVisible();
    await expect(history.getByRole("link", { name: /^commande nº\s\d+$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Imprimer le reçu" }));
    await expect(await screen.findByText("Reçu téléchargé.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getVoucher") };

export const Failed: Story = { name: "Échec", ...failedRead("getVoucher") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getVoucher") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/public/voucher", "getVoucher") };

/** Le dernier jour se corrige avec un motif, qui reste dans l’historique. */
export const Extended: Story = {
  name: "Prolongé",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Corriger la validité" }));
    const asking = await dialog();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    const reason = asking.getByRole("textbox", { name: "Motif" });
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Indiquez le motif\./));
    await userEvent.type(reason, "Prolongé à sa demande");
    const day = asking.getByRole("textbox", { name: /^Valable jusqu’au/ });
    await userEvent.clear(day);
    await userEvent.type(day, "31/12/2028");
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText(/→ 31\/12\/2028/)).toBeVisible();
    await expect(canvas.getByText(/Prolongé à sa demande/)).toBeVisible();
  },
};

/** Annulé, le solde rendu : il ne peut plus rien payer, et l’action n’est plus offerte. */
export const Cancelled: Story = {
  name: "Annulé",
  parameters: noted(notes.unused),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Annuler le bon" }));
    const asking = await dialog();
    await userEvent.type(asking.getByRole("textbox", { name: "Motif" }), "Commande annulée");
    await userEvent.click(asking.getByRole("checkbox", { name: /^Rendre 80,00\s€ au client/ }));
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText(/^Reste 0,00\s€ sur 80,00\s€$/)).toBeVisible();
    await expect(canvas.getByText(/Commande annulée/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Annuler le bon" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Le serveur refuse le motif : ses mots sont au champ, et ce qui est écrit reste. */
export const Rejected: Story = {
  name: "Refusé",
  beforeEach: ({ msw }) => msw.use(rejected("setVoucherExpiry", { reason: "Ce motif est trop long." })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Corriger la validité" }));
    const asking = await dialog();
    const reason = asking.getByRole("textbox", { name: "Motif" });
    await userEvent.type(reason, "Prolongé");
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Ce motif est trop long\./));
    await expect(reason).toHaveValue("Prolongé");
  },
};

/** Le bon a servi entre-temps : c’est dit, et rien n’est annulé. */
export const Conflict: Story = {
  name: "Périmé",
  beforeEach: ({ msw }) => msw.use(stale("cancelVoucher")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Annuler le bon" }));
    const asking = await dialog();
    await userEvent.type(asking.getByRole("textbox", { name: "Motif" }), "Carte perdue");
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await expect((await screen.findAllByText(/Quelqu’un a modifié cette fiche/))[0]).toBeVisible();
    await expect(canvas.getByText(/^Reste 32,50\s€ sur 50,00\s€$/)).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Voucher BA-\d{6}/ })).toBeVisible();
    await expect(canvas.getByText(/^€32\.50 left of €50\.00$/)).toBeVisible();
  },
};
