import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { failing, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { PaperListScreen } from "./PaperListScreen.tsx";

const path = "/public/paper";

/** Notes a returned copy, which issues the invoice of its order and a credit note; returns the URL of the register. */
async function issued(api: ApiClient): Promise<string> {
  const returned = await api.read("getDocument", { query: { id: 24121 } });
  const [line] = returned.items;
  if (!line) throw new Error("the order has no line");
  const body = { documentId: 24121, items: [{ itemId: line.id, quantity: 1, state: "Resellable" as const }] };
  const noted = await api.send("returnDocumentItems", { body }, { version: `"${returned.version}"` });
  if (!noted.isValid) throw new Error(noted.errors.join());
  return path;
}

/** Le registre des pièces : chaque facture et chaque avoir émis, avec leurs totaux, leur tableau et leurs PDF. */
const meta = {
  title: "Écrans/Registre des pièces",
  component: PaperListScreen,
  parameters: { ...consoleStory({ path, at: issued, server: "fresh", user: "libraire" }) },
} satisfies Meta<typeof PaperListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par pièce, la plus récente d’abord ; l’avoir nomme sa facture, et le PDF d’une pièce se télécharge à sa ligne. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const [note, invoice] = await canvas.findAllByRole("rowheader");
    await expect(note).toHaveTextContent(/^A2026-\d{5}$/);
    await expect(invoice).toHaveTextContent(/^F2026-\d{5}$/);
    await expect(canvas.getByText("Avoir")).toBeVisible();
    await expect(canvas.getByRole("link", { name: invoice?.textContent ?? "" })).toHaveAttribute(
      "href",
      expect.stringContaining("?search=F2026-"),
    );
    await expect(canvas.getAllByRole("link", { name: "24121" })[0]).toHaveAttribute("href", "/public/document/detail/24121");
    await expect(canvas.getByText(/^Total HT .*, TVA .*, TTC .*, avoirs déduits\.$/)).toBeVisible();
    // Nothing of e-invoicing without a platform.
    await expect(canvas.queryByRole("link", { name: "Factures reçues" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Télécharger en PDF\s: A2026-/ }));
    await expect(await screen.findByText("Document téléchargé.")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: consoleStory({ path, at: `${path}?search=introuvable`, server: "fresh", user: "libraire" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Télécharger les PDF (ZIP)" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await waitFor(() => expect(canvas.getByRole("searchbox", { name: "Chercher une pièce" })).toHaveValue(""));
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listIssuedPapers") };

export const Failed: Story = { name: "Échec", ...failedRead("listIssuedPapers") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "listIssuedPapers") };

/** Une partie d’un numéro suffit ; le tableau et les PDF suivent la recherche. */
export const Filtered: Story = {
  name: "Filtré",
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une pièce" }), "a2026");
    await waitFor(() => expect(canvas.getByRole("table", { name: /^Registre des pièces, 1 résultat/ })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Télécharger les PDF (ZIP)" }));
    await expect(await screen.findByText(/^pièces-a2026-.*\.zip$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Exporter" }));
    const asking = within(await screen.findByRole("dialog"));
    await userEvent.click(await asking.findByRole("button", { name: /CSV/ }));
    await expect(await screen.findByText(/^pièces-a2026-.*\.csv$/)).toBeVisible();
  },
};

/** Les PDF n’ont pas pu être réunis : c’est dit, et la liste reste. */
export const PdfsFailed: Story = {
  name: "ZIP échoué",
  beforeEach: ({ msw }) => msw.use(failing("exportIssuedPaperPdfs")),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Télécharger les PDF (ZIP)" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")[0]).toBeVisible();
  },
};

/** Une année entière, de toutes sortes : plus de 500 pièces ne se téléchargent pas d’un coup. */
export const ManyPapers: Story = {
  name: "Plus de 500 pièces",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listIssuedPapers", () => ({
        ...{
          totalCount: 1240,
          totalIsExact: true,
          page: 1,
          pageSize: 25,
          nextCursor: null,
          taxRates: [0.2, 0.055, 0.021],
          hasPlatform: false,
        },
        sums: { priceNoTax: "31204.60", tax: "1921.13", priceWithTax: "33125.73" },
        items: [
          {
            ...{ id: 9, kind: "CreditNote", number: "A2026-00087", issuedAt: "2026-11-20T15:20:00.000Z", isFacturX: false },
            ...{ document: { id: 24121, customId: "24121" }, buyerName: "Annick Le Goff", taxRates: [0.055] },
            ...{ priceNoTax: "-18.96", tax: "-1.04", priceWithTax: "-20.00", corrects: { id: 8, number: "F2026-01152" } },
          },
          {
            ...{ id: 8, kind: "Invoice", number: "F2026-01152", issuedAt: "2026-11-20T09:12:00.000Z", isFacturX: true },
            ...{ document: { id: 24111, customId: "24111" }, buyerName: "Médiathèque intercommunale du pays de Landerneau" },
            ...{ priceNoTax: "1204.60", tax: "71.93", priceWithTax: "1276.53", taxRates: [0.021, 0.055, 0.2], corrects: null },
          },
        ],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /A2026-00087 Avoir .*−1,04\s€ −20,00\s€/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Télécharger les PDF (ZIP)" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByText(/TTC 33\s125,73\s€/)).toBeVisible();
  },
};

/** Les pièces des organismes publics partent pour Chorus Pro en un seul fichier. */
export const ForChorusPro: Story = {
  name: "Pour Chorus Pro",
  parameters: consoleStory({ path, at: `${path}?isPublicBody=true`, server: "fresh", user: "libraire" }),
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listIssuedPapers", () => ({
        ...{ totalCount: 1, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null, taxRates: [0.055], hasPlatform: false },
        sums: { priceNoTax: "94.79", tax: "5.21", priceWithTax: "100.00" },
        items: [toMediatheque(1, "F2026-00001")],
      })),
      mock("exportIssuedPaperPdfs", ({ query }) => ({ fileName: `chorus-${query.isPublicBody}.zip`, body: new Uint8Array([80]) })),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Pour Chorus Pro (ZIP)" }));
    await expect(await screen.findByText("chorus-true.zip")).toBeVisible();
  },
};

type Row = Schemas["RegisteredPaper"];

const toMediatheque = (id: number, number: string): Row => ({
  ...{ id, kind: "Invoice", number, issuedAt: "2026-11-20T09:12:00.000Z", isFacturX: true, document: { id: 24111, customId: "24111" } },
  ...{ buyerName: "Médiathèque intercommunale du pays de Landerneau", taxRates: [0.055], corrects: null },
  ...{ priceNoTax: "94.79", tax: "5.21", priceWithTax: "100.00" },
});

const atPlatform = (id: number, number: string, status: Schemas["PlatformStatus"]): Row => ({
  ...toMediatheque(id, number),
  platform: { status, handedOverAt: null, history: [] },
});

/** Une plateforme agréée est reliée : chaque pièce y a un statut, que l’on filtre, et ce qui est à corriger ressort. */
export const WithPlatform: Story = {
  name: "Avec plateforme agréée",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listIssuedPapers", () => ({
        ...{ totalCount: 4, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null, taxRates: [0.055], hasPlatform: true },
        sums: { priceNoTax: "379.16", tax: "20.84", priceWithTax: "400.00" },
        items: [
          atPlatform(4, "F2026-00004", "HandedOver"),
          atPlatform(3, "F2026-00003", "Rejected"),
          atPlatform(2, "F2026-00002", "Refused"),
          atPlatform(1, "F2026-00001", "Collected"),
        ],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /F2026-00003 Facture Rejetée/ })).toBeVisible();
    await expect(canvas.getByText("Encaissée")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Plateforme agréée/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Factures reçues" })).toHaveAttribute("href", "/public/paper/received");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Register of papers" })).toBeVisible();
    await expect((await canvas.findAllByText("Invoice"))[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download the PDFs (ZIP)" })).toBeVisible();
  },
};
