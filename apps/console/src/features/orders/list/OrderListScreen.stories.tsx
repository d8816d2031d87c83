import { failing, loading, mock, problem } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { colleagueCancels, orderComesIn } from "../../../shared/stories/story-orders.ts";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { OrderListScreen } from "./OrderListScreen.tsx";

const PATH = "/public/document";

/** Les commandes : les vues du métier, la recherche et les filtres, des lignes à ouvrir, des lignes à choisir. */
const meta = {
  title: "Écrans/Commandes",
  component: OrderListScreen,
  parameters: { ...consoleStory({ path: PATH, server: "fresh" }) },
} satisfies Meta<typeof OrderListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (search: string) => consoleStory({ path: PATH, at: `${PATH}?${search}`, server: "fresh" });
type Canvas = ReturnType<typeof within>;

/** Ticks these orders, in that order. */
async function tick(canvas: Canvas, ...numbers: string[]) {
  for (const number of numbers) await userEvent.click(await canvas.findByRole("checkbox", { name: `Sélectionner la commande ${number}` }));
}

/** The bar comes with the list's later parts. */
const bulkBar = async (canvas: Canvas) => within(await canvas.findByRole("region", { name: "Actions sur la sélection" }));
/** What became of an action on many orders; each order takes several answers in turn, so a slow machine needs its time. */
const bulkReport = (canvas: Canvas, name: RegExp) => canvas.findByRole("region", { name }, { timeout: 12_000 });
const row = (number: string) => screen.findByRole("row", { name: new RegExp(number) });

/** De vrais liens, des mots à côté de chaque couleur, les paniers laissés de côté. */
export const Loaded: Story = {
  name: "Chargée",
  play: async ({ canvas }) => {
    const order = await row("24118");
    await expect(within(order).getByRole("link", { name: "24118" })).toHaveAttribute("href", "/public/document/detail/24118");
    await expect(order).toHaveTextContent("2/5 expédiés");
    await expect(order).toHaveTextContent("En préparation");
    await expect(order).toHaveTextContent("Payé");
    await expect(canvas.queryByText("Panier")).toBeNull();
    await expect(await canvas.findByRole("link", { name: /^À préparer \d+$/ })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /Date/ })).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getByText(/Chargé à 09:4\d/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Sans résultat",
  parameters: at("documentStatus=Shipped&search=introuvable"),
  play: async ({ canvas, userEvent: user }) => {
    await expect(await canvas.findByRole("heading", { name: "Aucun résultat - Veuillez affiner votre recherche." })).toBeVisible();
    await expect(canvas.getByText(/Filtres actifs.*Recherche « introuvable », État « Expédiée »/)).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Effacer les 2 filtres" }));
    await waitFor(() => expect(canvas.queryByText(/Filtres actifs/)).toBeNull());
  },
};

/** L’adresse nomme une page que la liste n’a plus. */
export const PastEnd: Story = {
  name: "Au-delà de la fin",
  parameters: at("page=400"),
  play: async ({ canvas, userEvent: user }) => {
    await expect(await canvas.findByText("Cette page n’existe plus : la liste est plus courte.")).toBeVisible();
    await user.click(canvas.getByRole("link", { name: "Revenir à la première page" }));
    await row("24121");
  },
};

/** Pour un seul type de document, le tableau dit lequel ; pour plusieurs, il dit « Documents ». */
export const OneKind: Story = {
  name: "Un seul type de document",
  parameters: at("documentType=Invoice"),
  play: async ({ canvas }) => void (await canvas.findByRole("table", { name: /^Factures, \d+ résultats?/ })),
};

export const SeveralKinds: Story = {
  name: "Plusieurs types de document",
  parameters: at("documentType=Order&documentType=Quotation"),
  play: async ({ canvas }) => void (await canvas.findByRole("table", { name: /^Documents, [\d\s]+ résultats?/ })),
};

export const Loading: Story = { name: "Chargement", ...loadingList("listDocuments") };

/** Un échec ne ressemble jamais à une liste vide, et réessayer est à un clic. */
export const Failed: Story = { name: "Échec", ...failedRead("listDocuments") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "listDocuments", "countDocumentViews") };

/** Une vue est une adresse ; son onglet le dit. */
export const ToPrepare: Story = {
  name: "À préparer",
  parameters: at("view=toPrepare"),
  play: async ({ canvas }) => {
    await expect(await row("24114")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^À préparer/ })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByText("Terminée")).toBeNull();
  },
};

/** Ce qui attend son livre est une liste à part, pour que personne ne le cherche en rayon. */
export const Forthcoming: Story = {
  name: "À paraître",
  parameters: at("view=awaitingRelease"),
  play: async ({ canvas }) => {
    await expect(await row("24120")).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /24114/ })).toBeNull();
    await expect(await canvas.findByRole("link", { name: /^À paraître \d+$/ })).toHaveAttribute("aria-current", "page");
  },
};

/** La saisie attend un repos, garde le focus et reprend à la page 1. */
export const Searching: Story = {
  name: "Recherche",
  parameters: at("page=2&pageSize=10"),
  play: async ({ canvas, userEvent: user }) => {
    await canvas.findByRole("table", { name: /résultats/ });
    const field = canvas.getByRole("searchbox", { name: "Rechercher une commande" });
    await user.type(field, "corentin lœillet");
    await expect(await row("24093")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(field).toHaveFocus();
    await expect(canvas.getByText(/1 à 1 sur 1/)).toBeVisible();
  },
};

/** Un scanner sur un clavier français sans majuscules écrit « çè_… » : c’est l’EAN qui est compris. */
export const Scanned: Story = {
  name: "Scannée",
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    // 9782253023906
    await user.type(canvas.getByRole("searchbox"), 'çè_éé("àé"çà-{Enter}');
    await expect(await row("24118")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Corentin Hascoët")).toBeNull());
  },
};

/** Filtrer au clavier ; chaque filtre est une étiquette qu’on peut retirer. */
export const Filtering: Story = {
  name: "Filtrée",
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    canvas.getByRole("button", { name: "Paiement" }).focus();
    await user.keyboard("{Enter}");
    await user.click(await canvas.findByRole("checkbox", { name: "Refusé" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByText("Corentin Hascoët")).toBeNull());
    await user.click(canvas.getByRole("button", { name: "Retirer le filtre Paiement" }));
    await expect(await canvas.findByText("Corentin Hascoët")).toBeVisible();
  },
};

/** Un filtre demande au serveur ce qu’il offre quand on l’ouvre ; jusque-là il le dit. */
export const ChoicesLoading: Story = {
  name: "Choix en chargement",
  beforeEach: ({ msw }) => msw.use(loading("listShippingMethods")),
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await user.click(canvas.getByRole("button", { name: "Livraison" }));
    await expect(within(canvas.getByRole("group", { name: "Livraison" })).getByText("Chargement…")).toBeVisible();
  },
};

/** Quand les choix ne viennent pas, le filtre le dit, et redemande quand on le veut. */
export const ChoicesFailed: Story = {
  name: "Échec des choix",
  beforeEach: ({ msw }) => msw.use(mock("listShippingMethods", () => problem(500, { detail: "Une erreur est survenue." }), { once: true })),
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await user.click(canvas.getByRole("button", { name: "Livraison" }));
    await expect(await canvas.findByText("Ces choix n’ont pas pu être chargés.")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Réessayer" }));
    const group = within(canvas.getByRole("group", { name: "Livraison" }));
    await waitFor(() => expect(group.getByRole("searchbox", { name: "Chercher dans Livraison" })).toHaveFocus());
    await user.keyboard("coli{Tab}");
    await expect(group.getByRole("checkbox", { name: "Colissimo" })).toHaveFocus();
    await user.keyboard(" ");
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Livraison" })).toBeVisible();
  },
};

/** Ce qu’on peut faire est dans une barre dès que quelque chose est choisi. */
export const Selecting: Story = {
  name: "Sélection",
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24114", "24113");
    const bar = await bulkBar(canvas);
    await expect(bar.getByText("2 commandes sélectionnées")).toBeVisible();
    await expect(bar.getByRole("link", { name: "Préparer" })).toHaveAttribute("href", "/public/document/prepare?id=24114&id=24113");
    await expect(bar.getByRole("link", { name: "Imprimer la liste" })).toHaveAttribute(
      "href",
      "/public/document/picking?id=24114&id=24113",
    );
    await expect(bar.getByRole("button", { name: "Copier les numéros" })).toBeVisible();
    await user.click(bar.getByRole("button", { name: "Tout désélectionner" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Actions sur la sélection" })).toBeNull());
  },
};

/** Les colis partent commande après commande, refus compris ; le compte rendu nomme chaque commande et ce qu’elle est devenue, et les refusées restent choisies. Les retraits
 * restent de côté chez tous les clients, même là où l’un d’eux peut être expédié seul, comme ce que son état interdit d’expédier : la question les nomme, et ce qui n’est pas payé. */
export const ShippingMany: Story = {
  name: "Expédition de plusieurs commandes",
  parameters: at("pageSize=50"),
  play: async ({ canvas, userEvent: user, act, apiAs }) => {
    await tick(canvas, "24114", "24077", "24116", "24117");
    const bar = await bulkBar(canvas);
    await user.click(bar.getByRole("button", { name: "Expédier 2 commandes" }));
    const question = within(await canvas.findByRole("alertdialog", { name: /^Voulez-vous vraiment effectuer cette action/ }));
    await expect(question.getByText(/Pierre-Yves Traoré, Soizic Kerbrat\./)).toBeVisible();
    await expect(
      question.getByText(/^1 commande reste de côté\s: nº\s24116 \(Grégoire Pêcheur\)\. Le paiement du client n’a pas abouti\.$/),
    ).toBeVisible();
    await expect(question.getByText("1 retrait en magasin reste de côté : nº 24117 (Mélusine Roussel).")).toBeVisible();
    await expect(question.getByText(/^1 commande n’est pas payée\s: nº\s24077 \(Soizic Kerbrat\)\.$/)).toBeVisible();
    await colleagueCancels({ act, apiAs }, 24077);
    await user.click(question.getByRole("button", { name: "Confirmer" }));
    const report = within(await bulkReport(canvas, /^Expédition de 2 commandes/));
    await expect(report.getByText(/1 ligne traitée, 1 refusée/)).toBeVisible();
    const [refused, done] = report.getAllByRole("listitem");
    await expect(refused).toHaveTextContent(/^Commande 24077, Soizic Kerbrat.*annulée/);
    await expect(done).toHaveTextContent(/^Commande 24114, Pierre-Yves Traoré4 lignes expédiées, courriel d’expédition mis à l’envoi$/);
    await waitFor(() => expect(canvas.getByRole("row", { name: /24114/ })).toHaveTextContent("Expédiée"));
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24114" })).not.toBeChecked();
    for (const number of ["24116", "24077", "24117"])
      await expect(canvas.getByRole("checkbox", { name: `Sélectionner la commande ${number}` })).toBeChecked();
  },
};

/** Les étiquettes sont scannées l’une après l’autre : Entrée passe à la commande suivante et ne confirme rien ; ce qui est scanné reste si l’on annule. */
export const TrackingMany: Story = {
  name: "Numéros de suivi scannés",
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24114", "24113");
    const ask = async () => {
      await user.click((await bulkBar(canvas)).getByRole("button", { name: "Expédier 2 commandes" }));
      return within(await canvas.findByRole("alertdialog"));
    };
    const question = await ask();
    const first = question.getByRole("textbox", { name: /^Numéro de suivi, commande 24114 \(Pierre-Yves Traoré\)/ });
    const second = question.getByRole("textbox", { name: /^Numéro de suivi, commande 24113/ });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("8R42109876543{Enter}");
    await expect(second).toHaveFocus();
    await user.keyboard("8r42109876543{Enter}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleDescription(/C’est aussi le numéro de la commande 24114\./);
    await user.clear(second);
    await user.click(question.getByRole("button", { name: "Annuler" }));
    const again = await ask();
    await expect(again.getByRole("textbox", { name: /commande 24114/ })).toHaveValue("8R42109876543");
    await user.click(again.getByRole("button", { name: "Confirmer" }));
    const report = await bulkReport(canvas, /^Expédition de 2 commandes/);
    await expect(report).toHaveTextContent(/Commande 24114, Pierre-Yves Traoré.*suivi 8R42109876543, courriel.*Commande 24113/);
    await expect(within(report).getAllByRole("listitem")[1]).not.toHaveTextContent(/suivi/);
  },
};

/** Étiquettes et bons des commandes choisies en un fichier ; une commande que le serveur refuse est nommée, et les autres s’obtiennent sans elle. */
export const PapersOfMany: Story = {
  name: "Documents de plusieurs commandes",
  play: async ({ canvas, msw, userEvent: user }) => {
    const requests: unknown[] = [];
    msw.use(
      mock("generatePapers", ({ body }) => {
        requests.push(body);
        return problem(422, {
          propertiesErrorMessages: [{ propertyName: "labels[1]", errorMessage: "L’adresse de livraison est à corriger avant d’imprimer." }],
        });
      }),
    );
    await tick(canvas, "24114", "24113", "24117");
    await user.click((await bulkBar(canvas)).getByRole("button", { name: "Étiquettes et bons de livraison" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Étiquettes et bons de livraison" }));
    const labels = dialog.getByRole("checkbox", { name: "2 étiquettes d’envoi" });
    await expect(labels).toHaveAccessibleDescription(/^Sans étiquette\s: 24117\.$/);
    await expect(dialog.getByRole("checkbox", { name: "3 bons de livraison" })).toBeChecked();
    await user.click(dialog.getByRole("button", { name: "Télécharger le PDF" }));
    await expect(await dialog.findByText(/^Commande 24113, Anaïs Lefèvre\s: L’adresse de livraison est à corriger/)).toBeVisible();
    await user.click(dialog.getByRole("checkbox", { name: "3 bons de livraison" }));
    msw.use(
      mock("generatePapers", ({ body }) => {
        requests.push(body);
        return { fileName: "etiquettes.pdf", body: "%PDF-1.4" };
      }),
    );
    await user.click(dialog.getByRole("button", { name: "Télécharger les autres" }));
    await expect(await screen.findByText("etiquettes.pdf")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(requests).toEqual([
      { labels: [24114, 24113], deliveryNotes: [24114, 24113, 24117] },
      { labels: [24114], deliveryNotes: [] },
    ]);
  },
};

/** Les adresses des commandes choisies en un fichier que le transporteur reprend ; ce qui ne s’expédie pas est compté. */
export const CarrierFile: Story = {
  name: "Fichier pour le transporteur",
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24114", "24113", "24117");
    await user.click((await bulkBar(canvas)).getByRole("button", { name: "Fichier pour le transporteur" }));
    await expect(await screen.findByText(/^2 lignes exportées\. 1 sans envoi n’y est pas\.$/)).toBeVisible();
  },
};

/** Ce qui ne va à aucune des commandes choisies est éteint et dit pourquoi. */
export const NothingFits: Story = {
  name: "Rien de possible",
  play: async ({ canvas }) => {
    await tick(canvas, "24116");
    const bar = await bulkBar(canvas);
    const ship = bar.getByRole("button", { name: /^Expédier 0/ });
    await expect(ship).toHaveAttribute("aria-disabled", "true");
    await expect(ship).toHaveAccessibleDescription("Le paiement du client n’a pas abouti.");
    await expect(bar.getByRole("button", { name: /^Notifier 0/ })).toHaveAccessibleDescription(
      "Aucune des commandes cochées n’est un retrait en magasin.",
    );
    await expect(bar.getByRole("button", { name: "Préparer" })).toHaveAccessibleDescription(/n’a de ligne à préparer/);
    await tick(canvas, "24117");
    await expect(await bar.findByRole("link", { name: "Préparer" })).toBeVisible();
    await waitFor(() => expect(ship).toHaveAccessibleDescription("Aucune des commandes cochées ne peut être expédiée dans son état."));
    await expect(bar.getByRole("button", { name: "Notifier 1 retrait" })).not.toHaveAttribute("aria-disabled");
  },
};

/** Ce qui attend son livre reste, et le compte rendu le dit ; une commande dont rien d’autre ne reste est refusée. */
export const ShippingWhatIsOut: Story = {
  name: "Expédition de ce qui a paru",
  globals: { client: "bookshop" },
  play: async ({ canvas, userEvent: user }) => {
    const ship = async () => {
      await tick(canvas, "24118");
      await user.click(await (await bulkBar(canvas)).findByRole("button", { name: "Expédier 1 commande" }));
      await user.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
      return bulkReport(canvas, /^Expédition de 1 commande/);
    };
    const report = await ship();
    await expect(report).toHaveTextContent("1 ligne traitée, dont 1 en partie.");
    await expect(within(report).getByText(/^2 lignes expédiées, 1 en attente de parution, courriel/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("row", { name: /24118/ })).toHaveTextContent("4/5 expédiés"));
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24118" })).not.toBeChecked();
    await user.click(within(report).getByRole("button", { name: "Fermer le compte rendu" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: /^Expédition de 1/ })).toBeNull());
    await expect(await ship()).toHaveTextContent(/0 ligne traitée, 1 refusée\..*Tout ce qui reste attend sa parution\./);
  },
};

/** Plusieurs commandes parties par erreur reviennent d’un seul bouton ; le compte rendu qui n’est plus vrai s’en va. */
export const ShippingManyUndone: Story = {
  name: "Expéditions annulées",
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24118", "24114");
    await user.click((await bulkBar(canvas)).getByRole("button", { name: "Expédier 2 commandes" }));
    await user.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await bulkReport(canvas, /^Expédition de 2 commandes/);
    await waitFor(() => expect(canvas.getByRole("row", { name: /24118/ })).toHaveTextContent("4/5 expédiés"));
    await user.click(await screen.findByRole("button", { name: "Annuler les 2 expéditions" }));
    await screen.findByText("Rien n’est parti, 2 commandes sont comme avant.");
    await waitFor(() => expect(canvas.getByRole("row", { name: /24118/ })).toHaveTextContent("2/5 expédiés"));
    await waitFor(() => expect(canvas.queryByRole("region", { name: /^Expédition de 2/ })).toBeNull());
  },
};

/** Qui retire en magasin est prévenu ; ce que livre un transporteur est passé. */
export const NotifyingMany: Story = {
  name: "Retraits notifiés",
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24114", "24117");
    const bar = await bulkBar(canvas);
    await user.click(bar.getByRole("button", { name: "Notifier 1 retrait" }));
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(question.getByText(/prête au retrait.*Mélusine Roussel\./)).toBeVisible();
    await expect(question.getByText(/^1 commande livrée reste de côté : nº 24114 \(.*\)\.$/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Confirmer" }));
    await expect(await bulkReport(canvas, /^Notification de 1 retrait/)).toHaveTextContent("1 ligne traitée.");
  },
};

/** Déjà prévenu d’une partie, le client l’est du reste, et de rien deux fois. */
export const NotifyingTheRest: Story = {
  name: "Reste d’un retrait notifié",
  parameters: consoleStory({
    path: PATH,
    at: async (api) => {
      const { items } = await api.read("getDocument", { query: { id: 24117 } });
      await api.send("notifyPicking", { body: { documentId: 24117, itemIds: items.slice(0, 1).map(({ id }) => id) } });
      return `${PATH}?view=pickupToNotify`;
    },
    server: "fresh",
  }),
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24117");
    await user.click((await bulkBar(canvas)).getByRole("button", { name: "Notifier 1 retrait" }));
    await user.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    const report = await bulkReport(canvas, /^Notification de 1 retrait/);
    await expect(report).toHaveTextContent("1 ligne traitée.");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "24117" })).toBeNull());
  },
};

/** Un serveur qui tombe au milieu n’est dit que de sa commande. */
export const ShippingRefused: Story = {
  name: "Expédition en échec",
  beforeEach: ({ msw }) => msw.use(failing("shipDocumentItems")),
  play: async ({ canvas, userEvent: user }) => {
    await tick(canvas, "24114", "24113");
    const bar = await bulkBar(canvas);
    await user.click(bar.getByRole("button", { name: "Expédier 2 commandes" }));
    await user.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    const report = await bulkReport(canvas, /^Expédition de 2 commandes/);
    await expect(report).toHaveTextContent(/0 ligne traitée, 2 refusées/);
    await user.click(within(report).getByRole("button", { name: "Fermer le compte rendu" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: /^Expédition de 2/ })).toBeNull());
  },
};

/** Arrêtée à mi-chemin : les commandes non traitées sont nommées, restent choisies, et un bouton demande s’il faut continuer avec elles. */
export const ShippingStopped: Story = {
  name: "Expédition arrêtée",
  play: async ({ canvas, msw, userEvent: user }) => {
    const first = Promise.withResolvers<void>();
    msw.use(
      mock("shipDocumentItems", async () => {
        await first.promise;
        return problem(409, { detail: "Une autre personne l’a annulée entre-temps." });
      }),
    );
    await tick(canvas, "24114", "24113");
    await user.click((await bulkBar(canvas)).getByRole("button", { name: "Expédier 2 commandes" }));
    await user.click(within(await canvas.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    const bar = await bulkBar(canvas);
    await expect(await bar.findByRole("progressbar", { name: "Expédition en cours" })).toHaveAttribute("aria-valuetext", "0 sur 2");
    await user.click(bar.getByRole("button", { name: "Arrêter" }));
    first.resolve();
    const report = within(await bulkReport(canvas, /^Expédition de 2 commandes/));
    await expect(report.getByText(/0 ligne traitée, 1 refusée, 1 non traitée\. 2 lignes restent sélectionnées/)).toBeVisible();
    await expect(report.getByText("Commande 24113, Anaïs Lefèvre")).toBeVisible();
    await expect(report.getByText("Non traitée : l’action a été arrêtée avant.")).toBeVisible();
    await user.click(report.getByRole("button", { name: "Continuer avec la restante" }));
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(question.getByText(/de 1 commande\s: Anaïs Lefèvre\./)).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24114", hidden: true })).not.toBeChecked();
    await user.click(question.getByRole("button", { name: "Confirmer" }));
    await expect(await bulkReport(canvas, /^Expédition de 1 commande/)).toHaveTextContent("0 ligne traitée, 1 refusée.");
  },
};

/** La page entière, puis les résultats de toutes les pages ; une autre liste y met fin. */
export const AllResults: Story = {
  name: "Tous les résultats",
  parameters: at("pageSize=10&documentStatus=Processing"),
  play: async ({ canvas, userEvent: user }) => {
    await row("24120");
    await user.click(canvas.getByRole("checkbox", { name: "Sélectionner les 10 commandes de la page" }));
    const bar = await bulkBar(canvas);
    await user.click(bar.getByRole("button", { name: /^Sélectionner les \d+ résultats$/ }));
    await waitFor(() => expect(bar.getByText(/^(?!10 )\d+ commandes sélectionnées$/)).toBeVisible());
    await expect(bar.getByRole("button", { name: "Préparer" })).toHaveAccessibleDescription(/au plus 100/);
    await user.click(canvas.getByRole("link", { name: /^À préparer/ }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Actions sur la sélection" })).toBeNull());
  },
};

/** Les vues enregistrées viennent après celles d’origine ; une vue modifiée le dit et se met à jour. */
export const SavedView: Story = {
  name: "Vue enregistrée",
  parameters: consoleStory({ path: PATH, server: "fresh", user: "libraire" }),
  beforeEach: async ({ act }) => {
    await act("admin", "createView", { body: { list: "orders", name: "Grosses commandes", address: "amountFrom=100.00", isShared: true } });
  },
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await expect(await canvas.findByRole("link", { name: /^Grosses commandes \(partagée\) 32$/ })).toBeVisible();
    await user.click(canvas.getByRole("link", { name: /^Colissimo du jour/ }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Colissimo du jour/ })).toHaveAttribute("aria-current", "page"));
    await expect(canvas.queryByRole("button", { name: "Enregistrer la vue" })).toBeNull();
    await user.click(canvas.getByRole("button", { name: "Paiement" }));
    await user.click(await canvas.findByRole("checkbox", { name: "Payé" }));
    await user.keyboard("{Escape}");
    await expect(await canvas.findByRole("link", { name: /^Colissimo du jour, modifiée/ })).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Enregistrer la vue" }));
    await user.click(canvas.getByRole("button", { name: /^Mettre à jour/ }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: /modifiée/ })).toBeNull());
    await expect(canvas.getByRole("link", { name: /^Colissimo du jour/ })).toHaveAttribute("aria-current", "page");
  },
};

/** Les filtres sont gardés sous un nom ; l’adresse est alors cette vue. */
export const SavingAView: Story = {
  name: "Vue à enregistrer",
  parameters: at("shippingMethod=RelaisColis"),
  play: async ({ canvas, userEvent: user }) => {
    await row("24099");
    await user.click(await canvas.findByRole("button", { name: "Enregistrer la vue" }));
    await user.type(await canvas.findByRole("textbox", { name: "Nom de la vue" }), "Relais");
    await user.click(canvas.getByRole("button", { name: "Enregistrer une nouvelle vue" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Relais\b/ })).toHaveAttribute("aria-current", "page"));
  },
};

/** Les colonnes se choisissent et le restent. */
export const Columns: Story = {
  name: "Colonnes",
  beforeEach: () => {
    localStorage.removeItem("reserve.columns.orders.1");
    return () => localStorage.removeItem("reserve.columns.orders.1");
  },
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await expect(canvas.queryByRole("columnheader", { name: "Mode de paiement" })).toBeNull();
    await user.click(canvas.getByRole("button", { name: "Colonnes" }));
    await user.click(await canvas.findByRole("checkbox", { name: "Mode de paiement" }));
    await user.click(canvas.getByRole("checkbox", { name: "Livraison" }));
    await expect(canvas.getByRole("columnheader", { name: "Mode de paiement" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Livraison" })).toBeNull();
    await expect(localStorage.getItem("reserve.columns.orders.1")).toContain("shippingMethod");
    await user.click(canvas.getByRole("button", { name: "Rétablir les colonnes d’origine" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Mode de paiement" })).toBeNull());
    await user.keyboard("{Escape}");
  },
};

/** Entre quels montants : saisis comme on les écrit, montrés en étiquette, rien d’absurde n’est envoyé. */
export const Amount: Story = {
  name: "Montant",
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await user.click(canvas.getByRole("button", { name: "Autres filtres" }));
    await user.click(await canvas.findByRole("button", { name: "Montant" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Total de la commande" }));
    await user.type(dialog.getByRole("textbox", { name: "Au moins" }), "50");
    await user.type(dialog.getByRole("textbox", { name: "Au plus" }), "20,5");
    await user.click(dialog.getByRole("button", { name: "Filtrer" }));
    await expect(dialog.getByRole("textbox", { name: "Au plus" })).toHaveAccessibleDescription(/plus petit/);
    await user.clear(dialog.getByRole("textbox", { name: "Au plus" }));
    await user.type(dialog.getByRole("textbox", { name: "Au plus" }), "100{Enter}");
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Montant" })).toBeVisible();
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(canvas.queryByText("Corentin Hascoët")).toBeNull());
  },
};

/** Des numéros comme ils viennent d’un courriel, et l’EAN d’un titre ; ce que personne ne connaît est nommé et reste dans le champ. */
export const Pasting: Story = {
  name: "Numéros collés",
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await user.click(canvas.getByRole("button", { name: "Autres filtres" }));
    await user.click(await canvas.findByRole("button", { name: "Coller des numéros" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Coller des numéros" }));
    const field = dialog.getByRole("textbox", { name: "Numéros de commande ou EAN" });
    await user.click(field);
    await user.paste("Commande nº 24114, 24113\n99999;978-2-253-02390-6");
    await user.click(dialog.getByRole("button", { name: "Afficher 4 numéros" }));
    await expect(await dialog.findByText(/Inconnu : 99999\./)).toBeVisible();
    await expect(field).toHaveValue("99999");
    // The number put right is added to what was found.
    await user.clear(field);
    await user.type(field, "nº 24105");
    await user.click(dialog.getByRole("button", { name: "Afficher 1 numéro" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.queryByRole("row", { name: /24121/ })).toBeNull());
    await expect(await row("24118")).toBeVisible();
    await expect(await row("24105")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Numéros" })).toBeVisible();
  },
};

/** Tout le résultat, en CSV ou en classeur, ses filtres dans le nom du fichier ; au clavier, deux fois Entrée suffisent. */
export const Exporting: Story = {
  name: "Export",
  parameters: at("view=toPrepare"),
  play: async ({ canvas, userEvent: user }) => {
    await row("24114");
    const opener = canvas.getByRole("button", { name: "Exporter" });
    await user.click(opener);
    await user.click(within(await screen.findByRole("dialog", { name: "Exporter" })).getByRole("button", { name: "Fichier CSV" }));
    await expect(await screen.findByText(/^\d+ lignes exportées\.$/)).toBeVisible();
    await expect(screen.getByText(/^commandes-à-préparer-.*\.csv$/)).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Classeur Excel" })).toHaveFocus());
    await user.keyboard("{Enter}");
    await expect(await screen.findByText("Le fichier est dans vos téléchargements.")).toBeVisible();
    await expect(screen.getByText(/^commandes-à-préparer-.*\.xlsx$/)).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** Un long export dit où il en est et s’abandonne. */
export const ExportCancelled: Story = {
  name: "Export annulé",
  beforeEach: ({ msw }) => {
    const head = new TextEncoder().encode("\ufeffNuméro\r\n24121\r\n24120\r\n");
    // A sheet that never comes to its end.
    msw.use(
      mock("exportDocuments", () => ({
        fileName: "commandes.csv",
        contentType: "text/csv",
        body: new ReadableStream({ start: (body) => body.enqueue(head) }),
      })),
    );
  },
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await user.click(canvas.getByRole("button", { name: "Exporter" }));
    await user.click(await screen.findByRole("button", { name: "Fichier CSV" }));
    await user.click(await canvas.findByRole("button", { name: /^Annuler l’export \(2 sur [\d\s]+\)$/ }));
    await expect(await screen.findByText("Export annulé : aucun fichier n’a été gardé.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Exporter" })).toBeVisible();
  },
};

/** De la recherche aux lignes, descendre, cocher et ouvrir, sans souris. */
export const ByKeyboard: Story = {
  name: "Au clavier",
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    canvas.getByRole("searchbox").focus();
    await user.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: "24121" })).toHaveFocus();
    await user.keyboard("jx");
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24120" })).toBeChecked();
    await user.keyboard("j");
    await expect(canvas.getByRole("link", { name: "24119" })).toHaveFocus();
    await user.keyboard("kk{Enter}");
    await expect(await screen.findByText("/public/document/detail/24121")).toBeVisible();
  },
};

/** Espace : les lignes de la commande, sans l’ouvrir. */
export const Peeked: Story = {
  name: "Aperçu d’une commande",
  play: async ({ canvas, userEvent: user }) => {
    (await canvas.findByRole("link", { name: "24118" })).focus();
    await user.keyboard(" ");
    const peek = within(await screen.findByRole("dialog", { name: /^Aperçu\s: 24118$/ }));
    await expect((await peek.findAllByText(/^\d+ × /, { selector: "dt" }))[0]).toBeVisible();
    await expect(peek.getByRole("link", { name: "Ouvrir" })).toHaveAttribute("href", "/public/document/detail/24118");
    await user.keyboard("k");
    await expect(await screen.findByRole("dialog", { name: /^Aperçu\s: 24119$/ })).toBeVisible();
    await user.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("link", { name: "24119" })).toHaveFocus());
  },
};

/** Le serveur trie ; l’en-tête dit dans quel sens. */
export const Sorting: Story = {
  name: "Tri",
  play: async ({ canvas, userEvent: user }) => {
    await row("24121");
    await user.click(canvas.getByRole("button", { name: "Total" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort"));
    await expect(canvas.getByRole("columnheader", { name: "Date" })).not.toHaveAttribute("aria-sort");
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
    await expect(await row("24118")).toHaveTextContent("In preparation");
    await expect(await row("24118")).toHaveTextContent("€71.99");
    await userEvent.click(canvas.getByRole("button", { name: "Delivery" }));
    await expect(await canvas.findByRole("checkbox", { name: "Pickup in shop" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select order 24118" }));
    await expect(await canvas.findByRole("button", { name: "Ship 1 order" })).toBeVisible();
  },
};

export const Dark: Story = { name: "En sombre", globals: { theme: "dark" }, play: async () => void (await row("24118")) };

/** Les lignes deviennent des cartes ; les filtres attendent derrière un bouton. */
export const Phone: Story = {
  name: "Sur un téléphone",
  globals: { viewport: { value: "mobile2", isRotated: false } },
  play: async () => void (await row("24118")),
};

/** Les vues ne tiennent pas toutes : celle où l’on est reste visible, même la dernière. */
export const PhoneInAView: Story = {
  name: "Une vue, sur un téléphone",
  globals: { viewport: { value: "mobile2", isRotated: false } },
  parameters: at("view=toSettle"),
  play: async ({ canvas }) => {
    const view = await canvas.findByRole("link", { name: /^À régler/ });
    await waitFor(() => expect(view.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
};

export const Bookshop: Story = { name: "Chez un libraire", globals: { client: "bookshop" }, play: async () => void (await row("24118")) };

/** La liste dans la console entière, au clavier, de la vue à la commande. */
export const InConsole: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path: PATH, at: `${PATH}?view=toPrepare`, isFramed: true, server: "fresh" }),
  play: async () => {
    const link = await screen.findByRole("link", { name: "24114" }, { timeout: 5_000 });
    link.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("heading", { level: 1, name: /24114/ }, { timeout: 5_000 })).toBeVisible();
  },
};

/** Une commande arrive de la boutique : la liste le dit, sans rien déplacer sous le pointeur, et la montre à la demande. */
export const ComesIn: Story = {
  name: "Une commande arrive",
  play: async ({ canvas, act, apiAs, userEvent: user }) => {
    const shown = within(await canvas.findByRole("table", { name: /^Commandes, [\d\s]+ résultats/ }));
    const number = await orderComesIn({ act, apiAs });
    await expect(await canvas.findByText(/^1 nouvelle commande dans cette liste/, {}, { timeout: 12_000 })).toBeVisible();
    await expect(shown.queryByRole("row", { name: new RegExp(number) })).toBeNull();
    await user.click(canvas.getByRole("button", { name: "Afficher" }));
    await expect(await row(number)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/nouvelle commande dans cette liste/)).toBeNull());
  },
};

/** Ce qu’une collègue fait d’une commande se lit aussitôt à sa ligne, qui reste à sa place. */
export const Changes: Story = {
  name: "Une ligne change",
  play: async ({ act, apiAs }) => {
    const order = await row("24114");
    await colleagueCancels({ act, apiAs }, 24114);
    await waitFor(() => expect(order).toHaveTextContent("Annulée"), { timeout: 12_000 });
  },
};
