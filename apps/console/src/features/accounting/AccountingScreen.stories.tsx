import type { ApiClient } from "@reserve/api-client";
import { failing, loading } from "@reserve/mocks";
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
    await expect(await canvas.findByText("Rien n’a été vendu ni encaissé en février 2019.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Télécharger les écritures (FEC)" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Mois suivant" }));
    await expect(await canvas.findByText("Rien n’a été vendu ni encaissé en mars 2019.")).toBeVisible();
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
