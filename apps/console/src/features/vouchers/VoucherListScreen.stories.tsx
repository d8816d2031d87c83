import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { VoucherListScreen } from "./VoucherListScreen.tsx";

const path = "/public/voucher";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh", user: "libraire" });
const dialog = async () => within(await screen.findByRole("alertdialog"));

/** Les bons d’achat : vendus, offerts ou rendus, avec ce qu’il en reste. */
const meta = {
  title: "Écrans/Bons d’achat",
  component: VoucherListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof VoucherListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par bon : son code, son état, son solde ; le code mène à sa page. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /32,50\s€ 50,00\s€/ }));
    await expect(row.getByRole("link", { name: /^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/voucher\/detail\/\d+$/),
    );
    await expect(row.getByText("Utilisable")).toBeVisible();
    await expect(canvas.getByText("Expiré")).toBeVisible();
    await expect(canvas.getByText("Annulé")).toBeVisible();
    await expect(canvas.getByText("Remboursement")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect((await canvas.findAllByRole("rowheader"))[0]).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listVouchers") };

export const Failed: Story = { name: "Échec", ...failedRead("listVouchers") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "listVouchers") };

/** Les bons expirés dont il reste quelque chose ; une partie du code suffit à en retrouver un. */
export const Filtered: Story = {
  name: "Filtré",
  parameters: at(`${path}?state=expired`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    const code = canvas.getByRole("rowheader").textContent ?? "";
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un bon d’achat" }), code.slice(2, 12).toLowerCase());
    await waitFor(() => expect(canvas.getByRole("table", { name: /^Bons d’achat, 1 résultat/ })).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Retirer le filtre État" })).toBeVisible();
  },
};

/** Vendre un bon au comptoir : valeur, moyen, dernier jour. */
export const Sold: Story = {
  name: "Vente",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vendre un bon" }));
    const asking = await dialog();
    await expect(asking.getByText(/La TVA n’est pas due à sa vente/)).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    const value = asking.getByRole("textbox", { name: "Valeur" });
    await waitFor(() => expect(value).toHaveAccessibleDescription(/Indiquez la valeur du bon\./));
    await userEvent.type(value, "40");
    await expect(asking.getByRole("checkbox", { name: "Au comptoir" })).toBeChecked();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await expect(await screen.findByText(/^Le bon BA-\d{6} vaut 40,00\s€\./)).toBeVisible();
  },
};

/** Un bon offert sans raison : le serveur la demande à son champ. */
export const Granted: Story = {
  name: "Offert, refusé",
  beforeEach: ({ msw }) => msw.use(rejected("createVoucher", { note: "Dites pourquoi ce bon est offert." })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vendre un bon" }));
    const asking = await dialog();
    await userEvent.type(asking.getByRole("textbox", { name: "Valeur" }), "15");
    await userEvent.click(asking.getByRole("radio", { name: "Offert" }));
    await expect(asking.queryByRole("checkbox", { name: "Au comptoir" })).toBeNull();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await waitFor(() =>
      expect(asking.getByRole("textbox", { name: "Note" })).toHaveAccessibleDescription(/Dites pourquoi ce bon est offert\./),
    );
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Vouchers" })).toBeVisible();
    await expect((await canvas.findAllByText("Usable"))[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sell a voucher" })).toBeVisible();
  },
};
