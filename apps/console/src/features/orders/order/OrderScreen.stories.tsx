import { colleagueActs, conflict, document, mock, problem, rejected, sentinels, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/story.tsx";
import { forbiddenRead, loadingRecord } from "../../../shared/story-states.ts";
import { OrderScreen } from "./OrderScreen.tsx";

const PATH = "/public/document/detail/:id?";
const at = (id: number | string) => consoleStory({ path: PATH, at: `/public/document/detail/${id}` });

const meta = { title: "Écrans/Commande", component: OrderScreen, parameters: at(24118) } satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;
const dialog = () => screen.findByRole("alertdialog", { name: QUESTION });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const confirm = async () => userEvent.click(within(await dialog()).getByRole("button", { name: "Confirmer" }));
/** Waits for the words to have come in. */
const seen = async (found: Promise<HTMLElement>) => {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
};
const toast = (text: string | RegExp) => seen(screen.findByText(text, { selector: "strong" }));

/** Half shipped: what is to be prepared is ticked, the book that is not out is not, and what is off says why. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Commande nº\s24118$/ }));
    await expect(canvas.getByText("2/5 expédiés")).toBeVisible();
    await expect(canvas.getByText(/Paraît le .*, J-12/)).toBeVisible();
    const awaiting = canvas.getByRole("table", { name: /^Lignes en attente de parution/ });
    await expect(within(awaiting).getByRole("checkbox", { name: /^Cocher la ligne Le Temps/ })).not.toBeChecked();
    // Each head of the one stands below its head of the other, whatever the typeface.
    const ends = (table: HTMLElement) =>
      within(table)
        .getAllByRole("columnheader")
        .map((head) => head.getBoundingClientRect().right);
    const first = canvas.getByRole("table", { name: /^Lignes de la commande/ });
    await expect(ends(awaiting)).toEqual(ends(first).map((end) => expect.closeTo(end, 0)));
    await expect(canvas.queryByText("Loi Darcos.")).toBeNull();
    await expect(await button("Expédier 2 lignes")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Notifier le retrait" })).toHaveAccessibleDescription(
      "Livrée par Colissimo, sans retrait en magasin.",
    );
    await expect(canvas.getByRole("button", { name: "Confirmer la réception du paiement" })).toHaveAccessibleDescription(
      /^Déjà payée le 20\/11\/2026/,
    );
    await expect(canvas.getByRole("checkbox", { name: /L’Étranger.*expédiée/ })).toBeDisabled();
  },
};

export const NotFound: Story = {
  parameters: at(1),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { name: "Introuvable" }));
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/document");
  },
};

export const NoNumber: Story = {
  parameters: at("abc"),
  play: async ({ canvas }) => void (await canvas.findByRole("heading", { name: "Introuvable" })),
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getDocument") };

export const Loading: Story = { name: "Chargement", ...loadingRecord("getDocument") };

/** Two lines shipped without touching the mouse: ask, confirm, toast, and the page shows it. */
export const ShipByKeyboard: Story = {
  play: async () => {
    const ship = await button("Expédier 2 lignes");
    ship.focus();
    await userEvent.keyboard("{Enter}");
    const asking = await dialog();
    await seen(within(asking).findByText(/Expédier 2 lignes \(3 exemplaires\).*Hélène Le Goff/));
    await expect(within(asking).getByRole("textbox", { name: /Numéro de suivi/ })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect(within(asking).getByRole("button", { name: "Annuler" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await toast(SUCCESS);
    await seen(screen.findByText("4/5 expédiés"));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** A second click on Confirmer while the first is on its way sends nothing. */
export const DoubleClick: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await button("Expédier 2 lignes"));
    await userEvent.dblClick(within(await dialog()).getByRole("button", { name: "Confirmer" }));
    await toast(SUCCESS);
    // Under the pointer it stays until it is counted.
    await userEvent.hover(screen.getByText(SUCCESS, { selector: "strong" }));
    await canvas.findByText("4/5 expédiés");
    await expect(screen.getAllByText(SUCCESS, { selector: "strong" })).toHaveLength(1);
  },
};

/** The server's words stand at the field, what was typed stays, and the corrected number goes through. */
export const Rejected: Story = {
  play: async () => {
    await userEvent.click(await button("Modifier le numéro de suivi"));
    const asking = await dialog();
    const field = within(asking).getByRole("textbox", { name: /Numéro de suivi/ });
    await userEvent.type(field, sentinels.rejected);
    await confirm();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ce numéro n’est pas celui d’un colis Colissimo\./));
    await expect(field).toHaveValue(sentinels.rejected);
    await toast("Ce numéro n’est pas celui d’un colis Colissimo.");
    await userEvent.clear(field);
    await userEvent.type(field, "8R42000000001");
    await confirm();
    await toast(SUCCESS);
  },
};

/** The label of the parcel is scanned as soon as the dialog stands: its Enter confirms nothing, and a second scan replaces the first. */
export const ScannedLabel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await button("Expédier 2 lignes"));
    const field = within(await dialog()).getByRole("textbox", { name: /Numéro de suivi/ });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("8R42000000001{Enter}");
    await expect(field).toHaveValue("8R42000000001");
    await userEvent.keyboard("8R42000000002{Enter}");
    await expect(field).toHaveValue("8R42000000002");
    await expect(field).toHaveFocus();
    await confirm();
    await toast(SUCCESS);
    await canvas.findByText("4/5 expédiés");
    await expect(canvas.getAllByText("8R42000000002").length).toBeGreaterThan(0);
  },
};

/** With the ship dialog as well. */
export const RejectedWhileShipping: Story = {
  beforeEach: ({ msw }) => msw.use(rejected("shipDocumentItems", { deliveryPackage: "Treize caractères au moins." })),
  play: async () => {
    await userEvent.click(await button("Expédier 2 lignes"));
    const field = within(await dialog()).getByRole("textbox", { name: /Numéro de suivi/ });
    await userEvent.type(field, "8R42");
    await confirm();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Treize caractères au moins\./));
    await expect(field).toHaveValue("8R42");
  },
};

/** A transition that is no longer allowed: the reason stands in the page, the ticks stay. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(conflict("shipDocumentItems", "Ces lignes sont déjà parties.", "NoSelectedLineEligible")),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Expédier 2 lignes"));
    await confirm();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await seen(canvas.findByText(/Ces lignes sont déjà parties\. La page montre maintenant/));
    await expect(await button("Expédier 2 lignes")).toBeVisible();
    await userEvent.click(await button("Compris"));
    await waitFor(() => expect(canvas.queryByText(/La page montre maintenant/)).toBeNull());
  },
};

/** Somebody changed the tracking number meanwhile: both are shown, and one chooses. */
export const Stale: Story = {
  beforeEach: ({ msw }) => msw.use(stale("setDeliveryPackage", { deliveryPackage: "8R42999999999" })),
  play: async () => {
    await userEvent.click(await button("Modifier le numéro de suivi"));
    const asking = await dialog();
    await userEvent.type(within(asking).getByRole("textbox", { name: /Numéro de suivi/ }), "8R42000000001");
    await confirm();
    await seen(within(asking).findByText("Quelqu’un a changé le numéro entre-temps."));
    await seen(within(asking).findByText("8R42999999999"));
    await expect(within(asking).getByText("8R42000000001")).toBeVisible();
    await userEvent.click(within(asking).getByRole("button", { name: "Garder le numéro enregistré" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** A colleague acts: the page says who, keeps what is written and ticked, and shows what is true once it is asked to. */
export const ColleagueActs: Story = {
  play: async ({ canvas }) => {
    await button("Expédier 2 lignes");
    await userEvent.type(canvas.getByRole("textbox", { name: "Commentaire" }), "Colis prêt");
    // The line to the server stands once the stream has been opened.
    await waitFor(() => {
      colleagueActs(24118, { deliveryPackage: "8R42999999999" });
      expect(canvas.getByText("Mathilde vient de modifier cette commande.")).toBeVisible();
    });
    await expect(canvas.queryByText("8R42999999999")).toBeNull();
    await userEvent.click(await button("Recharger"));
    await waitFor(() => expect(canvas.getAllByText("8R42999999999").length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByText(/vient de modifier/)).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toHaveValue("Colis prêt");
    await expect(await button("Expédier 2 lignes")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** The dialog states the sum and what is to be given back; the page then says it. */
export const CancelPaidLines: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Annuler 2 lignes, /));
    await seen(within(await dialog()).findByText(/À rembourser\s: .*€/));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText("À rembourser"));
  },
};

/** What was given back is noted, in part or whole, with its means and number; nothing moves but the money and the thread. */
export const NoteRefund: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Annuler 2 lignes, /));
    await confirm();
    await toast(SUCCESS);
    await userEvent.click(await button(/^Noter le remboursement de .*€$/));
    const asking = within(await dialog());
    await seen(asking.findByText(/À rembourser\s: .*Au plus .*€/));
    const amount = asking.getByRole("textbox", { name: "Montant rendu" });
    await userEvent.clear(amount);
    await confirm();
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Indiquez le montant rendu/));
    await userEvent.type(amount, "5,5");
    await userEvent.click(asking.getByRole("combobox", { name: "Moyen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Virement" }));
    await userEvent.type(asking.getByRole("textbox", { name: /^Référence/ }), "VIR-118");
    await confirm();
    await seen(canvas.findByText(/Remboursement noté/));
    await expect(canvas.getByText(/5,50\s€\spar virement/)).toBeVisible();
    await expect(canvas.getByText("VIR-118")).toBeVisible();
    // The rest is what is still due; with it the order owes nothing more.
    await userEvent.click(await button(/^Noter le remboursement de .*€$/));
    await confirm();
    await seen(canvas.findByText("Remboursé en partie"));
    await expect(canvas.queryByText("À rembourser")).toBeNull();
    await seen(button("Noter un remboursement"));
  },
};

/** Too much is said at its field by the server, and nothing that was typed is lost. */
export const RefundRejected: Story = {
  beforeEach: ({ msw }) => msw.use(rejected("recordRefund", { amount: "Indiquez un montant de 0,01 € à 71,99 €." })),
  play: async () => {
    await userEvent.click(await button("Noter un remboursement"));
    const asking = within(await dialog());
    const amount = asking.getByRole("textbox", { name: "Montant rendu" });
    await userEvent.type(amount, "12");
    await confirm();
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Indiquez un montant de 0,01 € à 71,99 €\./));
    await expect(amount).toHaveValue("12,00");
  },
};

/** To be collected: told, told again with a warning, handed over with the payment. */
export const Pickup: Story = {
  parameters: at(24126),
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole("checkbox", { name: /^Cocher la ligne / });
    await button("Notifier le retrait");
    await userEvent.click(boxes()[0] as HTMLElement);
    await userEvent.click(await button("Notifier le retrait"));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText(/Client prévenu le 21\/11\/2026 à 09:42/));
    // What was unticked stays so, and nothing ticked hands nothing over.
    await expect(boxes()[0]).not.toBeChecked();
    await userEvent.click(boxes()[1] as HTMLElement);
    await expect(canvas.getByRole("button", { name: "Valider le retrait" })).toHaveAccessibleDescription(/Aucune ligne cochée/);
    for (const box of boxes()) await userEvent.click(box);
    await userEvent.click(await button("Notifier à nouveau le retrait"));
    await seen(within(await dialog()).findByText(/un second courriel partira/));
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Annuler" }));
    await userEvent.click(await button(/^Valider le retrait de \d lignes?$/));
    await expect(within(await dialog()).getByRole("checkbox", { name: "Paiement reçu" })).toBeChecked();
    await confirm();
    await seen(canvas.findByText("Payé"));
    await seen(canvas.findByText("2/2 remis"));
  },
};

/** States method, amount and number before the payment is confirmed. */
export const ConfirmPayment: Story = {
  parameters: at(24117),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Confirmer la réception du paiement"));
    await seen(within(await dialog()).findByText(/Confirmer la réception de .*€ .* nº\s24117/));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText("Payé"));
  },
};

export const ToRefund: Story = {
  parameters: at(24096),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("À rembourser"));
    await expect(canvas.getByText(/à rembourser au client/)).toBeVisible();
  },
};

/** What was cancelled is taken off: the total is what the taxes come to. */
export const PartlyCancelled: Story = {
  parameters: at(24082),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("Lignes annulées"));
    const total = canvas.getByText("Total TTC", { selector: "dt" }).nextElementSibling?.textContent ?? "";
    const taxes = within(canvas.getByRole("table", { name: "Ventilation de la TVA" }));
    await expect(taxes.getByRole("row", { name: /^5,5\s%/ })).toHaveTextContent(total.replace(/\s/g, " "));
  },
};

/** Two statuses that do not fit: shown as they are, everything off but the comment. */
export const Incoherent: Story = {
  parameters: at(24059),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("État incohérent"));
    await expect(canvas.getByRole("button", { name: "Expédier les lignes cochées" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toBeEnabled();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const ReadOnlyInvoice: Story = {
  parameters: at(24020),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Facture nº/ }));
    await expect(canvas.getByText("Document en lecture seule.")).toBeVisible();
    await expect(canvas.getByText(/^Établie le .* pour/)).toBeVisible();
    await expect(canvas.getByText("Facture établie")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toBeEnabled();
  },
};

/** A paper made from an order leads back to it, and offers nothing that belongs there. */
export const ReadOnlyDelivery: Story = {
  parameters: at(24119),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Bon de livraison nº/ }));
    await expect(canvas.getByRole("link", { name: /^Ouvrir la commande nº.24118$/ })).toHaveAttribute(
      "href",
      "/public/document/detail/24118",
    );
    await expect(canvas.queryByText("Pas pour cette commande")).toBeNull();
  },
};

/** A quotation was drawn up for somebody; nothing of it is on its way. */
export const ReadOnlyQuotation: Story = {
  parameters: at(24015),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Devis nº/ }));
    await expect(canvas.getByText(/^Établi le .* pour/)).toBeVisible();
    await expect(canvas.getByText("Devis établi")).toBeVisible();
    await expect(canvas.queryByText(/^0\//)).toBeNull();
  },
};

export const External: Story = {
  parameters: at(24109),
  play: async ({ canvas }) => void (await canvas.findByText("Commande suivie ailleurs.")),
};

export const Cart: Story = {
  parameters: at(24050),
  play: async ({ canvas }) => {
    await canvas.findByText("Panier en cours.");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Shipping what is not published yet is possible, and deserves a warning. */
export const AwaitingRelease: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Cocher la ligne Le Temps retrouvé/ }));
    await userEvent.click(await button("Expédier 3 lignes"));
    await seen(within(await dialog()).findByText(/n’a pas encore paru/));
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await button("Expédier 3 lignes")).toBeVisible();
  },
};

/** With nothing ticked the buttons stay and say what is missing. */
export const NothingTicked: Story = {
  play: async ({ canvas }) => {
    await button("Expédier 2 lignes");
    for (const box of canvas.getAllByRole("checkbox", { name: /^Cocher la ligne/, checked: true })) await userEvent.click(box);
    await expect(await button("Expédier les lignes cochées")).toHaveAccessibleDescription("Aucune ligne cochée.");
  },
};

/** A comment that was refused stays in its field; taken, it stands in the thread. */
export const Commenting: Story = {
  play: async ({ canvas, msw }) => {
    const field = await canvas.findByRole("textbox", { name: "Commentaire" });
    await userEvent.click(await button("Ajouter le commentaire"));
    await expect(field).toHaveAccessibleDescription("Écrivez d’abord quelque chose.");
    await userEvent.type(field, "Colis préparé.");
    msw.use(rejected("addDocumentComment", {}, ["Le commentaire n’a pas pu être gardé."]));
    await userEvent.click(await button("Ajouter le commentaire"));
    await expect((await canvas.findAllByText("Le commentaire n’a pas pu être gardé."))[0]).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(field).toHaveValue("Colis préparé.");
  },
};

/** The same comment sent again after no answer came goes under the same key: it may stand there already. */
export const CommentUnanswered: Story = {
  play: async ({ canvas, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      mock("addDocumentComment", ({ headers }) => {
        keys.push(headers.get("Idempotency-Key"));
        return problem(503, { detail: "Le serveur redémarre." });
      }),
    );
    await userEvent.type(await canvas.findByRole("textbox", { name: "Commentaire" }), "Colis préparé.");
    for (const count of [1, 2]) {
      await userEvent.click(await button("Ajouter le commentaire"));
      await waitFor(() => expect(keys).toHaveLength(count));
      await waitFor(() => expect(canvas.getByRole("button", { name: "Ajouter le commentaire" })).toBeEnabled());
    }
    await expect(new Set(keys).size).toBe(1);
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toHaveValue("Colis préparé.");
  },
};

export const CommentTaken: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Commentaire" }), "Colis préparé.");
    await userEvent.click(await button("Ajouter le commentaire"));
    await toast(SUCCESS);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await seen(canvas.findByText("Colis préparé.", { selector: "blockquote" }));
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toHaveValue("");
  },
};

/** What the customer reads is asked about by their name and address. */
export const MessageToCustomer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Message au client" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Message au client" }), "Le Proust paraît le 3.");
    await userEvent.click(await button("Envoyer le message"));
    await seen(within(await dialog()).findByText(/^Envoyer ce message à Hélène Le Goff \(.*@.*\)/));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText("Le Proust paraît le 3.", { selector: "blockquote" }));
    await expect(canvas.getByRole("radio", { name: "Interne, pour l’équipe" })).toBeChecked();
  },
};

const addressDialog = () => screen.findByRole("dialog", { name: /^Adresse de livraison, commande nº\s/ });

/** All that a carrier would send back stands at its fields before anything is asked; corrected, it is asked about alone, and stands in the page. */
export const EditAddress: Story = {
  parameters: at(24130),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    const asking = within(await addressDialog());
    const postcode = await asking.findByRole("textbox", { name: "Code postal" });
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "292");
    const city = asking.getByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    const phone = asking.getByRole("textbox", { name: /^Téléphone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, "chez le voisin");
    await userEvent.click(asking.getByRole("button", { name: "Enregistrer l’adresse" }));
    await waitFor(() => expect(postcode).toHaveAccessibleDescription("Un code postal français a cinq chiffres."));
    await expect(city).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await expect(phone).toHaveAccessibleDescription("Ce numéro de téléphone ne peut pas être appelé.");
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "56100");
    await userEvent.type(city, "Lorient");
    await userEvent.clear(phone);
    await userEvent.click(asking.getByRole("button", { name: "Enregistrer l’adresse" }));
    await seen(within(await dialog()).findByText(/^Livrer la commande nº\s24130 passée par Nadia Benhamou à cette adresse/));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Annuler" }));
    const again = within(await addressDialog());
    await expect(again.getByRole("textbox", { name: "Ville" })).toHaveValue("Lorient");
    await waitFor(() => expect(again.getByRole("button", { name: "Enregistrer l’adresse" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await confirm();
    await toast(SUCCESS);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await seen(canvas.findByText("56100 Lorient"));
  },
};

/** What only the server knows to be wrong leads back to the form: every field says its own, and what was typed is there. */
export const AddressRefused: Story = {
  parameters: at(24130),
  beforeEach: ({ msw }) =>
    msw.use(
      rejected("setShippingAddress", {
        "shippingAddress.postalCode": "Ce code postal n’est pas desservi.",
        "shippingAddress.city": "Cette ville ne va pas avec le code postal.",
      }),
    ),
  play: async () => {
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    const city = await within(await addressDialog()).findByRole("textbox", { name: "Ville" });
    await userEvent.type(city, " Cedex");
    await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Enregistrer l’adresse" }));
    await confirm();
    const form = within(await addressDialog());
    const postcode = await form.findByRole("textbox", { name: "Code postal" });
    await waitFor(() => expect(postcode).toHaveAccessibleDescription("Ce code postal n’est pas desservi."));
    const said = form.getByRole("textbox", { name: "Ville" });
    await expect(said).toHaveAccessibleDescription("Cette ville ne va pas avec le code postal.");
    await expect(said).toHaveDisplayValue(/ Cedex$/);
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** A colleague who did something else to the order is no reason to choose between two addresses that are the same. */
export const AddressBesideAColleague: Story = {
  parameters: at(24130),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    const city = await within(await addressDialog()).findByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    await userEvent.type(city, "Lorient");
    colleagueActs(24130, { deliveryPackage: "8R42999999999" });
    await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Enregistrer l’adresse" }));
    await confirm();
    await toast(SUCCESS);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await seen(canvas.findByText(/Lorient/));
  },
};

/** A draft of the address is old once the address was changed, not because the order moved otherwise. */
export const EditAddressDraft: Story = {
  parameters: at(24130),
  play: async ({ canvas }) => {
    const edit = async () => {
      await userEvent.click(await button("Modifier l’adresse de livraison"));
      return within(await addressDialog());
    };
    const leave = async () => {
      await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Fermer", description: "" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    const reload = async (change: Parameters<typeof colleagueActs>[1]) => {
      // The line to the server stands once the stream has been opened.
      await waitFor(() => {
        colleagueActs(24130, change);
        expect(canvas.getByText("Mathilde vient de modifier cette commande.")).toBeVisible();
      });
      await userEvent.click(await button("Recharger"));
      await waitFor(() => expect(canvas.queryByText(/vient de modifier/)).toBeNull());
    };
    const city = await (await edit()).findByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    await userEvent.type(city, "Lorient");
    await leave();
    await reload({ deliveryPackage: "8R42999999999" });
    await seen((await edit()).findByText(/Rien n’en est encore enregistré\./));
    await expect(within(await addressDialog()).queryByText(/a été modifiée depuis/)).toBeNull();
    await leave();
    await reload({ shippingAddress: vannes });
    await seen((await edit()).findByText(/a été modifiée depuis/));
  },
};

const vannes = {
  firstName: "Nadia",
  lastName: "Benhamou",
  company: null,
  address1: "4, place des Lices",
  address2: null,
  postalCode: "56000",
  city: "Vannes",
  country: "FR",
  phone: null,
};

/** Closed without saving, it is there again; once somebody has changed the order, both addresses stand side by side. */
export const AddressChangedMeanwhile: Story = {
  parameters: at(24130),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    const city = await within(await addressDialog()).findByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    await userEvent.type(city, "Lorient");
    await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Fermer", description: "" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    await seen(within(await addressDialog()).findByText(/^Brouillon du/));
    await expect(within(await addressDialog()).getByRole("textbox", { name: "Ville" })).toHaveValue("Lorient");
    colleagueActs(24130, { shippingAddress: vannes });
    await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Enregistrer l’adresse" }));
    await confirm();
    const versions = within(await screen.findByRole("dialog", { name: "Commande modifiée entre-temps" }));
    await seen(versions.findByText("Vannes"));
    await userEvent.click(await versions.findByRole("button", { name: "Enregistrer ma saisie" }));
    await toast(SUCCESS);
    await seen(canvas.findByText(/Lorient/));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Who collects in a shop has an address all the same: to be reached and billed at. */
export const PickupContact: Story = {
  parameters: at(24124),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { name: "Contact" }));
    await expect(canvas.getByText("Facturation à la même adresse.")).toBeVisible();
    await userEvent.click(await button("Modifier l’adresse de contact"));
    const asking = within(await screen.findByRole("dialog", { name: /^Adresse de contact, commande nº\s24124/ }));
    await userEvent.type(await asking.findByRole("textbox", { name: /^Complément d’adresse/ }), "Bâtiment B");
    await userEvent.click(asking.getByRole("button", { name: "Enregistrer l’adresse" }));
    await seen(within(await dialog()).findByText(/^Garder cette adresse de contact pour le retrait/));
    await confirm();
    await toast(SUCCESS);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await seen(canvas.findByText("Bâtiment B"));
  },
};

/** Once a line has left, the address stays and says why. */
export const AddressOff: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("button", { name: "Modifier l’adresse de livraison" }));
    await expect(await button("Modifier l’adresse de livraison")).toHaveAccessibleDescription(
      "2 lignes sont déjà parties à cette adresse.",
    );
  },
};

/** Opened from a list: the one before and the one after follow that list, by link and by key. */
export const FromAList: Story = {
  parameters: consoleStory({ path: PATH, at: "/public/document/detail/24130", list: "/public/document?view=toPrepare" }),
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Rang 1, À préparer$/));
    await expect(await button("Commande précédente")).toHaveAccessibleDescription("C’est la première de la liste.");
    await userEvent.click(await canvas.findByRole("link", { name: /^Commande suivante / }));
    await seen(canvas.findByText(/^Rang 2, À préparer$/));
    await userEvent.keyboard("[[");
    await seen(canvas.findByRole("heading", { level: 1, name: /24130$/ }));
    await userEvent.keyboard("]");
    await seen(canvas.findByText(/^Rang 2, À préparer$/));
  },
};

/** Each paper as a file and for the printer; the page itself stays off the paper. */
export const Papers: Story = {
  play: async () => {
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.click(await button(/^Télécharger en PDF\s: Bon de livraison$/));
    await toast("Document téléchargé");
    await userEvent.click(await button(/^Imprimer\s: Facture pro forma$/));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const invoice = screen.getByRole("article", { hidden: true });
    await expect(within(invoice).getByRole("heading", { name: "Facture pro forma", hidden: true })).toBeInTheDocument();
    await expect(within(invoice).getByRole("table", { name: "Ventilation de la TVA", hidden: true })).toBeInTheDocument();
    await expect(invoice).not.toBeVisible();
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(screen.queryByRole("article", { hidden: true })).toBeNull());
    print.mockRestore();
  },
};

/** Nothing is left to be fetched: the picking slip says so. */
export const NothingToPick: Story = {
  parameters: at(24127),
  play: async () => {
    await expect(await button(/^Imprimer\s: Bon de préparation$/)).toHaveAccessibleDescription("Aucune ligne à y mettre.");
  },
};

/** Where the client has labels; a refusal says which part of the address has to be corrected. */
export const Label: Story = {
  play: async ({ msw }) => {
    await userEvent.click(await button("Étiquette d’envoi"));
    await toast("Document téléchargé");
    msw.use(mock("generateLabel", () => problem(422, { detail: "L’adresse de livraison est à corriger avant d’imprimer." })));
    await userEvent.click(await button("Étiquette d’envoi"));
    await toast("L’adresse de livraison est à corriger avant d’imprimer.");
  },
};

/** Posted for nothing: a hint, and nothing is forbidden. */
export const FreeShipping: Story = {
  parameters: at(24130),
  beforeEach: ({ msw }) => msw.use(document(24130, { shippingPriceWithTax: "0.00" })),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("Loi Darcos."));
    await expect(await button("Expédier 3 lignes")).toBeVisible();
  },
};

/** A long order: many lines as one bar. */
export const Company: Story = {
  parameters: at(24131),
  play: async ({ canvas }) => seen(canvas.findByRole("heading", { level: 1, name: /24131/ })),
};

export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: "Order no. 24118" }));
    await expect(await button("Ship 2 lines")).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" }, play: async () => void (await button("Expédier 2 lignes")) };

/** Within reach of the thumb stand the scanner, the main action and the others; what the bar has leaves the head, and the shelf leads its line. */
export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const bar = within(await screen.findByRole("region", { name: "Préparation" }));
    await expect(bar.getByRole("button", { name: "Expédier 2 lignes" })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Préparer par scanner" })).toHaveAttribute("href", "/public/document/prepare/24118");
    await expect(canvas.queryByRole("link", { name: "Préparer" })).toBeNull();
    const line = within(canvas.getByRole("row", { name: /La Vie mode d’emploi/ }));
    const left = (part: HTMLElement) => part.getBoundingClientRect().left;
    await expect(left(line.getByText("P-17"))).toBeLessThan(left(line.getByText("La Vie mode d’emploi")));
    await expect(line.getByText("2 ex.")).toBeVisible();
    await waitFor(() => expect(bar.getByRole("button", { name: "Autres actions" })).not.toHaveAttribute("aria-busy"));
    await userEvent.click(bar.getByRole("button", { name: "Autres actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Annuler 2 lignes/ }));
    await expect(await dialog()).toBeVisible();
  },
};

/** Nothing is left to do: the bar prints. */
export const PhoneShipped: Story = {
  parameters: { ...at(24015), viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const bar = within(await screen.findByRole("region", { name: "Préparation" }));
    await expect(await bar.findByRole("button", { name: "Imprimer" })).toBeVisible();
    await expect(await bar.findByRole("button", { name: "Autres actions" })).toBeVisible();
  },
};

/** English says more on a narrow screen, and everything is still to be pressed. */
export const PhoneShippedInEnglish: Story = {
  parameters: PhoneShipped.parameters,
  globals: { ...PhoneShipped.globals, locale: "en" },
  play: async () => {
    const bar = within(await screen.findByRole("region", { name: "Preparation" }));
    await expect(await bar.findByRole("button", { name: "Print" })).toBeVisible();
  },
};

export const Publisher: Story = {
  globals: { client: "publisher" },
  beforeEach: ({ msw }) => msw.use(document(24118)),
  play: async ({ canvas }) => {
    await button("Expédier 2 lignes");
    await expect(canvas.queryByRole("button", { name: "Étiquette d’envoi" })).toBeNull();
  },
};
