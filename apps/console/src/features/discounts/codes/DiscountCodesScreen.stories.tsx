import { failing, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/csf";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { to } from "../../../shared/links/to.ts";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
import { codesAt, names } from "../story-records.ts";
import { DiscountCodesScreen } from "./DiscountCodesScreen.tsx";

const path = "/public/discount/codes/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(codesAt(names.coded));
const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const title = /^Codes de «\sAnniversaire de la librairie\s»$/;

/** Les codes d’une remise, un par commande : on en ajoute beaucoup à la fois, on les cherche, on les exporte, on retire ceux qui restent. */
const meta = {
  title: "Écrans/Codes d’une remise",
  component: DiscountCodesScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof DiscountCodesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le dernier qui a changé d’abord : retiré, utilisé avec sa commande, ou libre ; les vues comptent. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByText("11 utilisés sur 39")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /QUAI-24101/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Libres\s*28/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^Retirés/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: "La remise" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/discount\/detail\/\d+$/),
    );
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getDiscount") };

export const Failed: Story = { name: "Échec", ...failedRead("getDiscount") };

/** La remise se lit, ses codes non : la liste propose d’essayer encore. */
export const ListFailed: Story = {
  name: "Échec de la liste",
  beforeEach: ({ msw }) => msw.use(failing("listDiscountCodes")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/public/discount", "getDiscount") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les remises", "getDiscount") };

/** Rien n’est encore créé : ce qui manque est dit sur les boutons. */
export const Empty: Story = {
  name: "Vide",
  ...place(codesAt(names.active)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retirer les codes libres" })).toHaveAccessibleDescription(
      /Aucun code n’est libre/,
    );
    await expect(canvas.getByRole("button", { name: "Exporter" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("textbox", { name: /^Début du code/ })).toHaveValue("NOEL-");
  },
};

/** Cinq cents codes d’un coup, tous lisibles. */
export const Made: Story = {
  name: "Ajoutés",
  ...place(codesAt(names.active)),
  play: async ({ canvas, canvasElement }) => {
    const count = await canvas.findByRole("spinbutton", { name: "Nombre" });
    await expect(canvas.getByRole("button", { name: "Ajouter les codes" })).toHaveAccessibleDescription(/Dites combien/);
    await userEvent.type(count, "500{Enter}");
    await expect(await bodyOf(canvasElement).findByText("500 codes ajoutés.")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Libres\s*500/ })).toBeVisible();
    const codes = await canvas.findAllByRole("rowheader", { name: /^NOEL-[2-9A-HJ-NP-Z]{6}$/ });
    await expect(codes.length).toBeGreaterThan(9);
  },
};

/** Ce que le serveur refuse se lit au champ, et ce qui est tapé reste. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("createDiscountCodes", { prefix: "Lettres sans accent, chiffres et traits d’union." })),
  play: async ({ canvas }) => {
    const prefix = await canvas.findByRole("textbox", { name: /^Début du code/ });
    await userEvent.clear(prefix);
    await userEvent.type(prefix, "été-");
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Nombre" }), "3{Enter}");
    await waitFor(() => expect(prefix).toHaveAccessibleDescription(/Lettres sans accent/));
    await expect(prefix).toHaveValue("été-");
  },
};

/** Un code se retire, ou tous ceux qui sont libres, après une question qui dit lesquels. */
export const Withdrawn: Story = {
  name: "Retirés",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^Libres\s*28/ }));
    const [button] = await canvas.findAllByRole("button", { name: /^Retirer le code ANNIV-/ });
    await userEvent.click(button as HTMLElement);
    const one = within(await bodyOf(canvasElement).findByRole("alertdialog"));
    await expect(one.getByText(/^Retirer le code ANNIV-/)).toBeVisible();
    await userEvent.click(one.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("link", { name: /^Libres\s*27/ })).toBeVisible();
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Retirer les codes libres" }));
    const all = within(await bodyOf(canvasElement).findByRole("alertdialog"));
    await expect(all.getByText(/27 codes libres/)).toBeVisible();
    await userEvent.click(all.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("link", { name: /^Retirés\s*29/ })).toBeVisible();
  },
};

/** Une commande a pris le code pendant qu’on le retirait : c’est dit, et la liste le montre. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await userEvent.click(await canvas.findByRole("link", { name: /^Libres\s*28/ }));
    const [button] = await canvas.findAllByRole("button", { name: /^Retirer le code ANNIV-/ });
    await userEvent.click(button as HTMLElement);
    await takeFirstCode(context);
    const dialog = within(await bodyOf(canvasElement).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect((await bodyOf(canvasElement).findAllByText("Une commande a déjà ce code."))[0]).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Libres\s*27/ })).toBeVisible();
  },
};

/** On trouve par un bout du code ou par la commande. */
export const Searched: Story = {
  name: "Cherché",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /QUAI-24101/ });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un code" }), "quai-24104");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("row", { name: /QUAI-24104/ })).toBeVisible();
  },
};

/** Une remise sans code : rien à créer, et la page le dit. */
export const NotAsked: Story = {
  name: "Sans code",
  ...place(codesAt(names.draft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cette remise ne demande pas de code.")).toBeVisible();
    await expect(canvas.queryByRole("spinbutton")).toBeNull();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: codesAt(names.coded), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent(/Codes de/));
    await expect(within(crumbs).getByRole("link", { name: "Remises" })).toHaveAttribute("href", "/public/discount");
  },
};

/** Pour les personnes d’une cible : autant de codes que de personnes sont proposés. */
export const FromTarget: Story = {
  name: "Pour une cible",
  parameters: consoleStory({
    ...{ path, server: "fresh" },
    at: async (api) => {
      const [target] = (await api.read("listTargets", { query: { search: "Clients fidèles" } })).items;
      const [discount] = (await api.read("listDiscounts", { query: { search: names.coded } })).items;
      return to.discountCodes(discount?.id ?? 0, { target: target?.id ?? 0 });
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Les personnes qui ont commandé au moins 5 fois\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("spinbutton", { name: "Nombre" })).toHaveDisplayValue(/^\d+$/));
  },
};

/** An order takes the first free code of the list. */
async function takeFirstCode({ act, apiAs }: Pick<StoryContext, "act" | "apiAs">): Promise<void> {
  const api = apiAs("admin");
  const [discount] = (await api.read("listDiscounts", { query: { search: names.coded } })).items;
  const discountId = discount?.id ?? 0;
  const [first] = (await api.read("listDiscountCodes", { query: { discountId, state: ["free"] } })).items;
  const discounts = [{ discountId, taken: "1.00" }];
  await act("admin", "redeemDiscounts", {
    body: { orderReference: "QUAI-25000", discounts, customerId: null, code: first?.code ?? null, orderTotal: "20.00" },
  });
}
