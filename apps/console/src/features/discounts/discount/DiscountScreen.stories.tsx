import { claims, type DiscountTerms } from "@reserve/domain";
import { failing, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { to } from "../../../shared/links/to.ts";
import { writePreview } from "../../../shared/session/preview.ts";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import { eans } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
import { changeDiscount, discountAt, names } from "../story-records.ts";
import { DiscountScreen } from "./DiscountScreen.tsx";

const path = "/public/discount/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(discountAt(names.active));
const fresh = place("/public/discount/detail");
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une remise : ce qu’elle fait, relu en une phrase, ses champs quand ils comptent, et son essai sur un panier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Remise",
  component: DiscountScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof DiscountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sa phrase, son état et son échéance, le pourcentage comme on le dit, ses conditions, et combien de fois on l’a eue. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: names.active })).toBeVisible();
    await expect(canvas.getAllByText("Encore 33 jours")[0]).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Pourcentage" })).toHaveValue("5");
    await expect(canvas.getByRole("textbox", { name: /^Au plus/ })).toHaveValue("20,00");
    await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveValue("NOEL-7KQ4TW");
    await expect(canvas.getByRole("textbox", { name: "Achat minimum" })).toHaveValue("30,00");
    await expect(canvas.getByRole("spinbutton", { name: "Nombre de fois" })).toHaveValue("1");
    await expect(canvas.getByRole("link", { name: /^5\s% de moins$/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "sur 2 catégories" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "ne se cumule pas" })).toBeVisible();
    await expect(canvas.getByText(/^Sans heure, la remise vaut jusqu’au .* à 23:59:59, heure de Paris\.$/)).toBeVisible();
    await expect(canvas.getByText("37")).toBeVisible();
    const index = within(await canvas.findByRole("navigation", { name: "Sommaire" }));
    await expect(index.getByRole("link", { name: "Conditions" })).toHaveAttribute("href", "#discount-part-conditions");
    await expect(await canvas.findByRole("button", { name: "Supprimer la remise" })).toBeVisible();
  },
};

/** Ouverte depuis une cible : sa phrase reste sous les yeux, et chaque personne aura son code. */
export const FromTarget: Story = {
  name: "Depuis une cible",
  ...place(async (api) => {
    const [target] = (await api.read("listTargets", { query: { search: "Clients fidèles" } })).items;
    return to.discount({ target: target?.id ?? 0, name: "Clients fidèles" });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Les personnes qui ont commandé au moins 5 fois\./)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveValue("Clients fidèles");
    await expect(canvas.getByRole("checkbox", { name: /code/ })).toBeChecked();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getDiscount") };

export const Failed: Story = { name: "Échec", ...failedRead("getDiscount") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/public/discount", "getDiscount") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les remises", "getDiscount") };

/** Un champ n’est là que s’il compte : pourcentage et plafond, ou montant, ou aucun ; articles, code et nombre selon ce qui est choisi. */
export const Relevant: Story = {
  name: "Les champs qui comptent",
  ...fresh,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Pourcentage" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Au plus/ })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Montant" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Un montant" }));
    await expect(canvas.getByRole("textbox", { name: "Montant" })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Pourcentage" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /^Tout/ }));
    await expect(canvas.queryByRole("textbox", { name: "Montant" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Gratuit" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: /^Titres/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "La livraison" }));
    await expect(canvas.queryByRole("group", { name: /^Titres/ })).toBeNull();
    await expect(canvas.queryByRole("spinbutton", { name: "Nombre de fois" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "En tout" }));
    await expect(canvas.getByRole("spinbutton", { name: "Nombre de fois" })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Données pour le site/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Données pour le site, vides" }));
    await expect(canvas.getByRole("textbox", { name: /^Données pour le site/ })).toBeVisible();
  },
};

/** Un champ nouveau du contrat ne compile pas sans sa ligne : par quel contrôle on le lit, et le choix qui l’amène. */
const controls: Record<
  keyof DiscountTerms,
  { role?: "checkbox" | "combobox" | "group" | "radio" | "spinbutton" | "textbox"; name: RegExp; after?: string }
> = {
  name: { role: "textbox", name: /^Nom$/ },
  description: { role: "textbox", name: /^Description/ },
  isPublished: { role: "checkbox", name: /^Publiée/ },
  discountType: { role: "radio", name: /^Les articles$/ },
  usePercentage: { role: "radio", name: /^Un pourcentage$/ },
  discountPercentage: { role: "textbox", name: /^Pourcentage$/ },
  maximumDiscountAmountWithUserPercentage: { role: "textbox", name: /^Au plus/ },
  assignedToCategories: { name: /^Catégories/ },
  assignedToSubCategories: { name: /^Sous-catégories/ },
  assignedToProducts: { role: "group", name: /^Titres/ },
  assignedToProductAttributes: { role: "group", name: /^Particularités/ },
  requiresCouponCode: { role: "checkbox", name: /^Demander un code/ },
  couponCode: { role: "textbox", name: /^Code$/ },
  restrictedMinSpentAmount: { role: "textbox", name: /^Achat minimum$/ },
  restrictedToCustomerWithFidelity: { role: "combobox", name: /^Carte de fidélité$/ },
  restrictedToCustomerRoleId: { role: "combobox", name: /^Rôle du client$/ },
  restrictedShippingMethodName: { role: "combobox", name: /^Mode de livraison$/ },
  restrictedPaymentMethodName: { role: "combobox", name: /^Mode de paiement$/ },
  restrictedBillingCountryId: { role: "combobox", name: /^Pays de facturation$/ },
  restricedShippingCountryId: { role: "combobox", name: /^Pays de livraison$/ },
  publicationStartTime: { name: /^Début/ },
  publicationEndTime: { name: /^Fin/ },
  discountLimitationType: { role: "radio", name: /^Par client$/ },
  limitationTimes: { role: "spinbutton", name: /^Nombre de fois$/ },
  isCumulative: { role: "checkbox", name: /^Se cumule/ },
  extensionData: { role: "textbox", name: /^Données pour le site/ },
  // The last ones take the place of others.
  discountAmount: { role: "textbox", name: /^Montant$/, after: "Un montant" },
  isFree: { role: "radio", name: /^Tout/ },
};

/** Les vingt-huit champs du contrat, chacun par son contrôle. */
export const AllFields: Story = {
  name: "Les 28 champs",
  beforeEach: (context) =>
    changeDiscount(context, names.active, {
      ...{ restrictedToCustomerRoleId: 3, restrictedShippingMethodName: "Pickup", restrictedPaymentMethodName: "CreditCard" },
      ...{ restrictedBillingCountryId: "FR", restricedShippingCountryId: "BE", extensionData: '{"couleur":"rouge"}' },
    }),
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: "Nom" });
    await expect(Object.keys(controls)).toHaveLength(28);
    for (const { role, name, after } of Object.values(controls)) {
      if (after) await userEvent.click(canvas.getByRole("radio", { name: after }));
      const [control] = role ? await canvas.findAllByRole(role, { name }) : await canvas.findAllByLabelText(name);
      await expect(control).toBeVisible();
    }
  },
};

/** Chaque mot souligné de la phrase mène à son champ ; la phrase suit ce que l’on tape, et se dit 800 ms après la dernière touche. */
export const Sentence: Story = {
  name: "La phrase",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^5\s% de moins$/ }));
    const share = canvas.getByRole("textbox", { name: "Pourcentage" });
    await expect(share).toHaveFocus();
    await userEvent.clear(share);
    await userEvent.type(share, "4,5");
    await expect(canvas.getByRole("link", { name: /^4,5\s% de moins$/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole("status").some((status) => /^4,5\s% de moins sur 2 catégories, /.test(status.textContent ?? ""))).toBe(
        true,
      ),
    );
    await userEvent.click(canvas.getByRole("link", { name: "ne se cumule pas" }));
    await expect(canvas.getByRole("checkbox", { name: "Se cumule avec d’autres remises" })).toHaveFocus();
  },
};

/** Les conditions viennent une à une ; retirée, une condition se propose de nouveau, et la main y reste. */
export const Conditions: Story = {
  name: "Les conditions",
  ...fresh,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Aucune condition : la remise est pour tout le monde.", { normalizer: plain })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Achat minimum" }));
    const minimum = canvas.getByRole("textbox", { name: "Achat minimum" });
    await expect(minimum).toHaveFocus();
    await userEvent.type(minimum, "30{Tab}");
    await expect(canvas.getByRole("link", { name: /^dès 30,00\s€ d’achat$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Carte de fidélité" }));
    await expect(canvas.getByRole("link", { name: "pour les clients qui ont la carte" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Pays de livraison" }));
    await userEvent.click(canvas.getByRole("combobox", { name: "Pays de livraison" }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole("option", { name: "Belgique" }));
    await expect(canvas.getByRole("link", { name: /Belgique$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer la condition Achat minimum" }));
    await expect(canvas.queryByRole("textbox", { name: "Achat minimum" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Achat minimum" })).toHaveFocus();
  },
};

/** Au-delà de ce que la loi Lang permet, la page le dit sans rien empêcher ; livrer des livres pour rien, aussi. */
export const Hints: Story = {
  name: "Conseils",
  ...fresh,
  play: async ({ canvas, canvasElement }) => {
    const share = await canvas.findByRole("textbox", { name: "Pourcentage" });
    await userEvent.type(share, "5");
    await expect(await canvas.findByText(/expédié, il se vend au prix de l’éditeur/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Réserver au retrait en magasin" }));
    await expect(canvas.getByRole("combobox", { name: "Mode de livraison" })).toHaveTextContent("Retrait en magasin");
    await expect(canvas.queryByText("Loi Lang.")).toBeNull();
    await userEvent.clear(share);
    await userEvent.type(share, "10");
    await expect(canvas.getByText(/^La remise sur un livre neuf est de 5\s% au plus/)).toBeVisible();
    // Les collectivités ont droit à 9 %, expédiés aussi.
    await userEvent.click(canvas.getByRole("button", { name: "Rôle du client" }));
    await userEvent.click(canvas.getByRole("combobox", { name: "Rôle du client" }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole("option", { name: "Collectivité" }));
    await expect(await canvas.findByText(/^Pour une collectivité ou une bibliothèque, .* 9\s% au plus/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer la condition Rôle du client" }));
    await userEvent.click(canvas.getByRole("button", { name: "Retirer la condition Mode de livraison" }));
    await userEvent.click(canvas.getByRole("radio", { name: "La livraison" }));
    await expect(canvas.getByText("Loi Darcos.")).toBeVisible();
  },
};

/** Le calcul, ligne par ligne, comme le serveur le répond : le tiers de centime, l’arrondi, et ce qui ne s’applique pas. */
export const Simulated: Story = {
  name: "Simulée",
  ...fresh,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), "Essai");
    await userEvent.type(canvas.getByRole("textbox", { name: "Pourcentage" }), "5");
    const margin = within(canvas.getByRole("region", { name: "Simuler sur ce panier" }));
    await userEvent.type(await margin.findByRole("combobox", { name: "Titre ou EAN" }), `${eans.lifeAUsersManual}{Enter}`);
    const quantity = await margin.findByRole("spinbutton", { name: "Quantité, La Vie mode d’emploi" });
    await expect(await margin.findByText(/^Essai\s: 0,595\s€ sur 11,90\s€, au centime 0,60\s€$/)).toBeVisible();
    await expect(margin.getByText(/^Total TTC\s: 11,30\s€$/)).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "2{Tab}");
    await expect(await margin.findByText(/^Essai\s: 1,19\s€ sur 23,80\s€$/)).toBeVisible();
    await expect(margin.getByText(/^Total TTC\s: 22,61\s€$/)).toBeVisible();
    await expect(within(margin.getByRole("list", { name: "Ce qui ne s’applique pas" })).getAllByRole("listitem")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Un montant" }));
    await expect(await margin.findByText("Le calcul attend une remise sans faute.")).toBeVisible();
  },
};

/** Le calcul n’a pas répondu : la page le dit, la remise reste à enregistrer. */
export const SimulationFailed: Story = {
  name: "Calcul en échec",
  beforeEach: ({ msw }) => msw.use(failing("simulateDiscounts")),
  play: async ({ canvas }) => {
    const margin = within(await canvas.findByRole("region", { name: "Simuler sur ce panier" }));
    await userEvent.type(await margin.findByRole("combobox", { name: "Titre ou EAN" }), `${eans.lifeAUsersManual}{Enter}`);
    await expect(await margin.findByText("Une erreur est survenue.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveValue(names.active);
  },
};

/** Sans droit sur le catalogue ni sur les clients, on tape des EAN, des mots et un numéro de rôle ; la page le dit. */
export const WithoutCatalog: Story = {
  name: "Sans droit sur le catalogue",
  ...fresh,
  beforeEach: () => writePreview({ userId: 1, name: "Remises", claims: [claims.public.discountManage] }),
  play: async ({ canvas }) => {
    const [eanField] = await canvas.findAllByRole("combobox", { name: "EAN à ajouter" });
    if (!eanField) throw new Error("There is no field for EANs.");
    await expect(canvas.queryByRole("combobox", { name: "Titre ou EAN" })).toBeNull();
    await expect(canvas.getAllByText(/Vous n’avez pas le droit de chercher dans le catalogue\s: tapez des EAN\./)[0]).toBeVisible();
    await userEvent.type(eanField, `${eans.lifeAUsersManual}{Enter}`);
    await expect(within(canvas.getByRole("group", { name: /^Titres/ })).getByText(eans.lifeAUsersManual)).toBeVisible();
    await userEvent.type(canvas.getByRole("combobox", { name: /^Catégories/ }), "Littérature{Enter}");
    await expect(canvas.getByRole("link", { name: "sur 1 catégorie ou 1 titre" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Rôle du client" }));
    await userEvent.type(canvas.getByRole("spinbutton", { name: "Rôle du client" }), "3");
    await expect(canvas.getByRole("link", { name: /^pour les clients «\snº\s3\s»$/ })).toBeVisible();
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) =>
    msw.use(
      rejected("updateDiscount", {
        couponCode: "La remise « Bienvenue » a déjà ce code.",
        "assignedToProducts[0]": "Aucun titre n’a l’EAN 9782253023906.",
      }),
    ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(/a déjà ce code\./));
    await expect(canvas.getByRole("group", { name: /^Titres/ })).toHaveAccessibleDescription(/Aucun titre n’a l’EAN/);
    await expect(name).toHaveValue(`${names.active} bis`);
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await changeDiscount(context, names.active, { name: "Noël de tous", discountPercentage: 0.03 });
    await userEvent.type(name, " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la remise/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText("Noël de tous")).toBeVisible());
    await expect(dialog.getByText(/et repris\s: Pourcentage\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(name).toHaveValue("Noël de tous"));
    await expect(canvas.getByRole("textbox", { name: "Pourcentage" })).toHaveValue("3");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Un plafond de plus : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistrée",
  play: async ({ canvas, canvasElement }) => {
    const cap = await canvas.findByRole("textbox", { name: /^Au plus/ });
    await userEvent.clear(cap);
    await userEvent.type(cap, "25{Tab}");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la remise/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la remise/ })).toBeNull());
    await expect(canvas.getByRole("textbox", { name: /^Au plus/ })).toHaveValue("25,00");
  },
};

/** Ce qui manque est dit à son champ ; le code se propose, lisible ; une fois créée, la remise a sa page. */
export const Created: Story = {
  name: "Nouvelle remise",
  ...fresh,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "Été des poches");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la remise/ }));
    const share = canvas.getByRole("textbox", { name: "Pourcentage" });
    await waitFor(() => expect(share).toHaveAccessibleDescription(/Un pourcentage va de plus de 0/));
    await userEvent.type(share, "5");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Demander un code" }));
    await userEvent.click(canvas.getByRole("button", { name: "Proposer un code" }));
    await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveDisplayValue(/^ETE-[2-9A-HJ-NP-Z]{6}$/);
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la remise/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Été des poches" })).toBeVisible();
    await expect((await canvas.findAllByText("Brouillon"))[0]).toBeVisible();
  },
};

/** Le panier d’une commande, avec son client : son rôle, sa carte et ce qu’il a eu comptent. */
export const FromOrder: Story = {
  name: "Sur une commande",
  ...place(discountAt("Films de novembre")),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const simulation = within(await canvas.findByRole("region", { name: "Simuler sur ce panier" }));
    await userEvent.type(await simulation.findByRole("combobox", { name: /^Reprendre une commande/ }), "24118");
    await userEvent.click(await page.findByRole("option", { name: /^Commande nº\s24118, / }));
    await waitFor(() => expect(simulation.getAllByRole("spinbutton", { name: /^Quantité, / }).length).toBeGreaterThan(0));
    await expect(await simulation.findByText(/^Total TTC\s: /)).toBeVisible();
    await waitFor(() => expect(simulation.getByRole("combobox", { name: /^Client/ })).not.toHaveValue(""));
  },
};

/** Ce que des commandes ont eu ne se supprime pas : la remise s’arrête, après une question qui la nomme. */
export const Stopped: Story = {
  name: "Arrêtée",
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Supprimer la remise" })).toHaveAccessibleDescription(/arrêtez-la plutôt/);
    await expect(canvas.getByText(/^1.812,26\s€$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Arrêter maintenant" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.getAllByText("Terminée")[0]).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Arrêter maintenant" })).toHaveAccessibleDescription(/n’est pas en cours/);
  },
};

/** La copie est un brouillon, sans le code de l’autre. */
export const Copied: Story = {
  name: "Dupliquée",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Dupliquer" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: `${names.active} (copie)` })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Publiée" })).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Un par commande" })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: "Pourcentage" })).toHaveValue("5");
  },
};

/** Un code par commande : la page dit combien sont utilisés et y mène ; sans remise enregistrée, ils attendent. */
export const OwnCodes: Story = {
  name: "Un code par commande",
  ...place(discountAt(names.coded)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Un par commande" })).toBeChecked();
    await expect(canvas.getByRole("link", { name: "avec un code personnel" })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Code" })).toBeNull();
    await expect(await canvas.findByText("11 utilisés sur 39")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Voir les codes" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/discount\/codes\/\d+$/),
    );
    await userEvent.click(canvas.getByRole("radio", { name: "Le même pour tous" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la remise/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(/Donnez un code/));
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  ...place(discountAt(names.draft)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la remise" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/Retrait offert en Belgique/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/public/discount")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: discountAt(names.active), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent(names.active));
    await expect(within(crumbs).getByRole("link", { name: "Remises" })).toHaveAttribute("href", "/public/discount");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Percentage" })).toHaveValue("5");
    await expect(canvas.getByRole("link", { name: "5% off" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "stands alone" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Delete the discount" })).toBeVisible();
  },
};

/** Espaces insécables comme les autres. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
