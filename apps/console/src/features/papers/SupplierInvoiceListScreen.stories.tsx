import type { Schemas } from "@reserve/contract";
import { empty, mock, withItems } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { SupplierInvoiceListScreen } from "./SupplierInvoiceListScreen.tsx";

const path = "/public/paper/received";

const invoice = (id: number, part: Partial<Schemas["SupplierInvoice"]>): Schemas["SupplierInvoice"] => ({
  ...{ id, kind: "Invoice", number: `FA-2026-${1180 + id}`, supplierName: "Sodis", supplierNumber: "552081317", issuedOn: "2026-11-18" },
  ...{ total: "412.60", currency: "EUR", fileName: `FA-2026-${1180 + id}.pdf`, receivedAt: "2026-11-19T08:00:00.000Z" },
  ...part,
});

const invoices = [
  invoice(4, { supplierName: "Union Distribution – Centre de Lille-Lesquin", total: "1284.07" }),
  invoice(3, { kind: "CreditNote", number: "AV-2026-0031", total: "-38.15" }),
  invoice(2, {}),
  invoice(1, { supplierName: "Gardners Books Ltd", supplierNumber: "GB568911273", total: "96.20", currency: "GBP" }),
];

/** Les factures des fournisseurs que la plateforme agréée a livrées : qui, combien, et le fichier tel qu’il est arrivé. */
const meta = {
  title: "Écrans/Factures reçues",
  component: SupplierInvoiceListScreen,
  parameters: { ...consoleStory({ path, at: path, user: "libraire" }) },
  beforeEach: ({ msw }) => msw.use(withItems("listSupplierInvoices", invoices)),
} satisfies Meta<typeof SupplierInvoiceListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par facture, la dernière reçue d’abord ; un avoir est négatif, une autre devise se lit. */
export const Loaded: Story = {
  name: "Principal",
  beforeEach: ({ msw }) => msw.use(mock("getSupplierInvoiceFile", () => ({ fileName: "FA-2026-1182.pdf", body: new Uint8Array([37]) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /AV-2026-0031 Sodis .*Avoir .*−38,15\s€/ })).toBeVisible();
    await expect(canvas.getByText(/^96,20\sGBP$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Télécharger la facture FA-2026-1182 de Sodis" }));
    await expect(await screen.findByText("Facture téléchargée.")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(empty("listSupplierInvoices")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aucun résultat/)).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listSupplierInvoices") };

export const Failed: Story = { name: "Échec", ...failedRead("listSupplierInvoices") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "listSupplierInvoices") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Invoices received" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Download the invoice FA-2026-1182 of Sodis" })).toBeVisible();
  },
};
