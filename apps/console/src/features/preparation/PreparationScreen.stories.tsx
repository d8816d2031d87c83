import { conflict, empty, failing, loading, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, scanOn } from "../../shared/stories/story.tsx";
import { colleagueShips } from "../../shared/stories/story-orders.ts";
import { forbiddenRead } from "../../shared/stories/story-states.ts";
import { PreparationScreen } from "./PreparationScreen.tsx";

const PATH = "/public/document/prepare/:id?";
const at = (rest: string) => consoleStory({ path: PATH, at: `/public/document/prepare${rest}`, server: "fresh" });

/** Préparer une commande ou plusieurs : lire ou cocher chaque exemplaire, puis laisser partir le colis ou prévenir le client. */
const meta = { title: "Écrans/Préparation", component: PreparationScreen, parameters: { ...at("/24118") } } satisfies Meta<
  typeof PreparationScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const PEREC = "9782253023906";
const VARDA = "3700301045676";
const ERNAUX = "9782070402472";
const QUESTION = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const SUCCESS = /^Succès\s!$/;

const field = () => screen.findByRole("textbox", { name: "EAN ou ISBN" });
/** Types a code and Enter, as a scanner does when the cursor is in the field. */
const scan = async (code: string) => userEvent.type(await field(), `${code}{Enter}`);
const says = (words: string | RegExp) =>
  waitFor(() =>
    expect(within(screen.getByRole("region", { name: "Scanner les exemplaires" })).getByRole("status")).toHaveTextContent(words),
  );
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = () => screen.findByRole("alertdialog", { name: QUESTION });
const confirm = async () => userEvent.click(within(await dialog()).getByRole("button", { name: "Confirmer" }));
const success = () => waitFor(() => expect(screen.getByText(SUCCESS, { selector: "strong" })).toBeVisible());

/** À moitié expédiée : ce qui reste est rangé par rayon, le livre à paraître à part. */
export const Loaded: Story = {
  name: "Chargée",
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /^Préparer la commande nº\s24118$/ });
    const shelf = await canvas.findByRole("region", { name: "Rayon P-17" });
    await expect(within(shelf).getByText("La Vie mode d’emploi")).toBeVisible();
    await expect(within(shelf).getByText(/Le Livre de poche/)).toBeVisible();
    await expect(canvas.getByText(/Paraît le 03\/12\/2026, J-12/)).toBeVisible();
    await expect(canvas.queryByText("L’Étranger")).toBeNull();
    await expect(canvas.getByRole("img", { name: "0/3 exemplaires" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Expédier" })).toBeNull();
  },
};

export const NotFound: Story = {
  name: "Introuvable",
  parameters: at("/1"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Introuvable" });
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/document");
  },
};

/** Une adresse qui ne nomme aucune commande. */
export const NoOrder: Story = {
  name: "Sans commande",
  parameters: at("?id=abc"),
  play: async ({ canvas }) => void (await canvas.findByRole("heading", { name: "Introuvable" })),
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les commandes", "getDocument", "getPickingList") };

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getDocument")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Chargement…" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Chaque exemplaire est scanné, aussi par ISBN-10 et avec des tirets ; le dernier propose le colis, qui part après une question. */
export const ScannedAndShipped: Story = {
  name: "Scannée et expédiée",
  play: async ({ canvas }) => {
    await scan("2253023906");
    await says(/Pris\s: La Vie mode d’emploi\. 1 exemplaire sur 2\./);
    await scan("978-2-253-02390-6");
    await says(/2 exemplaires sur 2\./);
    // A keyboard that is French and without caps lock.
    await scan('"èàà"à&à\'(-è-');
    await says(/Pris\s: Cléo de 5 à 7\. Commande complète\./);
    await userEvent.click(await button("Expédier"));
    const asking = await dialog();
    await within(asking).findByText(/Expédier 2 lignes \(3 exemplaires\) de la commande nº\s24118 à Hélène Le Goff/);
    await expect(within(asking).getByRole("textbox", { name: /Numéro de suivi/ })).toHaveFocus();
    await userEvent.dblClick(within(asking).getByRole("button", { name: "Confirmer" }));
    await success();
    // Under the pointer it stays until it is counted.
    await userEvent.hover(screen.getByText(SUCCESS, { selector: "strong" }));
    await canvas.findByText(/Préparation terminée\s: nº\s24118\./);
    await waitFor(() => expect(canvas.queryByText("La Vie mode d’emploi")).toBeNull());
    await expect(screen.getAllByText(SUCCESS, { selector: "strong" })).toHaveLength(1);
  },
};

/** Partie trop tôt, la commande revient, et ses exemplaires sont prêts comme avant. */
export const ShippingUndone: Story = {
  name: "Expédition annulée",
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Pris\s: Cléo de 5 à 7$/));
    await userEvent.click(await button("Expédier 1 ligne complète"));
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Confirmer" }));
    await userEvent.click(await button("Annuler l’expédition"));
    await screen.findByText(/^Rien n’est parti, la commande nº\s24118 est comme avant\.$/);
    await waitFor(() => expect(canvas.getByRole("img", { name: "1/3 exemplaires" })).toBeVisible());
    await expect(await button("Expédier 1 ligne complète")).toBeVisible();
  },
};

/** En rouge, avec des mots : un livre de personne, un de trop, un qui n’a pas encore paru, un code mal lu. */
export const WrongBooks: Story = {
  name: "Mauvais livres",
  play: async ({ canvas }) => {
    await scan("9782707318879");
    await says(/Mauvais livre\. 978-2-7073-1887-9 n’est dans aucune ligne/);
    await scan(ERNAUX);
    await says(/Mauvais livre\. «\sLes Années\s» n’est plus à préparer/);
    await scan("9782073004185");
    await says(/Pas avant le 03\/12\/2026\./);
    await scan("9782253023907");
    await says(/Code mal lu\. 9782253023907\s: clé attendue\s: 6/);
    await scan(VARDA);
    await scan(VARDA);
    await says(/Un de trop\./);
    await expect(canvas.getByRole("img", { name: "1/3 exemplaires" })).toBeVisible();
    await scan(PEREC);
    await scan(PEREC);
    await scan(PEREC);
    await says(/Tout est déjà pris\./);
  },
};

/** Rien que la main : prendre, remettre, défaire ; le compte dit chaque pas. */
export const ByHand: Story = {
  name: "À la main",
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Prendre un exemplaire\s: La Vie mode d’emploi$/));
    await says("1/3 exemplaires");
    await userEvent.click(await button(/^Tout pris\s: La Vie mode d’emploi$/));
    await userEvent.click(await button(/^Pris\s: Cléo de 5 à 7$/));
    await says("Tous les exemplaires sont là.");
    await expect(await button("Expédier")).toBeVisible();
    await userEvent.click(await button("Défaire la dernière prise"));
    await says("2/3 exemplaires");
    await expect(await button("Expédier 1 ligne complète")).toBeVisible();
    await userEvent.click(await button(/^Remettre un exemplaire\s: La Vie mode d’emploi$/));
    await says("1/3 exemplaires");
    await expect(canvas.queryByRole("button", { name: /^Expédier/ })).toBeNull();
  },
};

/** Une rafale de touches est entendue quel que soit le bouton qui a le focus, et son Entrée n’appuie sur rien. */
export const ScannedAnywhere: Story = {
  name: "Scannée n’importe où",
  play: async () => {
    const take = await button(/^Tout pris\s: La Vie mode d’emploi$/);
    take.focus();
    scanOn(take, [...VARDA, "Enter"]);
    await says(/Pris\s: Cléo de 5 à 7\./);
    await expect(screen.getByRole("img", { name: "1/3 exemplaires" })).toBeVisible();
  },
};

/** Un retrait finit par un mot au client. */
export const Pickup: Story = {
  name: "Retrait en magasin",
  parameters: at("/24107"),
  play: async ({ canvas }) => {
    for (const take of await canvas.findAllByRole("button", { name: /^Pris\s:/ })) await userEvent.click(take);
    await userEvent.click(await button("Prévenir le client"));
    await within(await dialog()).findByText(/Prévenir Noé Chevalier \(.*\) que la commande nº\s24107 est prête\./);
    await confirm();
    await success();
    await canvas.findByText(/Préparation terminée\s: nº\s24107\./);
    await canvas.findByText(/Commande nº\s24107\s: le client est prévenu\./, { selector: "div" });
  },
};

/** Un livre est encore en commande : le client est prévenu de ce qui est arrivé, et le saura. */
export const PickupPartArrived: Story = {
  name: "Retrait arrivé en partie",
  parameters: consoleStory({
    path: PATH,
    at: async (api) => {
      await api.send("recordPurchase", { body: { lines: [{ ean: "9782070807505", quantity: 1 }] } });
      return "/public/document/prepare/24094";
    },
    server: "fresh",
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^2\slignes arrivées sur 3$/);
    await expect(canvas.queryByText("Fureur et mystère")).toBeNull();
    await userEvent.click(await button(/^Pris\s: Germinal$/));
    await userEvent.click(await button(/^Pris\s: Du côté de chez Swann$/));
    await userEvent.click(await button("Prévenir le client"));
    await within(await dialog()).findByText(
      /que 2\slignes sur 3 de la commande nº\s24094 sont prêtes au retrait\. Le reste s’annoncera à son arrivée\.$/,
    );
    await confirm();
    await success();
    await canvas.findByText(/^Commande nº\s24094\s: le client est prévenu pour 2\slignes, le reste s’annoncera/, { selector: "div" });
  },
};

/** Ce qui est là est annoncé ; le reste demeure à prendre, et s’annonce ensuite. */
export const PickupNotifiedInPart: Story = {
  name: "Retrait annoncé en deux fois",
  parameters: at("/24094"),
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Pris\s: Germinal$/));
    await userEvent.click(await button(/^Prévenir pour 1\sligne prête$/));
    await within(await dialog()).findByText(/que 1\sligne sur 3 de la commande nº\s24094 est prête au retrait\./);
    await confirm();
    await success();
    await waitFor(() => expect(canvas.queryByText("Germinal")).toBeNull());
    await userEvent.click(await button(/^Pris\s: Du côté de chez Swann$/));
    await userEvent.click(await button(/^Pris\s: Fureur et mystère$/));
    await userEvent.click(await button("Prévenir le client"));
    const asking = within(await dialog());
    await asking.findByText(/que la commande nº\s24094 est prête\. Client déjà prévenu le/);
    await confirm();
    await canvas.findByText(/Préparation terminée\s: nº\s24094\./);
  },
};

/** L’étiquette est scannée dans le dialogue, qui attend d’être confirmé. */
export const ScannedLabel: Story = {
  name: "Étiquette scannée",
  play: async () => {
    await userEvent.click(await button(/^Pris\s: Cléo de 5 à 7$/));
    await userEvent.click(await button("Expédier 1 ligne complète"));
    const number = within(await dialog()).getByRole("textbox", { name: /Numéro de suivi/ });
    await expect(number).toHaveFocus();
    await userEvent.keyboard("8R42000000001{Enter}");
    await expect(number).toHaveValue("8R42000000001");
    await expect(number).toHaveFocus();
    await confirm();
    await success();
  },
};

/** Les mots du serveur sont au champ, et ce qui a été saisi reste. */
export const Rejected: Story = {
  name: "Numéro refusé",
  beforeEach: ({ msw }) => msw.use(rejected("shipDocumentItems", { deliveryPackage: "Treize caractères au moins." })),
  play: async () => {
    await userEvent.click(await button(/^Pris\s: Cléo de 5 à 7$/));
    await userEvent.click(await button("Expédier 1 ligne complète"));
    const number = within(await dialog()).getByRole("textbox", { name: /Numéro de suivi/ });
    await userEvent.type(number, "8R42");
    await confirm();
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Treize caractères au moins\./));
    await expect(number).toHaveValue("8R42");
  },
};

/** Quelqu’un a été plus rapide : la page le dit, et aucun exemplaire n’est perdu. */
export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) => msw.use(conflict("shipDocumentItems", "Ces lignes sont déjà parties.", "NoSelectedLineEligible")),
  play: async ({ canvas }) => {
    await userEvent.click(await button(/^Pris\s: Cléo de 5 à 7$/));
    await userEvent.click(await button("Expédier 1 ligne complète"));
    await confirm();
    await canvas.findByText(/Ces lignes sont déjà parties\. Vos exemplaires restent cochés/);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("img", { name: "1/3 exemplaires" })).toBeVisible();
  },
};

/** La commande a changé entre deux visites : ce qui va encore est là, et la page le dit. */
export const ChangedMeanwhile: Story = {
  name: "Modifiée entre-temps",
  beforeEach: async ({ act, apiAs }) => {
    const { items } = await apiAs("admin").read("getDocument", { query: { id: 24118 } });
    const picked = Object.fromEntries(items.filter(({ ean }) => ean === PEREC).map(({ id, quantity }) => [id, quantity]));
    sessionStorage.setItem("reserve.kept.1.picking 24118", JSON.stringify({ version: 1, picked }));
    await act("libraire", "addDocumentComment", { body: { documentId: 24118, text: "Le colis est prêt.", isMessage: false } });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/La commande nº\s24118 a changé depuis que vous avez pris ses livres\./);
    await expect(canvas.getByRole("img", { name: "2/3 exemplaires" })).toBeVisible();
    await userEvent.click(await button("Compris"));
    await waitFor(() => expect(canvas.queryByText(/a changé depuis/)).toBeNull());
  },
};

/** Une collègue expédie une ligne pendant qu’on en cherche les livres : la ligne s’en va, et la page le dit. */
export const ColleagueActs: Story = {
  name: "Une collègue agit",
  play: async ({ canvas, act, apiAs }) => {
    await userEvent.click(await button(/^Pris\s: Cléo de 5 à 7$/));
    await says("1/3 exemplaires");
    await colleagueShips({ act, apiAs }, 24118, VARDA);
    await canvas.findByText(/La commande nº\s24118 a changé depuis que vous avez pris ses livres\./);
    await waitFor(() => expect(canvas.getByRole("img", { name: "0/2 exemplaires" })).toBeVisible());
    await expect(canvas.queryByText("Cléo de 5 à 7")).toBeNull();
  },
};

/** Rien n’est à aller chercher pour une commande qui n’est pas payée. */
export const NotReady: Story = {
  name: "Pas encore à préparer",
  parameters: at("/24095"),
  play: async ({ canvas }) => {
    await canvas.findByText("Rien à préparer.");
    await expect(canvas.getByText("La commande n’est pas encore en préparation.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Plusieurs commandes en une tournée : l’exemplaire va à celle qui attend depuis le plus longtemps, le casier est dit, et chacune finit pour elle-même. */
export const Batch: Story = {
  name: "Plusieurs commandes",
  parameters: at("?id=24107&id=24118&id=24084&id=24095"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Préparer 4 commandes" });
    await scan(VARDA);
    await says(/Pris\s: Cléo de 5 à 7\. nº\s24084, casier 1\./);
    await scan(VARDA);
    await says(/Pris\s: Cléo de 5 à 7\. nº\s24118, casier 4\./);
    await canvas.findByRole("button", { name: /^Expédier 1 ligne de la nº\s24118$/ });
    await scan(PEREC);
    await scan(PEREC);
    await says(/casier 4\. Commande complète\./);
    await userEvent.click((await canvas.findAllByRole("button", { name: /^Expédier la nº\s24118$/ }))[0] as HTMLElement);
    await confirm();
    await success();
    await canvas.findByText("2 lignes expédiées");
    await canvas.findByText("1/4 terminées");
    await scan("9782818037751");
    await says(/nº\s24107, casier 3\./);
    await expect(canvas.getByText("La commande n’est pas encore en préparation.")).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  parameters: at("?id=24114&id=24118"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Prepare 2 orders" });
    await userEvent.type(await canvas.findByRole("textbox", { name: "EAN or ISBN" }), `${ERNAUX}{Enter}`);
    await canvas.findByText("Wrong book.");
    // Some books have no place of their own, one of which is not out: each part is called something else.
    await expect(canvas.getByRole("region", { name: "No shelf" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "No shelf, not published yet" })).toBeVisible();
  },
};

/** Depuis l’accueil : les commandes qui attendent depuis le plus longtemps, colis et retraits, sous une adresse à elles. */
export const OldestOfView: Story = {
  name: "Les plus anciennes d’une vue",
  parameters: at("?view=toPrepare"),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: /^Préparer \d+ commandes$/ });
    await expect(await canvas.findByRole("region", { name: "Rayon P-17" })).toBeVisible();
    await expect(await field()).toBeVisible();
  },
};

/** Plus rien n’attend : c’est dit, avec le chemin du retour. */
export const NothingInView: Story = {
  name: "Plus rien n’attend",
  parameters: at("?view=toPrepare"),
  beforeEach: ({ msw }) => msw.use(empty("listDocuments")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucune commande n’attend d’être préparée.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir aux commandes" })).toHaveAttribute("href", "/public/document");
    await expect(screen.queryByRole("textbox", { name: "EAN ou ISBN" })).toBeNull();
  },
};

/** Ce qui attend n’a pas pu être lu : on peut réessayer. */
export const FailedView: Story = {
  name: "Échec de la vue",
  parameters: at("?view=toPrepare"),
  beforeEach: ({ msw }) => msw.use(failing("listDocuments")),
  play: async () => {
    await expect(await button("Réessayer")).toBeVisible();
  },
};
