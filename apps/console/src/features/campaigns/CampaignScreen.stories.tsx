import { mock, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { to } from "../../shared/links/to.ts";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { CampaignScreen } from "./CampaignScreen.tsx";
import { campaignAt, changeCampaign, names } from "./story-records.ts";

const path = "/mailCampain/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const draft = place(campaignAt(names.draft));
const fresh = place("/mailCampain/detail");
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const phone = {
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
};

/** The editor itself: until it is there, a plain field of the same name stands in its place. */
async function sourceOf(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const field = () => canvas.findByRole("textbox", { name: "Source de la lettre" });
  await waitFor(async () => expect(await field()).toHaveAttribute("contenteditable", "true"));
  return field();
}

/** Une campagne : à qui, l’objet, la lettre et son aperçu, ce qui mérite un second regard ; puis, partie, où en est son envoi. */
const meta = {
  title: "Écrans/Campagne",
  component: CampaignScreen,
  parameters: { ...draft.parameters },
} satisfies Meta<typeof CampaignScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le brouillon : le nombre de personnes près de la liste, la lettre et son aperçu, et les points à revoir avec leur ligne. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: names.draft })).toBeVisible();
    await expect(await canvas.findByText(/^12\spersonnes$/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Une liste d’adresses" })).toBeChecked();
    const checks = within(canvas.getByRole("list", { name: "Avant de partir" }));
    await expect(checks.getByText("Une image sans texte de remplacement")).toBeVisible();
    await expect(checks.getByText(/^Ligne 10\s: muette pour qui n’affiche pas les images\.$/)).toBeVisible();
    await expect(checks.getByText("Un lien sans site")).toBeVisible();
    await expect(await canvas.findByTitle("Aperçu : Source de la lettre")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Texte seul" })).toHaveTextContent(/Offrir des livres/));
  },
};

/** Ouverte depuis une cible : elle est choisie, et sa phrase reste sous les yeux. */
export const FromTarget: Story = {
  name: "Depuis une cible",
  ...place(async (api) => {
    const [target] = (await api.read("listTargets", { query: { search: "Clients fidèles" } })).items;
    return to.campaign({ target: target?.id ?? 0 });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Les personnes qui ont commandé au moins 5 fois\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Cible «\sClients fidèles\s»$/ })).toBeVisible();
    await expect(await canvas.findByRole("checkbox", { name: /^Clients fidèles/ })).toBeChecked();
  },
};

/** Une cible supprimée depuis reste cochée, sous ce nom, jusqu’à ce qu’on la décoche ; le serveur refuse de l’enregistrer, et dit pourquoi. */
export const TargetDeleted: Story = {
  name: "Cible supprimée",
  ...FromTarget,
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getCampaignTargets", () => ({ subscriptions: [], analyticsTargets: [] })),
      rejected("createCampaign", { analyticsTargetIds: "Une cible choisie a été supprimée : décochez-la." }),
    ),
  play: async ({ canvas }) => {
    const gone = await canvas.findByRole("checkbox", { name: /^Cible supprimée \(nº\s\d+\)$/ });
    await expect(gone).toBeChecked();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom de la campagne" }), "Lettre");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect((await canvas.findAllByText("Une cible choisie a été supprimée : décochez-la."))[0]).toBeVisible();
    await userEvent.click(gone);
    await expect(await canvas.findByText("Il n’y a pas encore de cible.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getCampaign") };

export const Failed: Story = { name: "Échec", ...failedRead("getCampaign") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/mailCampain", "getCampaign") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les campagnes", "getCampaign") };

/** Une nouvelle campagne commence par une lettre qui a son lien de désabonnement ; les adresses se collent comme elles viennent. */
export const New: Story = {
  name: "Nouvelle",
  ...fresh,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("textbox", { name: "Adresses électroniques" });
    await userEvent.click(list);
    await userEvent.paste("Nadia Benhamou <NADIA@quai.fr>, yann@quai.fr\nnadia@quai.fr; faux");
    await expect(
      await canvas.findByText(/^2\sadresses\. 1\sen double, comptée une fois\s: nadia@quai\.fr\. 1\smal formée\s: faux\.$/),
    ).toBeVisible();
    await expect(await canvas.findByText(/^2\spersonnes$/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom de la campagne" }), "Lettre de janvier");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la campagne/ }));
    await expect((await canvas.findAllByText(/^Ceci n’est pas une adresse électronique\s: faux\.$/))[0]).toBeVisible();
    await userEvent.clear(list);
    await userEvent.type(list, "yann@quai.fr");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la campagne/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Lettre de janvier" })).toBeVisible();
    await expect(await canvas.findByText("Brouillon")).toBeVisible();
  },
};

/** Cinquante mille adresses se collent sans que l’écran se fige ; au-delà de ce que le serveur prend, le champ le dit avant l’envoi. */
export const ListTooLong: Story = {
  name: "Trop d’adresses",
  ...fresh,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("textbox", { name: "Adresses électroniques" });
    await userEvent.click(list);
    await userEvent.paste(Array.from({ length: 50_000 }, (_, index) => `lecteur${index}@quai.example`).join("\n"));
    await expect(await canvas.findByText(/^La liste est trop longue\s: 600\s000 signes au plus, environ 25\s000 adresses\./)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom de la campagne" }), "Lettre");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la campagne/ }));
    await expect(list).toHaveAccessibleDescription(/La liste est trop longue/);
    await expect(canvas.getByRole("heading", { level: 1, name: "Nouvelle campagne" })).toBeVisible();
  },
};

/** Une lettre et une cible se choisissent parmi ce qu’il y a, avec leur nombre ; qui a dit non n’est pas compté. */
export const OtherTargets: Story = {
  name: "Une lettre ou une cible",
  ...fresh,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Une lettre" }));
    await userEvent.click(await canvas.findByRole("combobox", { name: /^Lettre/ }));
    const options = within(canvasElement.ownerDocument.body);
    await userEvent.click(await options.findByRole("option", { name: /^La lettre du mois \(\d/ }));
    await expect(await canvas.findByText(/^1[\s\d]+personnes$/, {}, { timeout: 5_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Une cible" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Clients fidèles \(\d/ }));
    await expect(await canvas.findByText(/^\d+\spersonnes?$/, {}, { timeout: 5_000 })).toBeVisible();
    await expect(await canvas.findByText(/de la cible n’ont pas accepté de lettres/)).toBeVisible();
  },
};

/** Quand il n’y a ni lettre ni cible, l’écran le dit. */
export const NothingToChoose: Story = {
  name: "Ni lettre ni cible",
  ...fresh,
  beforeEach: ({ msw }) => msw.use(mock("getCampaignTargets", () => ({ subscriptions: [], analyticsTargets: [] }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Une lettre" }));
    await expect(await canvas.findByText("Il n’y a pas encore de lettre à laquelle on s’abonne.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Une cible" }));
    await expect(await canvas.findByText("Il n’y a pas encore de cible.")).toBeVisible();
  },
};

/** L’aperçu suit la source, et ce que MJML ne comprend pas se lit avec sa ligne. */
export const Preview: Story = {
  name: "Aperçu",
  ...fresh,
  play: async ({ canvas }) => {
    const source = await sourceOf(canvas);
    await waitFor(() => expect(canvas.getByRole("region", { name: "Texte seul" })).toHaveTextContent(/Bonjour,/));
    await userEvent.click(source);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await userEvent.paste("<mj-inconnu />");
    await waitFor(() => expect(canvas.getByText(/problème/i)).toBeVisible(), { timeout: 10_000 });
  },
};

/** Sans le compilateur du navigateur, le serveur met la lettre en page, quand la frappe se repose. */
export const PreviewByServer: Story = {
  name: "Aperçu par le serveur",
  beforeEach: () => {
    const { Worker } = globalThis;
    Object.assign(globalThis, { Worker: undefined });
    return () => void Object.assign(globalThis, { Worker });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("region", { name: "Texte seul" })).toHaveTextContent(/Offrir des livres/), {
      timeout: 10_000,
    });
  },
};

/** Les liens se vérifient quand on le demande ; chacun dit ce qu’il devient, avec sa ligne, et l’écran dit si la lettre a changé depuis. */
export const LinksChecked: Story = {
  name: "Vérifier les liens",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("checkCampaignLinks", () => ({
        isValid: true,
        errors: [],
        propertiesErrorMessages: [],
        entityOutput: {
          links: [
            { url: "https://quai.fr/noel", line: 4, state: "Answers", status: 200, movedTo: null, reason: null },
            { url: "https://quai.fr/vieux", line: 7, state: "Moved", status: 200, movedTo: "https://quai.fr/neuf", reason: null },
            { url: "https://quai.fr/rien", line: 9, state: "Dead", status: 404, movedTo: null, reason: null },
            { url: "https://quai.fr/lent", line: 11, state: "NoAnswer", status: null, movedTo: null, reason: "TooSlow" },
            { url: "http://10.0.0.7/", line: 12, state: "NotAsked", status: null, movedTo: null, reason: "NotPublic" },
          ],
        },
      })),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vérifier les liens" }));
    const links = within(await canvas.findByRole("list", { name: "Liens de la lettre" }));
    await expect(links.getByText(/^Ligne 4\s: répond\.$/)).toBeVisible();
    await expect(links.getByText(/^Ligne 7\s: répond, mais mène à https:\/\/quai\.fr\/neuf\.$/)).toBeVisible();
    await expect(links.getByText(/^Ligne 9\s: mort, le site répond 404\.$/)).toBeVisible();
    await expect(links.getByText(/plus de six secondes/)).toBeVisible();
    await expect(links.getByText(/n’est pas sur le web public/)).toBeVisible();
    await userEvent.click(await sourceOf(canvas));
    await userEvent.keyboard("{Control>}{End}{/Control} ");
    await expect(await canvas.findByText("La lettre a changé depuis cette vérification.")).toBeVisible();
  },
};

/** Le serveur ne peut pas vérifier : la lettre et ce qu’on y a écrit restent. */
export const LinksRefused: Story = {
  name: "Vérifier les liens, échec",
  beforeEach: ({ msw }) => msw.use(rejected("checkCampaignLinks", { content: "La lettre est trop longue." })),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Vérifier les liens" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText("La lettre est trop longue.")).toBeVisible());
    await expect(canvas.queryByRole("list", { name: "Liens de la lettre" })).toBeNull();
  },
};

/** Un livre, scanné ou cherché, se pose là où est la plume, avec son prix et son lien ; l’aperçu le montre sans problème de plus. */
export const TitleInserted: Story = {
  name: "Insérer un livre",
  ...fresh,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const source = await sourceOf(canvas);
    const words = canvas.getByRole("region", { name: "Texte seul" });
    await waitFor(() => expect(words).toHaveTextContent(/Bonjour,/), { timeout: 10_000 });
    await userEvent.click(source);
    await userEvent.keyboard("{Control>}{Shift>}l{/Shift}{/Control}");
    const dialog = within(await page.findByRole("dialog", { name: "Insérer un bloc" }));
    await userEvent.type(dialog.getByRole("combobox", { name: "Titre ou EAN" }), "9782253023906{Enter}");
    await waitFor(() => expect(words).toHaveTextContent(/La Vie mode d’emploi.*Georges Perec.*\d+,\d\d\s€.*Voir le livre/), {
      timeout: 10_000,
    });
    await expect(page.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(source).toHaveFocus());
    await expect(canvas.queryByText(/problème/i)).toBeNull();
  },
};

/** Une offre se choisit parmi celles d’un titre ; un article, parmi ceux que les visiteurs lisent. */
export const OfferInserted: Story = {
  name: "Insérer une offre, un article",
  ...fresh,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const words = canvas.findByRole("region", { name: "Texte seul" });
    await userEvent.click(await canvas.findByRole("button", { name: "Insérer un bloc" }));
    const dialog = within(await page.findByRole("dialog", { name: "Insérer un bloc" }));
    await userEvent.click(dialog.getByRole("radio", { name: "Une offre" }));
    await userEvent.type(dialog.getByRole("combobox", { name: "Titre ou EAN" }), "9782253023906{Enter}");
    await userEvent.click(await dialog.findByRole("combobox", { name: /^Offres de «\sLa Vie mode d’emploi\s»/ }));
    await userEvent.click(await page.findByRole("option", { name: /^Occasion, bon état \(6,50\s€\)$/ }));
    await waitFor(async () => expect(await words).toHaveTextContent(/Occasion, bon état.*6,50\s€/), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole("button", { name: "Insérer un bloc" }));
    const again = within(await page.findByRole("dialog", { name: "Insérer un bloc" }));
    await userEvent.click(again.getByRole("radio", { name: "Un article du site" }));
    await userEvent.type(again.getByRole("combobox", { name: "Article du site" }), "rencontre");
    await userEvent.click((await page.findAllByRole("option"))[0] as HTMLElement);
    await waitFor(async () => expect(await words).toHaveTextContent(/Lire l’article/), { timeout: 10_000 });
  },
};

/** Un essai part aux adresses choisies, de la lettre enregistrée ; la page dit quand. */
export const Tested: Story = {
  name: "Essai",
  play: async ({ canvas, canvasElement }) => {
    const to = await canvas.findByRole("textbox", { name: "Envoyer un essai à" });
    await expect(canvas.getByText("Aucun essai n’est encore parti.")).toBeVisible();
    await userEvent.type(to, "moi@quai.fr{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer l’essai" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText("L’essai est parti.")).toBeVisible());
    await expect(await canvas.findByText(/^Dernier essai le .*, de cette lettre même\.$/)).toBeVisible();
  },
};

/** La question nomme la lettre et le nombre de personnes ; confirmée, la lettre part et la page suit l’envoi jusqu’au résultat. */
export const Started: Story = {
  name: "Envoyer",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByText(/^12\spersonnes$/);
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer la lettre" }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/partira tout de suite, à 12\spersonnes\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("heading", { name: "Résultat" }, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByText("Envoyée")).toBeVisible();
    const sent = within(canvas.getByRole("row", { name: /Remis/ }));
    await expect(sent.getByText("12")).toBeVisible();
  },
};

/** Au-dessus de mille personnes le nombre s’écrit ; la raison se lit au champ. */
export const Typed: Story = {
  name: "Écrire le nombre",
  beforeEach: (context) =>
    changeCampaign(context, names.draft, {
      emailList: Array.from({ length: 1_204 }, (_, index) => `lecteur${index}@quai.fr`).join("; "),
    }),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByText(/^1\s204\spersonnes$/, {}, { timeout: 10_000 });
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer la lettre" }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    const count = dialog.getByRole("textbox", { name: "Pour confirmer, écrivez le nombre de personnes" });
    await expect(count).toHaveFocus();
    await userEvent.type(count, "12");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await dialog.findByText(/^Il manque 2\schiffres\.$/)).toBeVisible();
    await userEvent.clear(count);
    await userEvent.type(count, "1 205");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await dialog.findByText("Ce n’est pas le nombre de personnes.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** Un lien de désabonnement que personne ne verrait retient la lettre ; sans lien du tout, elle reçoit un pied de lettre avec le sien. */
export const HiddenLink: Story = {
  name: "Lien de désabonnement invisible",
  beforeEach: (context) =>
    changeCampaign(context, names.draft, {
      contentType: "Html",
      content: '<p>Douze livres à offrir.</p>\n<p><a href="{{unsubscribe}}" style="color:#ffffff">Se désabonner</a></p>\n',
    }),
  play: async ({ canvas }) => {
    const checks = within(await canvas.findByRole("list", { name: "Avant de partir" }));
    await expect(await checks.findByText("Lien de désabonnement invisible")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Envoyer la lettre" })).toHaveAccessibleDescription(/^Personne ne verrait/);
    await userEvent.click(await sourceOf(canvas));
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.paste("<p>Douze livres.</p>");
    await expect(await checks.findByText("Un pied de lettre est ajouté")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Texte seul" })).toHaveTextContent(/29200 Brest.*Se désabonner/));
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de tapé n’est perdu. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateCampaign", { subject: "L’objet tient sur une ligne." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom de la campagne" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Objet du courriel" })).toHaveAccessibleDescription(/L’objet tient sur une ligne\./),
    );
    await expect(name).toHaveValue(`${names.draft} bis`);
  },
};

/** Ce qu’une collègue a enregistré entre-temps se compare, et rien de tapé n’est perdu. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const name = await canvas.findByRole("textbox", { name: "Nom de la campagne" });
    await changeCampaign(context, names.draft, { name: "Noël des treize", subject: "Treize livres à offrir" });
    await userEvent.type(name, " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer le brouillon/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText("Noël des treize")).toBeVisible());
    await expect(dialog.getByText(/et repris\s: Objet du courriel\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(name).toHaveValue("Noël des treize"));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Objet du courriel" })).toHaveValue("Treize livres à offrir"));
  },
};

/** Programmée, la campagne dit quand elle part et se déprogramme : elle redevient un brouillon. */
export const Scheduled: Story = {
  name: "Programmée",
  ...place(campaignAt(names.scheduled)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Part le .*, heure de Paris, à 24\spersonnes\.$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Déprogrammer" }));
    await expect(await canvas.findByRole("textbox", { name: "Objet du courriel" }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText("Brouillon")).toBeVisible();
  },
};

/** La date d’une campagne programmée se change d’un geste, sans la déprogrammer. */
export const Rescheduled: Story = {
  name: "Programmée, autre date",
  ...place(campaignAt(names.scheduled)),
  play: async ({ canvas }) => {
    const time = await canvas.findByRole("textbox", { name: /^Heure/ });
    await expect(time).toHaveValue("18:00");
    await expect(canvas.getByText("C’est déjà la date du départ.")).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, "19:30");
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Changer la date" }));
    await expect(await canvas.findByText(/^Part le .*19:30, heure de Paris, à 24\spersonnes\.$/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText("Programmée")).toBeVisible();
  },
};

/** En pause : combien sont partis, ce qui n’est pas passé, pourquoi l’on ne renvoie pas ; reprise, elle va à sa fin. */
export const Paused: Story = {
  name: "En pause",
  ...place(campaignAt(names.paused)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "18 sur 40" })).toBeVisible();
    await expect(canvas.getByText("Personne ne reçoit deux fois la même lettre.")).toBeVisible();
    const full = within(canvas.getByRole("row", { name: /Boîte pleine/ }));
    await expect(full.getByText("2")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Reprendre, 22\sà envoyer$/ }));
    await expect(await canvas.findByRole("heading", { name: "Résultat" }, { timeout: 20_000 })).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Remis/ })).getByText("40")).toBeVisible();
    // It was prepared before links were counted.
    await expect(canvas.getByText(/Clics\s: non mesurés\.$/)).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Liens les plus suivis" })).toBeNull();
  },
};

/** Envoyée : ce qu’elle est devenue, à côté d’une autre si l’on veut ; quels liens ont été suivis, jamais par qui. */
export const Sent: Story = {
  name: "Envoyée",
  ...place(campaignAt(names.sent)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Résultat" })).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Remis/ })).getByText("44")).toBeVisible();
    await expect(canvas.getByText("Les ouvertures ne sont pas mesurées : personne n’y a consenti.", { normalizer: plain })).toBeVisible();
    const links = within(canvas.getByRole("table", { name: "Liens les plus suivis" }));
    await expect(within(links.getByRole("row", { name: /nuits-de-novembre/ })).getByText("17")).toBeVisible();
    await expect(canvas.getByText(/^22\sclics$/)).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Boîte inconnue/ })).getByText("Adresse écartée désormais")).toBeVisible();
  },
};

/** Ce qui n’est pas passé s’exporte ; ce qui est peut-être parti se renvoie sur décision, et l’on sait que quelqu’un peut l’avoir deux fois. */
export const SentAgain: Story = {
  name: "Renvoyer ce qui est incertain",
  ...place(campaignAt(names.sent)),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText(/^Le serveur de courriels a reçu ces lettres sans dire/)).toBeVisible();
    const failures = await canvas.findByRole("button", { name: "Exporter" });
    await userEvent.click(failures);
    await userEvent.click(await page.findByRole("button", { name: "Classeur Excel" }));
    await expect(await page.findByText("Le fichier est dans vos téléchargements.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Renvoyer à / }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/Si la première est arrivée, cette personne l’aura deux fois\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(canvas.getByRole("row", { name: /Remis/ })).getByText("45")).toBeVisible(), { timeout: 20_000 });
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Peut-être partis" })).toBeNull());
  },
};

/** Ou l’on laisse : la question ne se pose plus, et le nombre reste dit. */
export const LeftAsItIs: Story = {
  name: "Laisser ce qui est incertain",
  ...place(campaignAt(names.sent)),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: /^Laisser .* ainsi$/ }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(canvas.queryByRole("heading", { name: "Peut-être partis" })).toBeNull());
    await expect(within(canvas.getByRole("row", { name: /Peut-être partis/ })).getByText("1")).toBeVisible();
  },
};

/** Dupliquée, c’est un nouveau brouillon. */
export const Cloned: Story = {
  name: "Dupliquée",
  ...place(campaignAt(names.sent)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Dupliquer" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: `${names.sent} (copie)` })).toBeVisible();
    await expect(await canvas.findByRole("textbox", { name: "Objet du courriel" })).toBeVisible();
  },
};

/** Supprimer se confirme. */
export const Deleted: Story = {
  name: "Supprimer",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la campagne" }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(new RegExp(names.draft))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

export const Narrow: Story = {
  name: "Sur téléphone",
  ...phone,
  parameters: { ...draft.parameters, ...phone.parameters },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: names.draft })).toBeVisible();
    await canvas.findByText(/^12\spersonnes$/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const PausedNarrow: Story = {
  name: "En pause, sur téléphone",
  ...phone,
  parameters: { ...place(campaignAt(names.paused)).parameters, ...phone.parameters },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "18 sur 40" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
