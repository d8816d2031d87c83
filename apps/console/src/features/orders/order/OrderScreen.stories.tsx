import { conflict, mock, problem, rejected, stale } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import {
  colleagueInvoicesPerDelivery,
  colleagueNotesReference,
  colleagueNotesSiren,
  colleagueRedirects,
  colleagueTracks,
  orderOnInvoice,
  orderWithVatToCheck,
  paperAt,
} from "../../../shared/stories/story-orders.ts";
import { forbiddenRead, loadingRecord } from "../../../shared/stories/story-states.ts";
import { OrderScreen } from "./OrderScreen.tsx";

const PATH = "/public/document/detail/:id?";
const at = (id: number | string) => consoleStory({ path: PATH, at: `/public/document/detail/${id}`, server: "fresh" });
const onInvoice = consoleStory({ path: PATH, at: orderOnInvoice, server: "fresh" });
const paper = (number: string) => consoleStory({ path: PATH, at: paperAt(number), server: "fresh" });

/** Une commande : qui, quoi, où elle en est, ce qu’on peut faire maintenant, et ce qui s’est passé. */
const meta = { title: "Écrans/Commande", component: OrderScreen, parameters: { ...at(24118) } } satisfies Meta<typeof OrderScreen>;
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
/** Has a colleague act until the open page says so: its line to the server stands once the stream has been opened. */
const untilHeard = (canvas: ReturnType<typeof within>, acting: () => Promise<void>) =>
  waitFor(
    async () => {
      await acting();
      await seen(canvas.findByText("Mathilde vient de modifier cette commande.", {}, { timeout: 1_000 }));
    },
    { timeout: 12_000 },
  );
/** The number of the order that the page shows. */
const numberOf = async (canvas: ReturnType<typeof within>) => {
  const { textContent } = await canvas.findByRole("heading", { level: 1, name: /^Commande nº/ });
  return /\S+$/.exec(textContent ?? "")?.[0] ?? "";
};
const toast = (text: string | RegExp) => seen(screen.findByText(text, { selector: "strong" }));

/** À moitié expédiée : ce qui est à préparer est coché, le livre à paraître ne l’est pas, et ce qui est impossible dit pourquoi. */
export const Loaded: Story = {
  name: "Chargée",
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
  name: "Introuvable",
  parameters: at(1),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { name: "Introuvable" }));
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/document");
  },
};

export const NoNumber: Story = {
  name: "Sans numéro",
  parameters: at("abc"),
  play: async ({ canvas }) => void (await canvas.findByRole("heading", { name: "Introuvable" })),
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getDocument") };

export const Loading: Story = { name: "Chargement", ...loadingRecord("getDocument") };

/** Deux lignes expédiées sans toucher la souris : on demande, on confirme, une notification passe, et la page le montre. */
export const ShipByKeyboard: Story = {
  name: "Expédiée au clavier",
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

/** Partie par erreur, la commande revient comme avant d’une touche, sans qu’un courriel soit parti ; revenir sur la page à temps laisse le choix. */
export const ShippingUndone: Story = {
  name: "Expédition annulée",
  play: async ({ canvas }) => {
    await userEvent.click(await button("Expédier 2 lignes"));
    await confirm();
    await seen(screen.findByText("4/5 expédiés"));
    await seen(button("Annuler l’expédition"));
    await userEvent.keyboard("{F6}");
    await expect(screen.getByRole("button", { name: "Annuler l’expédition" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await seen(screen.findByText(/^Rien n’est parti, la commande nº\s24118 est comme avant\.$/));
    await seen(screen.findByText("2/5 expédiés"));
    await expect(await canvas.findByRole("checkbox", { name: /^Cocher la ligne La Vie mode d’emploi/ })).toBeChecked();
    await expect(screen.queryByRole("button", { name: "Annuler l’expédition" })).toBeNull();
  },
};

/** Le délai passé, ou une collègue passée par là : rien ne revient, et la page dit pourquoi. */
export const TooLateToUndo: Story = {
  name: "Trop tard pour annuler",
  beforeEach: ({ msw }) =>
    msw.use(conflict("undoDocumentAction", "Trop tard pour annuler : le délai est passé, ou la commande a changé depuis.", "UndoOver")),
  play: async () => {
    await userEvent.click(await button("Expédier 2 lignes"));
    await confirm();
    await userEvent.click(await button("Annuler l’expédition"));
    await toast(/^Trop tard pour annuler/);
    await seen(screen.findByText("4/5 expédiés"));
  },
};

/** Un exemplaire sur deux part dans un second colis : chaque colis a son numéro, le reste attend sur une ligne à part, et le second s’étiquette après coup. */
export const SecondParcel: Story = {
  name: "Second colis, une partie d’une ligne",
  play: async ({ canvas }) => {
    await userEvent.click(await button("Expédier 2 lignes"));
    const asking = within(await dialog());
    await userEvent.click(asking.getByRole("checkbox", { name: "Une partie des exemplaires seulement" }));
    const copies = asking.getByRole("spinbutton", { name: /^Exemplaires de «\s.+\s» dans ce colis$/ });
    await expect(copies).toHaveValue("2");
    await userEvent.type(copies, "{ArrowDown}");
    await confirm();
    const parcels = await canvas.findByRole("list", { name: "Colis partis" });
    await seen(within(parcels).findByText(/^Colis 2, 2 exemplaires/));
    await seen(within(parcels).findByText("8R42109876543"));
    await expect((await canvas.findAllByText("colis 2")).length).toBe(2);
    await seen(button("Expédier 1 ligne"));

    await userEvent.click(await button("Modifier le numéro de suivi"));
    const tracking = within(await dialog());
    await expect(tracking.getByRole("combobox", { name: "Colis" })).toHaveTextContent(/^Colis 2/);
    await userEvent.type(tracking.getByRole("textbox", { name: /Numéro de suivi/ }), "8R42000000002");
    await confirm();
    await seen(within(parcels).findByText("8R42000000002"));
    await seen(within(parcels).findByText("8R42109876543"));

    await userEvent.click(within(parcels).getByRole("button", { name: "Étiquette du colis 1" }));
    await toast("Document téléchargé");
    await userEvent.click(within(parcels).getByRole("button", { name: "Noter l’arrivée du colis 1" }));
    await confirm();
    await seen(within(parcels).findByText(/^Colis 1, .*, arrivé le /));
    await waitFor(() => expect(within(parcels).queryByRole("button", { name: "Noter l’arrivée du colis 1" })).toBeNull());
    await expect(within(parcels).getByRole("button", { name: "Noter l’arrivée du colis 2" })).toBeVisible();
  },
};

/** Un second clic sur « Confirmer » pendant que le premier est en route n’envoie rien. */
export const DoubleClick: Story = {
  name: "Double clic",
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

/** Les mots du serveur sont au champ, ce qui a été saisi reste, et le numéro corrigé passe. */
export const Rejected: Story = {
  name: "Numéro refusé",
  beforeEach: ({ msw }) => {
    const errorMessage = "Ce numéro n’est pas celui d’un colis Colissimo.";
    const refused = problem(422, { propertiesErrorMessages: [{ propertyName: "deliveryPackage", errorMessage }] });
    msw.use(mock("setDeliveryPackage", () => refused, { once: true }));
  },
  play: async () => {
    await userEvent.click(await button("Modifier le numéro de suivi"));
    const asking = await dialog();
    const field = within(asking).getByRole("textbox", { name: /Numéro de suivi/ });
    await userEvent.type(field, "8R42");
    await confirm();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ce numéro n’est pas celui d’un colis Colissimo\./));
    await expect(field).toHaveValue("8R42");
    await toast("Ce numéro n’est pas celui d’un colis Colissimo.");
    await userEvent.clear(field);
    await userEvent.type(field, "8R42000000001");
    await confirm();
    await toast(SUCCESS);
  },
};

/** L’étiquette du colis est scannée dès que le dialogue est là : son Entrée ne confirme rien, et un second scan remplace le premier. */
export const ScannedLabel: Story = {
  name: "Étiquette scannée",
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

/** Dans le dialogue d’expédition aussi. */
export const RejectedWhileShipping: Story = {
  name: "Numéro refusé à l’expédition",
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

/** Une action qui n’est plus possible : la raison est dans la page, les lignes restent cochées. */
export const Conflict: Story = {
  name: "Conflit",
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

/** Quelqu’un a changé le numéro de suivi entre-temps : les deux sont montrés, et l’on choisit. */
export const Stale: Story = {
  name: "Modifiée entre-temps",
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

/** Une collègue agit : la page dit qui, garde ce qui est écrit et coché, et montre ce qui est vrai quand on le lui demande. */
export const ColleagueActs: Story = {
  name: "Une collègue agit",
  play: async ({ canvas, act, apiAs }) => {
    await button("Expédier 2 lignes");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Commentaire" }), "Colis prêt");
    await untilHeard(canvas, () => colleagueTracks({ act, apiAs }, 24118, "8R42999999999"));
    await expect(canvas.queryByText("8R42999999999")).toBeNull();
    await userEvent.click(await button("Recharger"));
    await waitFor(() => expect(canvas.getAllByText("8R42999999999").length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.queryByText(/vient de modifier/)).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toHaveValue("Colis prêt");
    await expect(await button("Expédier 2 lignes")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Le dialogue donne la somme et ce qui est à rendre ; la page le dit ensuite. */
export const CancelPaidLines: Story = {
  name: "Lignes payées annulées",
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Annuler 2 lignes, /));
    await seen(within(await dialog()).findByText(/À rembourser\s: .*€/));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText("À rembourser"));
  },
};

/** Ce qui a été rendu est noté, en partie ou en entier, avec le moyen et la référence ; rien ne bouge que l’argent et l’historique. */
export const NoteRefund: Story = {
  name: "Remboursement noté",
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Annuler 2 lignes, /));
    await confirm();
    await toast(SUCCESS);
    await userEvent.click(await button(/^Noter le remboursement de .*€$/));
    const asking = within(await dialog());
    await seen(asking.findByText(/À rembourser\s: .*€/));
    await expect(asking.getByRole("combobox", { name: "Motif" })).toHaveTextContent("Annulation avant livraison");
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
    await waitFor(() => expect(canvas.queryByText("À rembourser")).toBeNull());
    await expect(canvas.getByText("Payé")).toBeVisible();
    await expect(canvas.getByText(/€ remboursés, .*€ restent encaissés$/)).toBeVisible();
    // A gesture lowers what is owed, so that nothing is due afterwards.
    await userEvent.click(await button("Noter un remboursement"));
    const gesture = within(await dialog());
    await expect(gesture.getByRole("combobox", { name: "Motif" })).toHaveTextContent("Geste commercial");
    await userEvent.type(gesture.getByRole("textbox", { name: "Montant rendu" }), "2");
    await confirm();
    await seen(canvas.findByText("Remboursé en partie"));
    await seen(canvas.findByText(/2,00\s€.*, Geste commercial/));
  },
};

/** Trop, c’est dit au champ par le serveur, et rien de ce qui a été saisi n’est perdu. */
export const RefundRejected: Story = {
  name: "Remboursement refusé",
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

/** À retirer : le client est prévenu de ce qui est là, puis du reste, puis à nouveau avec un avertissement, et la remise va avec le paiement. */
export const Pickup: Story = {
  name: "Retrait en magasin",
  parameters: at(24111),
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole("checkbox", { name: /^Cocher la ligne / });
    await button("Notifier le retrait");
    await userEvent.click(boxes()[0] as HTMLElement);
    await userEvent.click(await button("Notifier 2 lignes prêtes sur 3"));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText(/^Client prévenu\s: 2 lignes prêtes sur 3$/));
    await expect(canvas.getAllByText(/^client prévenu le 21\/11\/2026$/).length).toBe(2);
    await seen(canvas.findByText(/Client prévenu le 21\/11\/2026 à 09:4\d/));
    // What was unticked stays so, and nothing ticked hands nothing over.
    await expect(boxes()[0]).not.toBeChecked();
    await userEvent.click(boxes()[1] as HTMLElement);
    await userEvent.click(boxes()[2] as HTMLElement);
    await expect(canvas.getByRole("button", { name: "Valider le retrait" })).toHaveAccessibleDescription(/Aucune ligne cochée/);
    for (const box of boxes()) await userEvent.click(box);
    await userEvent.click(await button("Notifier le retrait"));
    await confirm();
    await userEvent.click(await button("Notifier à nouveau le retrait"));
    await seen(within(await dialog()).findByText(/un second courriel partira/));
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Annuler" }));
    await userEvent.click(await button("Valider le retrait de 3 lignes"));
    const asking = within(await dialog());
    await expect(asking.getByRole("checkbox", { name: "Paiement reçu" })).toBeChecked();
    await userEvent.click(await asking.findByRole("radio", { name: "Carte" }));
    await confirm();
    await seen(canvas.findByText("Payé"));
    await seen(canvas.findByText("3/3 remis"));
    await seen(canvas.findByText(/^Au comptoir\s: .*€ par carte bancaire$/));
  },
};

/** Au comptoir : le moyen est choisi par qui encaisse, la monnaie se calcule, et plusieurs moyens font ensemble la somme due. */
export const PaidAtCounter: Story = {
  name: "Encaissée au comptoir",
  parameters: at(24111),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Confirmer la réception du paiement"));
    const asking = within(await dialog());
    await expect(asking.getByRole("checkbox", { name: "Encaissé au comptoir" })).toBeChecked();
    const means = await asking.findByRole("radio", { name: "Espèces" });
    await confirm();
    await seen(asking.findByText("Choisissez le moyen de paiement."));
    await userEvent.click(means);
    await userEvent.type(asking.getByRole("textbox", { name: /^Reçu en espèces/ }), "5");
    await seen(asking.findByText("Ce n’est pas assez."));
    await userEvent.type(asking.getByRole("textbox", { name: /^Reçu en espèces/ }), "00");
    await seen(asking.findByText(/^À rendre\s: .*€\.$/));
    await userEvent.click(asking.getByRole("radio", { name: "Plusieurs moyens" }));
    await userEvent.type(asking.getByRole("textbox", { name: /^Espèces/ }), "10");
    const rest = await asking.findByText(/^Reste à régler\s: .*€\.$/);
    const due = /[\d,]+/.exec(rest.textContent ?? "")?.[0] ?? "";
    const card = asking.getByRole("textbox", { name: /^Carte/ });
    await userEvent.type(card, "999");
    await confirm();
    await seen(asking.findByText(/^Indiquez un montant de 0,01\s€ à .*€\.$/));
    await userEvent.clear(card);
    await userEvent.type(card, due);
    await seen(asking.findByText(/^Le compte y est\s: .*€\.$/));
    await confirm();
    await seen(canvas.findByText("Payé"));
    await seen(canvas.findByText(/^Au comptoir\s: 10,00\s€ en espèces, .*€ par carte bancaire$/));
  },
};

/** Le serveur refuse : le moyen et les montants restent, ses mots sont au champ. */
export const CounterRejected: Story = {
  name: "Encaissement refusé",
  parameters: at(24111),
  beforeEach: ({ msw }) => msw.use(rejected("validatePayment", { counterPayments: "Il est dû 12,00 €, et 10,00 € sont encaissés." })),
  play: async () => {
    await userEvent.click(await button("Confirmer la réception du paiement"));
    const asking = within(await dialog());
    await userEvent.click(await asking.findByRole("radio", { name: "Plusieurs moyens" }));
    const total = /[\d,]+(?=\s€)/.exec((await asking.findByText(/^Reste à régler/)).textContent ?? "")?.[0] ?? "";
    await userEvent.type(asking.getByRole("textbox", { name: /^Chèque/ }), total);
    await confirm();
    await waitFor(() =>
      expect(asking.getByRole("textbox", { name: /^Espèces/ })).toHaveAccessibleDescription(
        /Il est dû 12,00 €, et 10,00 € sont encaissés\./,
      ),
    );
    await expect(asking.getByRole("textbox", { name: /^Chèque/ })).toHaveValue(total);
  },
};

/** Une partie suffit : la commande dit ce qui a été reçu et ce qui reste, et se solde plus tard. */
export const PaidInPart: Story = {
  name: "Payée en partie",
  parameters: at(24111),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Confirmer la réception du paiement"));
    const asking = within(await dialog());
    await userEvent.click(await asking.findByRole("radio", { name: "Espèces" }));
    const amount = asking.getByRole("textbox", { name: "Montant encaissé" });
    await userEvent.clear(amount);
    await userEvent.type(amount, "5");
    await confirm();
    await seen(canvas.findByText("Payé en partie"));
    await seen(canvas.findByText(/^5,00\s€ reçus, il reste .*€ à régler$/));
    // The rest comes by transfer, a little more than what is due.
    await userEvent.click(await button("Confirmer la réception du paiement"));
    const again = within(await dialog());
    await userEvent.click(again.getByRole("checkbox", { name: "Encaissé au comptoir" }));
    const received = await again.findByRole("textbox", { name: "Montant reçu" });
    await userEvent.clear(received);
    await userEvent.type(received, "999");
    await userEvent.click(again.getByRole("combobox", { name: "Moyen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Virement" }));
    await confirm();
    await seen(canvas.findByText("À rembourser"));
  },
};

/** Une remise annulée à temps rend aussi l’argent : rien n’est plus payé, et la caisse garde les deux mouvements. */
export const PaidAndTakenBack: Story = {
  name: "Remise encaissée, annulée",
  parameters: at(24111),
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Valider le retrait de /));
    const asking = within(await dialog());
    await userEvent.click(await asking.findByRole("radio", { name: "Chèque" }));
    await confirm();
    await seen(canvas.findByText("Payé"));
    await userEvent.click(await button("Annuler la remise"));
    await waitFor(() => expect(canvas.queryByText("Payé")).toBeNull());
    await expect(canvas.queryByText(/^Au comptoir/)).toBeNull();
  },
};

/** Le moyen, la somme et le numéro sont dits avant que le paiement soit confirmé. */
export const ConfirmPayment: Story = {
  name: "Paiement confirmé",
  parameters: at(24006),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Confirmer la réception du paiement"));
    await seen(within(await dialog()).findByText(/Confirmer la réception de .*€ .* nº\s24006/));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText("Payé"));
  },
};

export const ToRefund: Story = {
  name: "À rembourser",
  parameters: at(23895),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("À rembourser"));
    await expect(canvas.getByText(/à rembourser au client/)).toBeVisible();
  },
};

/** Ce qui a été payé en trop règle une autre commande du même client : on la choisit dans la liste, et un refus se dit à son champ. */
export const PayOtherOrder: Story = {
  name: "Trop-perçu sur une autre commande",
  parameters: at(23895),
  beforeEach: async ({ apiAs, msw }) => {
    const page = await apiAs("libraire").read("listDocuments", { query: { pageSize: 10 } });
    msw.use(
      mock("listDocuments", () => page),
      rejected("recordRefund", { otherOrder: "Il n’est dû que 5,00 € sur cette commande." }),
    );
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText("À rembourser"));
    await userEvent.click(await button(/^Noter le remboursement de .*€$/));
    const asking = within(await dialog());
    await userEvent.click(asking.getByRole("combobox", { name: "Moyen" }));
    await userEvent.click(await screen.findByRole("option", { name: "Sur une autre commande" }));
    await expect(asking.queryByRole("checkbox", { name: /Prévenir/ })).toBeNull();
    const other = await asking.findByRole("combobox", { name: "Commande à payer" });
    await userEvent.click(other);
    const [first] = await screen.findAllByRole("option", { name: /^Nº .*€$/ });
    if (!first) throw new Error("no unpaid order");
    await userEvent.click(first);
    await confirm();
    await waitFor(() => expect(other).toHaveAccessibleDescription(/Il n’est dû que 5,00/));
    await expect(other).toHaveTextContent(/^Nº /);
  },
};

/** La plus longue commande que le site remet : chaque ligne est là, avec son total, sans cadre qui défile. */
export const TwoHundredLines: Story = {
  name: "Deux cents lignes",
  beforeEach: async ({ apiAs, msw }) => {
    const order = await apiAs("libraire").read("getDocument", { query: { id: 24118 } });
    const items = Array.from({ length: 200 }, (_, index) => {
      const item = order.items[index % 3] as (typeof order.items)[number];
      return { ...item, id: 900_000 + index };
    });
    msw.use(mock("getDocument", () => ({ ...order, items, parcels: [] })));
  },
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole("table", { name: /^Lignes de la commande/ }));
    await expect(lines.getAllByRole("rowheader")).toHaveLength(200);
    const table = canvas.getByRole("table", { name: /^Lignes de la commande/ });
    const last = lines.getByRole("columnheader", { name: "Total TTC" });
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(table.parentElement?.getBoundingClientRect().right ?? 0);
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

/** Ce qui a été annulé est déduit : le total est celui des taxes. */
export const PartlyCancelled: Story = {
  name: "Annulée en partie",
  parameters: at(23985),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("Lignes annulées"));
    const total = canvas.getByText("Total TTC", { selector: "dt" }).nextElementSibling?.textContent ?? "";
    const taxes = within(canvas.getByRole("table", { name: "Ventilation de la TVA" }));
    await expect(taxes.getByRole("row", { name: /^20\s%/ })).toHaveTextContent(total.replace(/\s/g, " "));
  },
};

/** Deux états qui ne vont pas ensemble : montrés tels quels, tout est impossible sauf le commentaire. */
export const Incoherent: Story = {
  name: "État incohérent",
  parameters: at(23877),
  play: async ({ canvas }) => {
    await seen(canvas.findByText("État incohérent"));
    await expect(canvas.getByRole("button", { name: "Expédier les lignes cochées" })).toHaveAttribute("aria-disabled", "true");
    await expect(await canvas.findByRole("textbox", { name: "Commentaire" })).toBeEnabled();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

export const ReadOnlyInvoice: Story = {
  name: "Facture, en lecture seule",
  parameters: paper("F26-4390"),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Facture nº/ }));
    await expect(canvas.getByText("Document en lecture seule.")).toBeVisible();
    await expect(canvas.getByText(/^Établie le .* pour/)).toBeVisible();
    await expect(await canvas.findByText("Facture établie")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toBeEnabled();
  },
};

/** Un document né d’une commande y ramène, et n’offre rien de ce qui se fait là-bas. */
export const ReadOnlyDelivery: Story = {
  name: "Bon de livraison, en lecture seule",
  parameters: paper("24118-1"),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Bon de livraison nº/ }));
    await expect(canvas.getByRole("link", { name: /^Ouvrir la commande nº.24118$/ })).toHaveAttribute(
      "href",
      "/public/document/detail/24118",
    );
    await expect(canvas.queryByText("Pas pour cette commande")).toBeNull();
  },
};

/** Un devis est établi pour quelqu’un ; rien n’en est en route. */
export const ReadOnlyQuotation: Story = {
  name: "Devis, en lecture seule",
  parameters: paper("D26-256"),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Devis nº/ }));
    await expect(canvas.getByText(/^Établi le .* pour/)).toBeVisible();
    await expect(await canvas.findByText("Devis établi")).toBeVisible();
    await expect(canvas.queryByText(/^0\//)).toBeNull();
  },
};

export const External: Story = {
  name: "Suivie ailleurs",
  parameters: at(23970),
  play: async ({ canvas }) => void (await canvas.findByText("Commande suivie ailleurs.")),
};

export const Cart: Story = {
  name: "Panier",
  parameters: at(24054),
  play: async ({ canvas }) => {
    await canvas.findByText("Panier en cours.");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Expédier ce qui n’a pas encore paru est possible, et mérite un avertissement. */
export const AwaitingRelease: Story = {
  name: "En attente de parution",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Cocher la ligne Le Temps retrouvé/ }));
    await userEvent.click(await button("Expédier 3 lignes"));
    await seen(within(await dialog()).findByText(/n’a pas encore paru/));
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(await button("Expédier 3 lignes")).toBeVisible();
  },
};

/** Quand rien n’est coché, les boutons restent et disent ce qui manque. */
export const NothingTicked: Story = {
  name: "Rien de coché",
  play: async ({ canvas }) => {
    await button("Expédier 2 lignes");
    for (const box of canvas.getAllByRole("checkbox", { name: /^Cocher la ligne/, checked: true })) await userEvent.click(box);
    await expect(await button("Expédier les lignes cochées")).toHaveAccessibleDescription("Aucune ligne cochée.");
  },
};

/** Un commentaire refusé reste dans son champ. */
export const Commenting: Story = {
  name: "Commentaire refusé",
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

/** Le même commentaire renvoyé faute de réponse part sous la même clé : il est peut-être déjà là. */
export const CommentUnanswered: Story = {
  name: "Commentaire sans réponse",
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
      // Before its answer, a second press is the first one again.
      await seen(screen.findAllByText(/Le serveur redémarre/).then(([found]) => found as HTMLElement));
    }
    await expect(new Set(keys).size).toBe(1);
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toHaveValue("Colis préparé.");
  },
};

export const CommentTaken: Story = {
  name: "Commentaire ajouté",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Commentaire" }), "Colis préparé.");
    await userEvent.click(await button("Ajouter le commentaire"));
    await toast(SUCCESS);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await seen(canvas.findByText("Colis préparé.", { selector: "blockquote" }));
    await expect(canvas.getByRole("textbox", { name: "Commentaire" })).toHaveValue("");
  },
};

/** Pour ce que le client lira, la question dit son nom et son adresse. */
export const MessageToCustomer: Story = {
  name: "Message au client",
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

/** Tout ce qu’un transporteur renverrait est dit aux champs avant toute question ; corrigée, l’adresse est demandée seule, et se lit dans la page. */
export const EditAddress: Story = {
  name: "Adresse modifiée",
  parameters: at(24114),
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
    await seen(within(await dialog()).findByText(/^Livrer la commande nº\s24114 passée par Pierre-Yves Traoré à cette adresse/));
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

/** Ce que le serveur est seul à savoir faux ramène au formulaire : chaque champ dit le sien, et la saisie est là. */
export const AddressRefused: Story = {
  name: "Adresse refusée",
  parameters: at(24114),
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
    const cityField = form.getByRole("textbox", { name: "Ville" });
    await expect(cityField).toHaveAccessibleDescription("Cette ville ne va pas avec le code postal.");
    await expect(cityField).toHaveDisplayValue(/ Cedex$/);
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** Qu’une collègue ait changé autre chose dans la commande n’oblige pas à choisir entre deux adresses identiques. */
export const AddressBesideAColleague: Story = {
  name: "Adresse modifiée, une collègue ailleurs",
  parameters: at(24114),
  play: async ({ canvas, act, apiAs }) => {
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    const city = await within(await addressDialog()).findByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    await userEvent.type(city, "Lorient");
    await colleagueTracks({ act, apiAs }, 24114, "8R42999999999");
    await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Enregistrer l’adresse" }));
    await confirm();
    await toast(SUCCESS);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await seen(canvas.findByText(/Lorient/));
  },
};

/** Le brouillon d’une adresse est ancien quand l’adresse a changé, non parce que la commande a bougé autrement. */
export const EditAddressDraft: Story = {
  name: "Brouillon de l’adresse",
  parameters: at(24114),
  play: async ({ canvas, act, apiAs }) => {
    const edit = async () => {
      await userEvent.click(await button("Modifier l’adresse de livraison"));
      return within(await addressDialog());
    };
    const leave = async () => {
      await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Fermer", description: "" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    const reloadAfter = async (acting: () => Promise<void>) => {
      await untilHeard(canvas, acting);
      await userEvent.click(await button("Recharger"));
      await waitFor(() => expect(canvas.queryByText(/vient de modifier/)).toBeNull());
    };
    const city = await (await edit()).findByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    await userEvent.type(city, "Lorient");
    await leave();
    await reloadAfter(() => colleagueTracks({ act, apiAs }, 24114, "8R42999999999"));
    await seen((await edit()).findByText(/Rien n’en est encore enregistré\./));
    await expect(within(await addressDialog()).queryByText(/a été modifiée depuis/)).toBeNull();
    await leave();
    await reloadAfter(() => colleagueRedirects({ act, apiAs }, 24114, vannes));
    await seen((await edit()).findByText(/a été modifiée depuis/));
  },
};

const vannes = {
  firstName: "Pierre-Yves",
  lastName: "Traoré",
  address1: "4, place des Lices",
  postalCode: "56000",
  city: "Vannes",
  country: "FR",
};

/** Fermée sans enregistrer, la saisie est encore là ; une fois l’adresse changée par quelqu’un, les deux sont côte à côte. */
export const AddressChangedMeanwhile: Story = {
  name: "Adresse modifiée entre-temps",
  parameters: at(24114),
  play: async ({ canvas, act, apiAs }) => {
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    const city = await within(await addressDialog()).findByRole("textbox", { name: "Ville" });
    await userEvent.clear(city);
    await userEvent.type(city, "Lorient");
    await userEvent.click(within(await addressDialog()).getByRole("button", { name: "Fermer", description: "" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await button("Modifier l’adresse de livraison"));
    await seen(within(await addressDialog()).findByText(/^Brouillon du/));
    await expect(within(await addressDialog()).getByRole("textbox", { name: "Ville" })).toHaveValue("Lorient");
    await colleagueRedirects({ act, apiAs }, 24114, vannes);
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

/** Qui retire en magasin a une adresse tout de même : pour être joint et facturé. */
export const PickupContact: Story = {
  name: "Adresse de contact",
  parameters: at(24117),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { name: "Contact" }));
    await expect(canvas.getByText("Facturation à la même adresse.")).toBeVisible();
    await userEvent.click(await button("Modifier l’adresse de contact"));
    const asking = within(await screen.findByRole("dialog", { name: /^Adresse de contact, commande nº\s24117/ }));
    await userEvent.type(await asking.findByRole("textbox", { name: /^Complément d’adresse/ }), "Bâtiment B");
    await userEvent.click(asking.getByRole("button", { name: "Enregistrer l’adresse" }));
    await seen(within(await dialog()).findByText(/^Garder cette adresse de contact pour le retrait/));
    await confirm();
    await toast(SUCCESS);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await seen(canvas.findByText("Bâtiment B"));
  },
};

/** Dès qu’une ligne est partie, l’adresse reste et dit pourquoi. */
export const AddressOff: Story = {
  name: "Adresse figée",
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("button", { name: "Modifier l’adresse de livraison" }));
    await expect(await button("Modifier l’adresse de livraison")).toHaveAccessibleDescription(
      "2 lignes sont déjà parties à cette adresse.",
    );
  },
};

/** Ouverte depuis une liste : la précédente et la suivante suivent cette liste, par lien et au clavier. */
export const FromAList: Story = {
  name: "Ouverte depuis une liste",
  parameters: { ...at(24118), console: { ...at(24118).console, list: "/public/document?view=toPrepare" } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Rang 1, À préparer$/));
    await expect(await button("Commande précédente")).toHaveAccessibleDescription("C’est la première de la liste.");
    await userEvent.click(await canvas.findByRole("link", { name: /^Commande suivante / }));
    await seen(canvas.findByText(/^Rang 2, À préparer$/));
    await userEvent.keyboard("[[");
    await seen(canvas.findByRole("heading", { level: 1, name: /24118$/ }));
    await userEvent.keyboard("]");
    await seen(canvas.findByText(/^Rang 2, À préparer$/));
  },
};

/** Le colis part, son étiquette vient d’elle-même et le focus est sur la commande suivante ; le poste retient le choix. */
export const LabelOnShipping: Story = {
  name: "Expédiée avec son étiquette",
  parameters: FromAList.parameters ?? {},
  play: async ({ canvas }) => {
    localStorage.removeItem("reserve.printsLabel");
    await seen(canvas.findByText(/^Rang 1, À préparer$/));
    await userEvent.click(await button("Expédier 2 lignes"));
    await userEvent.click(within(await dialog()).getByRole("checkbox", { name: "Imprimer l’étiquette" }));
    await confirm();
    await toast("Document téléchargé");
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Commande suivante / })).toHaveFocus());
    await expect(localStorage.getItem("reserve.printsLabel")).toBe("on");
    localStorage.removeItem("reserve.printsLabel");
  },
};

let nextIsKnown = Promise.withResolvers<void>();

/** Le serveur est lent : la suivante n’est connue qu’une fois le colis parti, et reçoit le focus quand même. */
export const NextComesLate: Story = {
  name: "Expédiée avant que la suivante soit connue",
  parameters: FromAList.parameters ?? {},
  beforeEach({ msw }) {
    nextIsKnown = Promise.withResolvers();
    msw.use(
      mock("getDocumentNeighbours", async () => {
        await nextIsKnown.promise;
        return { previous: null, next: { id: 24113, customId: "24113" }, position: 1 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await button("Expédier 2 lignes"));
    await confirm();
    await seen(canvas.findByText("4/5 expédiés"));
    await expect(canvas.queryByRole("link", { name: /^Commande suivante / })).toBeNull();
    nextIsKnown.resolve();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Commande suivante 24113" })).toHaveFocus());
  },
};

/** Chaque document, en fichier et à l’imprimante ; la page elle-même reste hors du papier. */
export const Papers: Story = {
  name: "Documents",
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

/** Ce qui est rendu : combien, dans quel état ; la ligne et le fil le disent, et ce qui a été payé est à rembourser. */
export const Return: Story = {
  name: "Retour noté",
  parameters: at(24121),
  play: async ({ canvas }) => {
    await userEvent.click(await button("Noter un retour"));
    const asking = within(await dialog());
    const [copies] = await asking.findAllByRole("spinbutton", { name: /^Exemplaires rendus\s: / });
    await confirm();
    await waitFor(() => expect(copies).toHaveAccessibleDescription(/Indiquez ce qui a été rendu\./));
    await userEvent.clear(copies as HTMLElement);
    await userEvent.type(copies as HTMLElement, "1");
    await userEvent.click(await asking.findByRole("combobox", { name: /^État\s: / }));
    await userEvent.click(await screen.findByRole("option", { name: "Abîmé" }));
    await userEvent.type(asking.getByRole("textbox", { name: /^Commentaire/ }), "Coin plié");
    await confirm();
    await seen(canvas.findByText("Coin plié"));
    await waitFor(() => expect(canvas.getAllByText(/^1\sexemplaire rendu$/).length).toBeGreaterThan(1));
    await seen(canvas.findByText(/^Avoir A2026-\d{5}$/));
    await expect(canvas.queryByText(/^Ni bon de livraison ni facture/)).toBeNull();
  },
};

/** Une commande qui se règle sur facture : la facture s’émet à la demande, prend son numéro et se télécharge. */
export const InvoiceIssued: Story = {
  name: "Facture émise",
  parameters: onInvoice,
  play: async ({ canvas }) => {
    await userEvent.click(await button("Émettre la facture"));
    await seen(within(await dialog()).findByText(/Une facture émise ne change plus/));
    await confirm();
    await seen(canvas.findByText(/^Facture F2026-\d{5}$/, { selector: "dt" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Émettre la facture" })).toBeNull());
    await expect(canvas.queryByText(/Factur-X/)).toBeNull();
    await userEvent.click(await button(/^Télécharger en PDF\s: Facture F2026-/));
    await toast("Document téléchargé");
  },
};

/** Un client connu par son SIREN : sa facture est une Factur-X, le même PDF pour les yeux et pour les logiciels. */
export const InvoiceOfBusiness: Story = {
  name: "Facture d’un professionnel, Factur-X",
  parameters: onInvoice,
  play: async ({ act, apiAs, canvas }) => {
    await seen(button("Émettre la facture"));
    const { items } = await apiAs("libraire").read("listDocuments", { query: { number: [await numberOf(canvas)] } });
    await colleagueNotesSiren({ act, apiAs }, items[0]?.id ?? 0, "732829320");
    await userEvent.click(await button("Émettre la facture"));
    await confirm();
    await seen(canvas.findByText(/, Factur-X$/));
    await userEvent.click(await button(/^Télécharger en PDF\s: Facture F2026-/));
    await toast("Document téléchargé");
  },
};

/** Une collectivité facturée à chaque livraison : ce qui part a sa facture, et la page dit que la commande n’est facturée qu’en partie. */
export const InvoicePerDelivery: Story = {
  name: "Facture par livraison",
  play: async ({ act, apiAs, canvas }) => {
    await seen(button("Expédier 2 lignes"));
    await colleagueInvoicesPerDelivery({ act, apiAs }, 24118);
    await userEvent.click(await button("Expédier 2 lignes"));
    await confirm();
    await seen(screen.findByText("4/5 expédiés"));
    // The next action makes the shipping final.
    await untilHeard(canvas, () => colleagueTracks({ act, apiAs }, 24118, "8R42999999999"));
    await userEvent.click(await button("Recharger"));
    await seen(canvas.findByText(/^Facture F2026-\d{5}$/, { selector: "dt" }));
    await seen(canvas.findByText(/, une partie de la commande$/));
  },
};

/** Une plateforme agréée est reliée : la pièce dit ce qu’elle y est devenue, pourquoi elle est revenue, et que faire. */
export const InvoiceAtPlatform: Story = {
  name: "Facture rejetée par la plateforme agréée",
  parameters: at(24114),
  // No operation reports a status: a platform does.
  beforeEach: async ({ msw, apiAs }) => {
    const order = await apiAs("admin").read("getDocument", { query: { id: 24114 } });
    const paper = { kind: "Invoice", issuedAt: "2026-11-18T09:00:00.000Z", isFacturX: true, totalPriceWithTax: "74.20" } as const;
    const [deposited, rejected] = [
      { status: "Deposited", code: 200, at: "2026-11-18T10:02:00.000Z", reason: null },
      { status: "Rejected", code: 213, at: "2026-11-19T08:30:00.000Z", reason: "SIREN de l’acheteur inconnu de l’annuaire" },
    ] as const;
    const handedOverAt = "2026-11-18T09:00:04.000Z";
    const issuedPapers = [
      { ...paper, id: 1, number: "F2026-00041", platform: { status: "Rejected" as const, handedOverAt, history: [deposited, rejected] } },
      { ...paper, id: 2, number: "F2026-00042", platform: { status: "Waiting" as const, handedOverAt: null, history: [] } },
    ];
    msw.use(mock("getDocument", () => ({ ...order, issuedPapers })));
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText("Rejetée le 19/11/2026 09:30 : SIREN de l’acheteur inconnu de l’annuaire"));
    await expect(canvas.getByText("Rejetée")).toBeVisible();
    await expect(canvas.getByText("En attente de dépôt")).toBeVisible();
    await expect(canvas.getByText(/^À corriger\s: la pièce émise ne change plus/)).toBeVisible();
  },
};

const REFERENCE = /^Bon de commande ou nº\sd’engagement$/;
const reference = () => screen.findByRole("textbox", { name: REFERENCE });
const saveReference = () => button("Enregistrer la référence");

/** Le bon de commande ou le nº d’engagement se note à côté de l’adresse ; la facture une fois émise, il se lit et ne change plus. */
export const BuyerReferenceNoted: Story = {
  name: "Référence de l’acheteur",
  parameters: onInvoice,
  play: async ({ canvas }) => {
    await userEvent.type(await reference(), " EJ-2026-00417 ");
    await userEvent.click(await saveReference());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Enregistrer la référence" })).toBeNull());
    await expect(await reference()).toHaveValue("EJ-2026-00417");
    await userEvent.click(await button("Émettre la facture"));
    await confirm();
    await seen(canvas.findByText("EJ-2026-00417", { selector: "p" }));
    await expect(canvas.queryByRole("textbox", { name: REFERENCE })).toBeNull();
  },
};

/** La facture vient d’être émise ailleurs : la phrase le dit au formulaire, ce qui est tapé reste. */
export const BuyerReferenceRefused: Story = {
  name: "Référence de l’acheteur refusée",
  parameters: onInvoice,
  beforeEach: ({ msw }) => msw.use(conflict("setBuyerOrderReference", "La facture est émise : elle ne change plus.", "AlreadyInvoiced")),
  play: async ({ canvas }) => {
    await userEvent.type(await reference(), "BC 12");
    await userEvent.click(await saveReference());
    const form = within(canvas.getByRole("form", { name: "Référence de l’acheteur" }));
    await seen(form.findByText("La facture est émise : elle ne change plus."));
    await expect(await reference()).toHaveValue("BC 12");
  },
};

/** Ce que le serveur trouve faux se lit au champ. */
export const BuyerReferenceRejected: Story = {
  name: "Référence de l’acheteur rejetée",
  parameters: onInvoice,
  beforeEach: ({ msw }) => msw.use(rejected("setBuyerOrderReference", { buyerOrderReference: "Cinquante caractères au plus." })),
  play: async () => {
    await userEvent.type(await reference(), "BC 12");
    await userEvent.click(await saveReference());
    await waitFor(async () => expect(await reference()).toHaveAccessibleDescription("Cinquante caractères au plus."));
  },
};

/** Une collègue a noté une autre référence : les deux versions se lisent côte à côte. */
export const BuyerReferenceStale: Story = {
  name: "Référence de l’acheteur notée entre-temps",
  parameters: onInvoice,
  play: async ({ act, apiAs, canvas }) => {
    await userEvent.type(await reference(), "La mienne");
    const { items } = await apiAs("libraire").read("listDocuments", { query: { number: [await numberOf(canvas)] } });
    await colleagueNotesReference({ act, apiAs }, items[0]?.id ?? 0, "La sienne");
    await userEvent.click(await saveReference());
    const versions = within(await screen.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await userEvent.click(await versions.findByRole("button", { name: "Enregistrer ma version" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await reference()).toHaveValue("La mienne");
  },
};

/** Une collègue l’a émise entre-temps : la phrase le dit, aucune seconde facture ne part. */
export const InvoiceRefused: Story = {
  name: "Facture déjà émise",
  parameters: onInvoice,
  beforeEach: ({ msw }) => msw.use(conflict("issueInvoice", "Cette commande a déjà sa facture.", "AlreadyInvoiced")),
  play: async () => {
    await userEvent.click(await button("Émettre la facture"));
    await confirm();
    await seen(screen.findByText("Cette commande a déjà sa facture."));
  },
};

/** Ce que le serveur refuse se lit à la ligne, et rien de ce qui a été saisi n’est perdu. */
export const ReturnRejected: Story = {
  name: "Retour refusé",
  parameters: at(24121),
  beforeEach: ({ msw }) => msw.use(rejected("returnDocumentItems", { "items[0].quantity": "Il reste un exemplaire au client au plus." })),
  play: async () => {
    await userEvent.click(await button("Noter un retour"));
    const asking = within(await dialog());
    const [copies] = await asking.findAllByRole("spinbutton", { name: /^Exemplaires rendus\s: / });
    await userEvent.clear(copies as HTMLElement);
    await userEvent.type(copies as HTMLElement, "1");
    await confirm();
    await waitFor(() => expect(copies).toHaveAccessibleDescription(/Il reste un exemplaire au client au plus\./));
    await expect(copies).toHaveValue("1");
  },
};

/** La commande a changé pendant la saisie : ce qui est enregistré se lit à côté, et « Confirmer » ajoute. */
export const ReturnStale: Story = {
  name: "Retour périmé",
  parameters: at(24121),
  beforeEach: ({ msw }) => msw.use(stale("returnDocumentItems")),
  play: async () => {
    await userEvent.click(await button("Noter un retour"));
    const asking = within(await dialog());
    const [copies] = await asking.findAllByRole("spinbutton", { name: /^Exemplaires rendus\s: / });
    await userEvent.clear(copies as HTMLElement);
    await userEvent.type(copies as HTMLElement, "1");
    await confirm();
    await seen(asking.findByText("Commande modifiée entre-temps"));
    await seen(asking.findByText(/note votre saisie en plus de ce qui est enregistré/));
    await waitFor(() => expect(asking.getAllByText("Votre saisie").length).toBeGreaterThan(0));
    await expect(copies).toHaveValue("1");
  },
};

/** Plus rien n’est à aller chercher : le bon de préparation le dit. */
export const NothingToPick: Story = {
  name: "Rien à préparer",
  parameters: at(24121),
  play: async () => {
    await expect(await button(/^Imprimer\s: Bon de préparation$/)).toHaveAccessibleDescription("Aucune ligne à y mettre.");
  },
};

/** Là où la boutique a des étiquettes ; un refus dit quelle partie de l’adresse est à corriger. */
export const Label: Story = {
  name: "Étiquette d’envoi",
  play: async ({ msw }) => {
    await userEvent.click(await button("Étiquette d’envoi"));
    await toast("Document téléchargé");
    msw.use(mock("generateLabel", () => problem(422, { detail: "L’adresse de livraison est à corriger avant d’imprimer." })));
    await userEvent.click(await button("Étiquette d’envoi"));
    await toast("L’adresse de livraison est à corriger avant d’imprimer.");
  },
};

/** Expédiée pour rien : une remarque, et rien n’est interdit. */
export const FreeShipping: Story = {
  name: "Port offert",
  parameters: at(24114),
  // No order of the demo shop goes out for nothing, and no operation says what a delivery costs.
  beforeEach: async ({ msw, apiAs }) => {
    const order = await apiAs("admin").read("getDocument", { query: { id: 24114 } });
    msw.use(mock("getDocument", () => ({ ...order, shippingPriceWithTax: "0.00" })));
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText("Loi Darcos."));
    await expect(await button("Expédier 4 lignes")).toBeVisible();
  },
};

/** La boutique a transmis une remise : le fil dit ce qu’elle a pris, et avec quel code. */
export const Discounted: Story = {
  name: "Avec une remise",
  parameters: at(24114),
  // What a discount took is told by the shop's site alone, when it hands the order over.
  beforeEach: async ({ msw, apiAs }) => {
    const order = await apiAs("admin").read("getDocument", { query: { id: 24114 } });
    const events = order.events.map((event) => (event.kind === "Created" ? { ...event, amount: "1.20", text: "NOEL-7KQ4TW" } : event));
    msw.use(mock("getDocument", () => ({ ...order, events })));
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText("Commande passée"));
    await expect(canvas.getByText(/, 1,20\s€ de remise/)).toBeVisible();
    await expect(canvas.getByText("NOEL-7KQ4TW")).toBeVisible();
  },
};

/** Un titre n’était pas là : le fil dit qui l’a commandé au fournisseur et qui l’a réceptionné, quand et combien. */
export const Supplied: Story = {
  name: "Commandé au fournisseur",
  parameters: at(24063),
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^1\sexemplaire commandé au fournisseur$/));
    await expect(canvas.getByText(/^1\sexemplaire arrivé$/)).toBeVisible();
    await expect(canvas.getByText(/par Inès Le Dantec/)).toBeVisible();
    await expect(canvas.getAllByText("L’Enfer, le silence").length).toBeGreaterThan(1);
  },
};

/** Les exemplaires scannés l’un après l’autre tiennent en une ligne ; ce qui n’est plus commandé se lit aussi. */
export const SuppliedInParts: Story = {
  name: "Commandé au fournisseur, en anglais",
  globals: { locale: "en" },
  parameters: at(24063),
  beforeEach: async ({ msw, apiAs }) => {
    const order = await apiAs("admin").read("getDocument", { query: { id: 24063 } });
    const [model] = order.events;
    if (!model) throw new Error("The order has a thread.");
    const entry = { ...model, actorName: "Mathilde Kervella", text: "Onitsha", mailType: null, trackingNumber: null, amount: null };
    const events = [
      { ...entry, id: 900_004, kind: "PurchaseCancelled", itemCount: 3, date: "2026-11-20T14:00:00Z" },
      { ...entry, id: 900_003, kind: "CopiesArrived", itemCount: 1, date: "2026-11-20T09:01:00Z" },
      { ...entry, id: 900_002, kind: "CopiesArrived", itemCount: 1, date: "2026-11-20T09:00:00Z" },
      { ...entry, id: 900_001, kind: "CopiesOrdered", itemCount: 5, date: "2026-11-18T09:00:00Z" },
    ] as const;
    msw.use(mock("getDocument", () => ({ ...order, events: [...events, ...order.events.slice(-1)] })));
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText("5 copies ordered of the supplier"));
    await expect(canvas.getByText("2 copies arrived")).toBeVisible();
    await expect(canvas.getByText("3 copies no longer ordered of the supplier")).toBeVisible();
  },
};

/** Une institution commande : son nom se lit partout où se lirait celui d’une personne. */
export const Company: Story = {
  name: "Pour une institution",
  parameters: at(24087),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /24087/ }));
    await expect(canvas.getAllByText("Cinéma Le Celtic").length).toBeGreaterThan(0);
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: "Order no. 24118" }));
    await expect(await button("Ship 2 lines")).toBeVisible();
  },
};

export const Dark: Story = { name: "En sombre", globals: { theme: "dark" }, play: async () => void (await button("Expédier 2 lignes")) };

/** À portée du pouce : le scanner, l’action principale et les autres ; ce qui est dans la barre quitte l’en-tête, et le rayon mène la ligne. */
export const Phone: Story = {
  name: "Sur un téléphone",
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

/** Un devis, où rien n’est à faire : la barre imprime. */
export const PhoneReadOnly: Story = {
  name: "En lecture seule, sur un téléphone",
  parameters: { ...paper("D26-256"), viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const bar = within(await screen.findByRole("region", { name: "Préparation" }));
    await expect(await bar.findByRole("button", { name: "Imprimer" })).toBeVisible();
    await expect(await bar.findByRole("button", { name: "Autres actions" })).toBeVisible();
  },
};

/** L’anglais en dit plus sur un écran étroit, et tout reste à portée. */
export const PhoneReadOnlyInEnglish: Story = {
  name: "En lecture seule, sur un téléphone, en anglais",
  parameters: PhoneReadOnly.parameters,
  globals: { ...PhoneReadOnly.globals, locale: "en" },
  play: async () => {
    const bar = within(await screen.findByRole("region", { name: "Preparation" }));
    await expect(await bar.findByRole("button", { name: "Print" })).toBeVisible();
  },
};

export const Publisher: Story = {
  name: "Chez un éditeur",
  globals: { client: "publisher" },
  play: async ({ canvas }) => {
    await button("Expédier 2 lignes");
    await expect(canvas.queryByRole("button", { name: "Étiquette d’envoi" })).toBeNull();
  },
};

/** Un exemplaire commandé au fournisseur : sa ligne le dit, et l’attend. */
export const OnOrder: Story = {
  name: "En commande chez le fournisseur",
  parameters: consoleStory({
    path: PATH,
    at: async (api) => {
      await api.send("recordPurchase", { body: { lines: [{ ean: "9782082646727", quantity: 1 }] } });
      return "/public/document/detail/24091";
    },
    server: "fresh",
  }),
  play: async ({ canvas }) => {
    await seen(canvas.findByRole("heading", { level: 1, name: /^Commande nº\s24091$/ }));
    await expect(await canvas.findByText(/^1\sen commande$/)).toBeVisible();
  },
};

const vatToCheck = consoleStory({ path: PATH, at: orderWithVatToCheck, server: "fresh" });

/** Vendue en Suisse avec la TVA française : la page le signale, et la règle s’applique d’un clic sans changer le prix payé. */
export const VatToCheck: Story = {
  name: "TVA à vérifier",
  parameters: vatToCheck,
  play: async ({ canvas }) => {
    await seen(canvas.findByText("TVA à vérifier"));
    await expect(canvas.getByText("Le site a vendu à un autre taux que celui de la règle.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Appliquer la règle" }));
    await toast(SUCCESS);
    await seen(canvas.findByText("Exonération de TVA, article 262, I du CGI"));
    await expect(canvas.queryByText("TVA à vérifier")).toBeNull();
    await expect(await button(/^Télécharger en PDF\s: Déclaration en douane$/)).toBeEnabled();
  },
};

/** Un collègue a modifié la commande entre-temps : rien n’est réglé deux fois. */
export const VatConflict: Story = {
  name: "TVA réglée ailleurs",
  parameters: vatToCheck,
  beforeEach: ({ msw }) => msw.use(conflict("settleDocumentVat", "La facture est émise : sa TVA ne change plus.", "AlreadyInvoiced")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Garder les taux vendus" }));
    await seen(screen.findByText("La facture est émise : sa TVA ne change plus."));
  },
};

const lines = () => screen.findByRole("dialog", { name: /^Modifier les lignes de la commande/ });
/** Opens « Modifier les lignes » of the order, once its texts are there. */
async function openLines() {
  await userEvent.click(await button("Modifier les lignes"));
  return within(await lines());
}
const saveLines = (asking: ReturnType<typeof within>) => userEvent.click(asking.getByRole("button", { name: "Enregistrer les lignes" }));

/** Un titre scanné prend la place d’une ligne, un prix change : le nouveau total dit ce qui reste à régler, et le fil dit pourquoi. */
export const EditLines: Story = {
  name: "Lignes modifiées",
  play: async ({ canvas }) => {
    const asking = await openLines();
    await userEvent.type(await asking.findByRole("combobox", { name: /titre/i }), "9782253023906{Enter}");
    await userEvent.click(await asking.findByRole("combobox", { name: /^Dans la commande/ }));
    const [first] = await asking.findAllByRole("option", { name: /^À la place de / });
    await userEvent.click(first as HTMLElement);
    const [price] = asking.getAllByRole("textbox", { name: /^Prix unitaire/ });
    await userEvent.clear(price as HTMLElement);
    await userEvent.type(price as HTMLElement, "99,00{Tab}");
    await seen(asking.findByText("Reste à régler"));
    await saveLines(asking);
    await expect(asking.getByRole("textbox", { name: /^Motif/ })).toBeInvalid();
    await userEvent.type(asking.getByRole("textbox", { name: /^Motif/ }), "Le client préfère Perec");
    await saveLines(asking);
    await toast(SUCCESS);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Modifier les lignes/ })).toBeNull());
    await seen(canvas.findByText(/— Le client préfère Perec$/));
    await seen(canvas.findByText(/il reste .* à régler/));
  },
};

/** Ce que le serveur refuse se lit à la ligne, et rien de ce qui a été saisi n’est perdu. */
export const EditLinesRejected: Story = {
  name: "Lignes refusées",
  beforeEach: ({ msw }) => msw.use(rejected("editDocumentItems", { "changes[0].itemId": "Cette ligne est déjà partie ou remise." })),
  play: async () => {
    const asking = await openLines();
    const [price] = asking.getAllByRole("textbox", { name: /^Prix unitaire/ });
    await saveLines(asking);
    await seen(asking.findByText(/^Rien n’a changé/));
    await userEvent.clear(price as HTMLElement);
    await userEvent.type(price as HTMLElement, "9,00{Tab}");
    await userEvent.type(asking.getByRole("textbox", { name: /^Motif/ }), "Exemplaire abîmé");
    await saveLines(asking);
    await waitFor(() => expect(price).toHaveAccessibleDescription(/déjà partie ou remise/));
    await expect(price).toHaveValue("9,00");
  },
};

/** La commande a changé pendant la saisie : on vérifie, puis on enregistre de nouveau. */
export const EditLinesStale: Story = {
  name: "Lignes périmées",
  beforeEach: ({ msw }) => msw.use(stale("editDocumentItems")),
  play: async () => {
    const asking = await openLines();
    const [price] = asking.getAllByRole("textbox", { name: /^Prix unitaire/ });
    await userEvent.clear(price as HTMLElement);
    await userEvent.type(price as HTMLElement, "9,00{Tab}");
    await userEvent.type(asking.getByRole("textbox", { name: /^Motif/ }), "Exemplaire abîmé");
    await saveLines(asking);
    await seen(asking.findByText(/^Vérifiez votre saisie/));
    await expect(price).toHaveValue("9,00");
  },
};

/** Un geste sur une commande à régler : il baisse ce qui est dû, et rien n’est remboursé. */
export const Allowance: Story = {
  name: "Geste avant paiement",
  parameters: onInvoice,
  play: async ({ canvas }) => {
    await userEvent.click(await button("Accorder un geste"));
    const asking = within(await dialog());
    await userEvent.type(await asking.findByRole("textbox", { name: /^Montant déduit/ }), "2,00{Tab}");
    await seen(asking.findByText(/^Il restera .* à régler\.$/));
    await confirm();
    await toast(SUCCESS);
    await seen(canvas.findByText("Geste accordé"));
  },
};

/** Ce que le serveur refuse se lit au champ. */
export const AllowanceRejected: Story = {
  name: "Geste refusé",
  parameters: onInvoice,
  beforeEach: ({ msw }) => msw.use(rejected("grantDocumentAllowance", { amount: "Indiquez un montant de 0,01 € à 5,00 €." })),
  play: async () => {
    await userEvent.click(await button("Accorder un geste"));
    const asking = within(await dialog());
    const amount = await asking.findByRole("textbox", { name: /^Montant déduit/ });
    await userEvent.type(amount, "6,00{Tab}");
    await confirm();
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/de 0,01 € à 5,00 €/));
  },
};
