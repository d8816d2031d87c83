import type { ApiClient } from "@reserve/api-client";
import { failing, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { AccountingScreen } from "./AccountingScreen.tsx";

const path = "/public/accounting";

/** A pickup that is paid in cash and handed over, which issues its invoice. */
async function sold(api: ApiClient): Promise<string> {
  const documentId = 24111;
  const read = await api.send("addDocumentComment", { body: { documentId, text: "Payée au comptoir." } });
  if (!read.isValid) throw new Error("the order is not there");
  const { totalPriceWithTax, items } = read.output.entityOutput;
  const itemIds = items.map(({ id }) => id);
  await api.send("notifyPicking", { body: { documentId, itemIds } });
  await api.send("validatePicking", { body: { documentId, itemIds, counterPayments: [{ means: "Cash", amount: totalPriceWithTax }] } });
  return `${path}?month=2026-11`;
}

/** La comptabilité d’un mois : la TVA, les encaissements, les ventes, et le fichier pour l’expert-comptable. */
const meta = {
  title: "Écrans/Comptabilité",
  component: AccountingScreen,
  parameters: { ...consoleStory({ path, at: sold, server: "fresh", user: "libraire" }) },
} satisfies Meta<typeof AccountingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La TVA par taux avec sa ligne de CA3, les moyens de paiement, chaque jour de vente. */
export const Loaded: Story = {
  name: "Chargée",
  play: async ({ canvas }) => {
    const vat = within(await canvas.findByRole("table", { name: "Par taux" }));
    await expect(vat.getByRole("row", { name: /^5,5\s% 09 / })).toBeVisible();
    await expect(
      within(canvas.getByRole("table", { name: "Par moyen de paiement" })).getByRole("row", { name: /^Espèces / }),
    ).toBeVisible();
    await expect(within(canvas.getByRole("table", { name: "Par jour" })).getAllByRole("row").length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole("button", { name: "Télécharger les écritures (FEC)" }));
    await expect(await screen.findByText("Écritures téléchargées.")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: consoleStory({ path, at: `${path}?month=2019-02`, server: "fresh", user: "libraire" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Février 2019 : rien n’a été vendu ni encaissé.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Télécharger les écritures (FEC)" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Mois suivant" }));
    await expect(await canvas.findByText("Mars 2019 : rien n’a été vendu ni encaissé.")).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getAccountingSummary")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Comptabilité" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getAccountingSummary") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getAccountingSummary") };

/** Le fichier n’a pas pu être écrit : c’est dit, et les chiffres restent. */
export const ExportFailed: Story = {
  name: "Téléchargement échoué",
  beforeEach: ({ msw }) => msw.use(failing("exportAccountingEntries")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Télécharger les écritures (FEC)" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Par taux" })).toBeVisible();
  },
};

/** Un mois de ventes à l’étranger : guichet unique par pays, livraisons intracommunautaires par numéro, exportations, et ce qui reste à vérifier. */
export const Abroad: Story = {
  name: "Ventes à l’étranger",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getAccountingSummary", () => ({
        ...{ from: "2026-11-01", to: "2026-11-30", receipts: [], deposits: "0.00" },
        days: [{ day: "2026-11-21", paperCount: 4, noTax: "263.60", tax: "16.10", withTax: "279.70" }],
        vat: [
          { regime: "France", country: "FR", taxRate: 0.055, ca3Line: "09", base: "23.60", tax: "1.30" },
          { regime: "Corsica", country: "FR", taxRate: 0.021, ca3Line: null, base: "10.00", tax: "0.21" },
          { regime: "Export", country: null, taxRate: 0, ca3Line: "E1", base: "60.00", tax: "0.00" },
          { regime: "IntraUnion", country: null, taxRate: 0, ca3Line: "F2", base: "90.00", tax: "0.00" },
          { regime: "Oss", country: "BE", taxRate: 0.06, ca3Line: "E3", base: "50.00", tax: "3.00" },
          { regime: "Oss", country: "DE", taxRate: 0.07, ca3Line: "E3", base: "20.00", tax: "1.40" },
          { regime: "Oss", country: "DE", taxRate: 0.19, ca3Line: "E3", base: "10.00", tax: "1.90" },
        ],
        unionSales: [{ vatNumber: "BE0428759497", base: "90.00" }],
        vatToCheck: [{ id: 24111, customId: "24111" }],
        ...{ invoices: { count: 4, withTax: "279.70" }, creditNotes: { count: 0, withTax: "0.00" } },
      })),
    ),
  play: async ({ canvas }) => {
    const oss = within(await canvas.findByRole("table", { name: "Par pays et par taux" }));
    await expect(oss.getByRole("row", { name: /^Allemagne, 7\s% 20,00\s€ 1,40\s€$/ })).toBeVisible();
    const french = within(canvas.getByRole("table", { name: "Par taux" }));
    await expect(french.getByRole("row", { name: /^Export E1 60,00/ })).toBeVisible();
    await expect(within(canvas.getByRole("table", { name: "Par client" })).getByRole("row", { name: /^BE0428759497 90,00/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "24111" })).toHaveAttribute("href", "/public/document/detail/24111");
  },
};

/** Le trimestre, pour qui déclare par trimestre : ce qu’il additionne, et le précédent. */
export const Quarter: Story = {
  name: "Trimestre",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Trimestre" }));
    await expect(await canvas.findByRole("heading", { name: "TVA, 4ᵉ trimestre 2026" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Trimestre" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Trimestre précédent" }));
    await expect(await canvas.findByRole("heading", { name: "TVA, 3ᵉ trimestre 2026" })).toBeVisible();
  },
};

/** Chaque chiffre mène à ses commandes : les pièces et les acomptes d’un taux, et leur somme. */
export const FigureOrders: Story = {
  name: "Les commandes d’un chiffre",
  play: async ({ canvas }) => {
    const vat = within(await canvas.findByRole("table", { name: "Par taux" }));
    const row = vat.getByRole("row", { name: /^5,5\s% 09 / });
    const [, base = ""] = within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
    await userEvent.click(within(row).getByRole("link"));
    const drawer = within(await screen.findByRole("dialog", { name: /^TVA, 5,5\s%, novembre 2026$/ }));
    await expect(await drawer.findByText((text) => text.includes(`${base.replace(/\s/g, " ")} hors taxe`))).toBeVisible();
    await expect(drawer.getByRole("link", { name: "24111" })).toHaveAttribute("href", "/public/document/detail/24111");
    await userEvent.click(drawer.getByRole("button", { name: "Fermer" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Les commandes d’un chiffre n’ont pas pu être lues : le tiroir le dit, les chiffres restent. */
export const FigureFailed: Story = {
  name: "Les commandes d’un chiffre, échec",
  beforeEach: ({ msw }) => msw.use(failing("listFigureOrders")),
  play: async ({ canvas }) => {
    const receipts = within(await canvas.findByRole("table", { name: "Par moyen de paiement" }));
    await userEvent.click(receipts.getByRole("link", { name: "Espèces" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Encaissements, Espèces, novembre 2026" }));
    await expect(await drawer.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
