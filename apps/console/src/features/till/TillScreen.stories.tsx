import type { ApiClient } from "@reserve/api-client";
import { conflict, loading, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { TillScreen } from "./TillScreen.tsx";

const path = "/public/till";
const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const dialog = async () => within(await screen.findByRole("alertdialog", { name: QUESTION }));

/** A pickup that is paid at the counter, in cash and by card; the till is that of its shop. */
async function paid(api: ApiClient): Promise<string> {
  const documentId = 24111;
  const read = await api.send("addDocumentComment", { body: { documentId, text: "Payée au comptoir." } });
  if (!read.isValid) throw new Error("the order is not there");
  const { totalPriceWithTax, store } = read.output.entityOutput;
  const card = (Number(totalPriceWithTax) - 10).toFixed(2);
  const counterPayments = [
    { means: "Cash" as const, amount: "10.00" },
    { means: "CreditCard" as const, amount: card },
  ];
  await api.send("validatePayment", { body: { documentId, counterPayments } });
  return `${path}?store=${store?.id ?? ""}`;
}

/** La caisse du jour : ce qui est entré et sorti au comptoir, et la clôture. */
const meta = {
  title: "Écrans/Caisse",
  component: TillScreen,
  parameters: { ...consoleStory({ path, at: paid, server: "fresh", user: "libraire" }) },
} satisfies Meta<typeof TillScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les totaux par moyen, et chaque mouvement avec sa commande. */
export const Loaded: Story = {
  name: "Chargée",
  play: async ({ canvas }) => {
    const totals = within(await canvas.findByRole("table", { name: "Par moyen de paiement" }));
    await expect(totals.getByRole("row", { name: /^Espèces 10,00\s€ 0,00\s€ 10,00\s€$/ })).toBeVisible();
    const payments = within(canvas.getByRole("table", { name: /^2 mouvements/ }));
    await expect(payments.getAllByRole("link", { name: /^nº\s24111$/ })).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Clôturer la journée" })).toBeVisible();
    await userEvent.click(payments.getAllByRole("button", { name: /^Ticket nº\s\d+$/ })[0] ?? canvas.getByRole("table"));
    await expect(await screen.findByText("Fichier téléchargé.")).toBeVisible();
  },
};

/** Le fonds de caisse s’ajoute à ce qui est attendu. */
export const OpeningFloat: Story = {
  name: "Fonds de caisse",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Modifier le fonds de caisse" }));
    const asking = await dialog();
    const amount = asking.getByRole("textbox", { name: "Fonds de caisse" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "100");
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.getByText(/^110,00\s€$/)).toBeVisible());
  },
};

/** Une journée d’octobre est clôturée : le mois peut l’être, et chaque période a son archive. */
export const Closings: Story = {
  name: "Clôtures",
  parameters: consoleStory({
    ...{ path, server: "fresh", user: "libraire" },
    at: async (api) => {
      await api.send("closeTillDay", { body: { day: "2026-10-31", countedCash: "0.00", seenCount: 0 } });
      return path;
    },
  }),
  play: async ({ canvas }) => {
    const closings = within(await canvas.findByRole("table", { name: /^1 clôture/ }));
    await expect(closings.getByText("Journée du 31/10/2026")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clôturer octobre 2026" }));
    await userEvent.click((await dialog()).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Mois : octobre 2026")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Archive de novembre 2026" }));
    await expect(await screen.findByText("Fichier téléchargé.")).toBeVisible();
  },
};

/** Une journée antérieure est encore ouverte : elle se clôture d’abord. */
export const EarlierOpen: Story = {
  name: "Journée antérieure ouverte",
  parameters: consoleStory({
    ...{ path, server: "fresh", user: "libraire" },
    at: async (api) => `${await paid(api)}&day=2026-11-30`,
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Voir cette journée" }));
    await expect(await canvas.findByRole("table", { name: /^2 mouvements/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: consoleStory({ path, at: `${path}?day=2026-11-02`, server: "fresh", user: "libraire" }),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText("Rien n’a été encaissé au comptoir ce jour-là.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Totaux du 02/11/2026" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Exporter" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Jour suivant" }));
    await expect(await canvas.findByRole("heading", { name: "Totaux du 03/11/2026" })).toBeVisible();
    // Before any answer comes, each press counts from the day that was requested last.
    msw.use(loading("getTillDay"));
    const day = canvas.getByRole("textbox", { name: "Journée" });
    for (const requested of ["02/11/2026", "01/11/2026"]) {
      await userEvent.click(canvas.getByRole("button", { name: "Jour précédent" }));
      await waitFor(() => expect(day).toHaveValue(requested));
    }
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getTillDay")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Caisse" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Clôturer la journée" })).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getTillDay") };

/** Une boutique qui n’existe pas, dans une adresse recopiée. */
export const NotFound: Story = {
  name: "Introuvable",
  parameters: consoleStory({ path, at: `${path}?store=999`, server: "fresh", user: "libraire" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getTillDay") };

/** Les espèces comptées disent l’écart avant la clôture, et la journée ne change plus ensuite. */
export const Closed: Story = {
  name: "Clôturée",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clôturer la journée" }));
    const asking = await dialog();
    await expect(asking.getByText(/Une journée clôturée ne change plus/)).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    const counted = asking.getByRole("textbox", { name: "Espèces comptées" });
    await waitFor(() => expect(counted).toHaveAccessibleDescription(/Comptez les espèces/));
    await userEvent.type(counted, "9,5");
    await expect(await asking.findByText(/^Il manque 0,50\s€\.$/)).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText(/^Journée clôturée \(nº\s\d+\)$/)).toBeVisible();
    await expect(canvas.getByText(/par Mathilde Kervella\. Espèces comptées\s: 9,50\s€\. Il manque 0,50\s€\./)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Clôturer la journée" })).toBeNull();
  },
};

/** Le serveur refuse le montant : ses mots sont au champ, et rien de ce qui a été compté n’est perdu. */
export const Rejected: Story = {
  name: "Refusée",
  beforeEach: ({ msw }) => msw.use(rejected("closeTillDay", { countedCash: "Indiquez les espèces comptées, 0 € au moins." })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clôturer la journée" }));
    const asking = await dialog();
    const counted = asking.getByRole("textbox", { name: "Espèces comptées" });
    await userEvent.type(counted, "10");
    await expect(await asking.findByText("La caisse est juste.")).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(counted).toHaveAccessibleDescription(/Indiquez les espèces comptées, 0 € au moins\./));
    await expect(counted).toHaveValue("10,00");
  },
};

/** Un encaissement est arrivé pendant le compte : c’est dit, et le montant compté reste. */
export const Conflict: Story = {
  name: "Périmée",
  beforeEach: ({ msw }) => msw.use(conflict("closeTillDay")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Clôturer la journée" }));
    const asking = await dialog();
    const counted = asking.getByRole("textbox", { name: "Espèces comptées" });
    await userEvent.type(counted, "10");
    await userEvent.click(asking.getByRole("button", { name: "Confirmer" }));
    await expect(await screen.findByRole("alertdialog", { name: QUESTION })).toBeVisible();
    await waitFor(() => expect(counted).toHaveValue("10,00"));
  },
};
