import { offline, rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../../shared/stories/story-states.ts";
import { keepDraft, openPost, postAt, retitlePost, rewritePost, schedulePost, startOfPost } from "../story-records.ts";
import { PostScreen } from "./PostScreen.tsx";

const path = "/cms/post/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>, more: Partial<StoryPlace> = {}) => ({
  parameters: consoleStory({ path, at, server: "fresh", ...more }),
});
const evening = "Soirée Perec à voix haute";
const waiting = "Ce que lisent les marins";
const draft = "Une bibliothèque dans un phare";
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Un article : ses textes dans les deux langues, ce que son type demande, et le chemin jusqu’au site. Sans numéro dans l’adresse, un nouveau. */
const meta = {
  title: "Écrans/Article",
  component: PostScreen,
  parameters: { ...place(postAt(evening)).parameters },
} satisfies Meta<typeof PostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Un événement en ligne : ses textes côte à côte, sa date, son lieu, et ce qu’on peut en faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: new RegExp(evening) })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Titre en français" })).toHaveValue(evening);
    await expect(canvas.getByRole("textbox", { name: "Titre en anglais" })).toHaveValue("An evening of Perec, aloud");
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toHaveValue("Brest");
    await expect(await canvas.findByRole("button", { name: "Dépublier" })).toBeVisible();
    await expect(await canvas.findByRole("toolbar", { name: /^Mise en forme\s: Chapô en français/ })).toBeVisible();
    const onSite = canvas.getByRole("link", { name: /^\/article\// });
    await expect(onSite).toHaveAttribute("href", expect.stringMatching(/^https:\/\/reserve\.example\/article\//));
    await expect(await canvas.findByRole("button", { name: "Archiver" })).toBeVisible();
  },
};

/** Un collègue ouvre le même article : la page le dit, et rien n’est fermé pour autant. */
export const ColleagueIsThere: Story = {
  name: "Un collègue y est aussi",
  play: async ({ canvas, apiAs }) => {
    await canvas.findByRole("heading", { level: 1, name: new RegExp(evening) });
    await openPost({ apiAs }, evening);
    await expect(await canvas.findByText(/^\S.* est aussi dans cet article\.$/, {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Dépublier" })).toBeEnabled();
  },
};

/** Il y écrit : la page dit dans quel champ, jusqu’à ce qu’il enregistre. */
export const ColleagueTypes: Story = {
  name: "Un collègue y écrit",
  parameters: consoleStory({ path, at: postAt(evening), server: "fresh", user: "redaction" }),
  play: async ({ canvas, act, apiAs }) => {
    await canvas.findByRole("heading", { level: 1, name: new RegExp(evening) });
    await openPost({ apiAs }, evening, "admin");
    await canvas.findByText(/^\S.* est aussi dans cet article\.$/, {}, { timeout: 5_000 });
    await keepDraft({ act, apiAs }, evening, "Une soirée avec Perec");
    await expect(await canvas.findByText(/^\S.* modifie «\sTitre\s»\.$/, {}, { timeout: 5_000 })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getPost") };

export const Failed: Story = { name: "Échec", ...failedRead("getPost") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/post", "getPost") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "getPost") };

/** Ce que le site dira aux moteurs de recherche se lit par langue, tel qu’il sera écrit, et suit ce qu’on tape. */
export const StructuredData: Story = {
  name: "Données structurées",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Données structurées, français"));
    const text = await canvas.findByRole("region", { name: "Données structurées" });
    await expect(text).toHaveTextContent(/"@type": "Event"/);
    await expect(text).toHaveTextContent(/"name": "Soirée Perec à voix haute"/);
    await expect(text).toHaveTextContent(/"startDate": "2026-[0-9-]+T[0-9:]+\+0[12]:00"/);
    await expect(text).toHaveTextContent(/"addressLocality": "Brest"/);
    await userEvent.type(canvas.getByRole("textbox", { name: "Titre en français" }), " </script>");
    await waitFor(() => expect(text).toHaveTextContent(/"name": "Soirée Perec à voix haute \\u003c\/script\\u003e"/));
    // It has all but this.
    await expect(canvas.getByText("Il manque une image.")).toBeVisible();
    await expect(canvas.queryByText(/^Il manque (?!une image)/)).toBeNull();
  },
};

/** Un événement sans lieu : le manque est dit en toutes lettres, le plus grave d’abord. */
export const StructuredDataWithoutPlace: Story = {
  name: "Données structurées, sans lieu",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Données structurées, français"));
    const text = await canvas.findByRole("region", { name: "Données structurées" });
    for (const name of ["Nom du lieu", "Adresse", "Ville"]) {
      for (const field of canvas.queryAllByRole("textbox", { name })) await userEvent.clear(field);
    }
    await expect(await canvas.findByText(/^Il manque le lieu\s: son nom, sa rue ou sa ville\.$/)).toBeVisible();
    await expect(text).not.toHaveTextContent(/"location"/);
  },
};

/** Un livre du catalogue se pose dans le texte : sa carte dit ce que le catalogue en sait, ou que personne ne le connaît. */
export const ProductInText: Story = {
  name: "Livre dans le texte",
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox", { name: "Texte en français" });
    await waitFor(() => expect(box).toHaveAttribute("contenteditable"));
    const data = new DataTransfer();
    data.setData("text/html", '<p>Voir <a href="/livres/9791234567896" data-ean="9791234567896">Un titre perdu</a></p>');
    box.focus();
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    const lost = await within(box).findByRole("group", { name: /^Livre\s: Un titre perdu$/ });
    await waitFor(() => expect(lost).toHaveTextContent(/aucun produit du catalogue n’a cet EAN\.$/));
    await userEvent.keyboard("{Control>}{Shift>}l{/Shift}{/Control}");
    const dialog = within(await canvas.findByRole("dialog", { name: "Insérer un livre du catalogue" }));
    await userEvent.type(dialog.getByRole("combobox", { name: "Titre ou EAN" }), "9782253023906{Enter}");
    const put = await within(box).findByRole("group", { name: /^Livre\s: La Vie mode d’emploi$/ });
    await waitFor(() => expect(put).toHaveTextContent(/Georges Perec.*978-2-253-02390-6 · \d+,\d\d\s€$/));
  },
};

/** Une image de la médiathèque vient avec son texte alternatif. */
export const PictureOfLibrary: Story = {
  name: "Image de la médiathèque",
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Image" });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await canvas.findByRole("dialog", { name: "Image" }));
    await userEvent.click(dialog.getByRole("button", { name: "Choisir dans la médiathèque" }));
    const library = within(await canvas.findByRole("dialog", { name: "Choisir une image" }));
    const pictures = within(await library.findByRole("list", { name: "Images de la médiathèque" }));
    const [picture] = pictures.getAllByRole("button");
    await userEvent.click(picture as HTMLElement);
    const again = within(await canvas.findByRole("dialog", { name: "Image" }));
    const described = again.getByRole("textbox", { name: /^Description/ });
    await expect(described).not.toHaveValue("");
    await userEvent.clear(described);
    await userEvent.type(described, "Une affiche de lecture.");
    await userEvent.click(again.getByRole("button", { name: "Insérer l’image" }));
    const put = await canvas.findByRole("img", { name: "Une affiche de lecture." });
    await expect(put).toHaveAttribute("src", expect.stringMatching(/key=[0-9a-f]{32}&size=large$/));
  },
};

/** Ce qui manque ou attend est dit, avec sa raison. */
export const NotYet: Story = {
  name: "Pas encore",
  ...place(postAt(waiting)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Valider l’article" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Pas encore" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Publier" })).toHaveAccessibleDescription("Validez-le ou rejetez-le d’abord.");
  },
};

/** Rejeté avec un motif : l’auteur le lira à côté de son article. */
export const SentBack: Story = {
  name: "Rejeté",
  ...place(postAt(waiting)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Rejeter, avec un motif" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Motif/ }), "Il manque le troisième bateau.");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    // Until then the words stand in the question, too.
    await expect(await canvas.findByRole("button", { name: "Soumettre à nouveau" })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Il manque le troisième bateau\./)).toBeVisible());
  },
};

/** De brouillon à « En ligne » en passant par la validation. */
export const Published: Story = {
  name: "Jusqu’au site",
  ...place(postAt(waiting)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Valider l’article" }));
    // Until then « Publier » stands under « Pas encore ».
    await expect(await canvas.findByText(/^Validé par/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Publier" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(new RegExp(waiting))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("button", { name: "Dépublier" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 }).parentElement).toHaveTextContent("En ligne");
  },
};

/** Qui n’écrit que les siens lit ceux des autres, sans pouvoir y toucher. */
export const Theirs: Story = {
  name: "L’article d’un collègue",
  ...place(postAt("Nuit de la lecture"), { user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cet article n’est pas le vôtre.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByText("Rien à faire ici avec vos droits.")).toBeVisible();
  },
};

/** Son propre brouillon se soumet ; valider est à d’autres. */
export const Mine: Story = {
  name: "Mon brouillon",
  ...place(postAt(draft), { user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Soumettre à validation" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Valider l’article" })).toHaveAccessibleDescription(
      "C’est à qui valide les articles de le faire.",
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Soumettre à validation" }));
    await expect(await canvas.findByText(/parti en validation/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Reprendre en brouillon" })).toBeVisible();
  },
};

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...place(postAt(draft)),
  beforeEach: ({ msw }) => msw.use(rejected("updatePost", { "localizations.fr.relativeUrl": "Un autre article a déjà cette adresse." })),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre en français" });
    await userEvent.type(title, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    const [url] = canvas.getAllByRole("textbox", { name: "Adresse de la page" });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/Un autre article a déjà cette adresse\./));
    await expect(title).toHaveValue(`${draft} bis`);
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...place(postAt(draft)),
  play: staleRecord((context) => retitlePost(context, draft, "Titre du collègue"), {
    field: "Titre en français",
    save: /Enregistrer l’article/,
    theirs: "Titre du collègue",
    dialog: "Article modifié entre-temps",
    compared: /collègue/,
  }).play,
};

const departure = "2036-11-30T07:00:00.000Z";

/** Une date qui n’existe pas n’est pas « sans date » : rien ne s’enregistre, la main va au champ, et le brouillon rend le texte avec sa faute. */
export const NoSuchDate: Story = {
  name: "Programmé au 31 novembre",
  beforeEach: (shop) => schedulePost(shop, evening, departure),
  render: function Reopened() {
    const [turn, setTurn] = useState(0);
    return (
      <>
        <button onClick={() => setTurn(turn + 1)} type="button">
          Rouvrir la page
        </button>
        <PostScreen key={turn} />
      </>
    );
  },
  play: async ({ canvas, apiAs }) => {
    const date = () => canvas.findByRole("textbox", { name: /^En ligne à partir du/ });
    await userEvent.clear(await date());
    await userEvent.type(await date(), "31/11");
    await userEvent.click(canvas.getByRole("textbox", { name: "Titre en français" }));
    await expect(await date()).toHaveAccessibleDescription(/Cette date n’existe pas/);
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer l’article/ }));
    await expect(await date()).toHaveFocus();
    await userEvent.click(canvas.getByRole("textbox", { name: "Titre en français" }));
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await date()).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Rouvrir la page" }));
    await expect(await canvas.findByText(/^Brouillon du .+ repris/)).toBeVisible();
    await expect(await date()).toHaveValue("31/11");
    await expect(await date()).toBeInvalid();
    await expect(await startOfPost({ apiAs }, evening)).toBe(departure);
    await userEvent.clear(await date());
    await userEvent.type(await date(), "30/11/2037");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    await expect(await startOfPost({ apiAs }, evening)).toBe("2037-11-30T07:00:00.000Z");
  },
};

/** Les champs vides de l’anglais reçoivent le texte français ; la barre l’enregistre et s’en va. */
export const Translated: Story = {
  name: "Copié depuis le français",
  ...place(postAt(draft)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Copier du français vers l’anglais" }));
    await expect(canvas.getByRole("textbox", { name: "Titre en anglais" })).toHaveValue(draft);
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’article/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer l’article/ })).toBeNull());
  },
};

/** Le type décide des champs : un événement a une date et un lieu, une bannière n’a pas de page. */
export const Created: Story = {
  name: "Nouvel article",
  ...place("/cms/post/detail"),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre en français" });
    await expect(canvas.queryByText("Début de l’événement")).toBeNull();
    await userEvent.click(canvas.getByRole("combobox", { name: "Type" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Événement" }));
    await expect(canvas.getByRole("textbox", { name: "Ville" })).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox", { name: "Type" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Bannière" }));
    await expect(canvas.queryByRole("textbox", { name: "Adresse de la page" })).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’article/ }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Donnez un titre en français\./));
    await userEvent.type(title, "Été : l’œuvre à l’affiche");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’article/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /Été : l’œuvre à l’affiche/ })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Publier" })).toBeVisible();
  },
};

/** Du fonds des archives : restaurer, ou supprimer après une question qui nomme l’article. */
export const Archived: Story = {
  name: "Archivé",
  ...place(postAt("Nos horaires de l’été dernier")),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Restaurer en brouillon" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer l’article" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Nos horaires de l’été dernier »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/post")).toBeVisible();
  },
};

/** Des médias choisis dans la médiathèque ; sans texte de remplacement, une image garde l’article hors du site. */
export const WithMedia: Story = {
  name: "Médias choisis",
  ...place(postAt(draft)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choisir dans la médiathèque" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Choisir dans la médiathèque" }, { timeout: 5_000 }),
    );
    await userEvent.type(dialog.getByRole("searchbox", { name: "Chercher un média" }), "contes");
    await waitFor(() => expect(dialog.queryByRole("button", { name: "Vitrine de Noël" })).toBeNull());
    await userEvent.click(await dialog.findByRole("button", { name: "Contes au bois", pressed: false }));
    await userEvent.click(dialog.getByRole("button", { name: "Terminé" }));
    await expect(await canvas.findByText(/sans texte de remplacement\s: il en faut un avant la mise en ligne/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’article/ }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Publier" })).toHaveAccessibleDescription("Une image est sans texte de remplacement."),
    );
    await userEvent.click(canvas.getByRole("button", { name: /Retirer.*Contes au bois|Contes au bois.*Retirer/ }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Décrire l’image" })).toBeNull());
  },
};

/** Qui signe se choisit parmi les signatures ; l’enregistrement le garde. */
export const Signed: Story = {
  name: "Signé",
  ...place(postAt(draft)),
  play: async ({ canvas, canvasElement }) => {
    const signature = await canvas.findByRole("combobox", { name: /^Signature/ });
    await expect(signature).toHaveValue("Ronan, libraire du rayon mer et Bretagne");
    await userEvent.clear(signature);
    await userEvent.type(signature, "enora");
    await userEvent.click(await canvas.findByRole("option", { name: "Enora, libraire de littérature" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’article/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(signature).toHaveValue("Enora, libraire de littérature");
  },
};

/** Une signature qui manque se crée sans quitter l’article ; ce qui est tapé reste tapé. */
export const NewSignature: Story = {
  name: "Nouvelle signature",
  ...place(postAt(draft)),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre en français" });
    await userEvent.type(title, " bis");
    await userEvent.click(canvas.getByRole("button", { name: "Nouvelle signature" }));
    const page = within(canvasElement.ownerDocument.body);
    const opened = () => page.findByRole("dialog", { name: "Nouvelle signature" });
    const first = within(await opened());
    await userEvent.type(first.getByRole("textbox", { name: "Nom" }), "ronan, libraire du rayon mer");
    await userEvent.click(first.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    // Closed by mistake, it has kept what was typed.
    await userEvent.click(canvas.getByRole("button", { name: "Nouvelle signature" }));
    const dialog = within(await opened());
    const name = dialog.getByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " et bretagne{Enter}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Cette signature existe déjà/));
    await userEvent.clear(name);
    await userEvent.type(name, "Nolwenn, libraire volante{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Signature/ })).toHaveValue("Nolwenn, libraire volante"));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull());
    await expect(title).toHaveValue(`${draft} bis`);
  },
};

/** Qui lit l’article d’un collègue lit aussi qui le signe. */
export const SignedSheet: Story = {
  name: "Signé, lu",
  ...place(postAt("Les poches de l’hiver"), { user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Cet article n’est pas le vôtre.")).toBeVisible();
    await expect(canvas.getByText("Enora, libraire de littérature")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: postAt(evening), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent(evening));
    await expect(within(crumbs).getByRole("link", { name: "Articles" })).toHaveAttribute("href", "/cms/post");
  },
};

/** Ce qui se tape est gardé par le serveur dès que la frappe se repose, et la page le dit ensuite seulement. */
export const DraftStored: Story = {
  name: "Brouillon enregistré",
  ...place(postAt(draft)),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Titre en français" }), " bis");
    await expect(await canvas.findByText(/^Brouillon enregistré à \d\d:\d\d$/, undefined, { timeout: 10_000 })).toBeVisible();
  },
};

/** Le serveur ne répond pas : c’est dit, et rien de ce qui a été tapé ne se perd. */
export const DraftFailed: Story = {
  name: "Brouillon en échec",
  ...place(postAt(draft)),
  beforeEach: ({ msw }) => msw.use(offline("keepPostDraft")),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre en français" });
    await userEvent.type(title, " bis");
    await waitFor(() => expect(canvas.getByText(/^Brouillon non enregistré/)).toBeVisible(), { timeout: 10_000 });
    await expect(title).toHaveValue(`${draft} bis`);
  },
};

/** Un brouillon gardé ailleurs attend : on le reprend, et l’article garde sa version jusqu’à l’enregistrement. */
export const Offered: Story = {
  name: "Brouillon proposé",
  ...place(postAt(draft)),
  beforeEach: (shop) => keepDraft(shop, draft, "Le phare et ses livres"),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre en français" });
    await expect(title).toHaveValue(draft);
    await userEvent.click(await canvas.findByRole("button", { name: "Reprendre le brouillon" }));
    await waitFor(() => expect(title).toHaveValue("Le phare et ses livres"));
    await expect(canvas.queryByRole("button", { name: "Reprendre le brouillon" })).toBeNull();
    await expect(canvas.getByText(/^Brouillon du .* repris$/)).toBeVisible();
  },
};

/** Un brouillon plus vieux que l’article le dit ; abandonné, il n’est plus proposé. */
export const OfferedLate: Story = {
  name: "Brouillon dépassé",
  ...place(postAt(draft)),
  beforeEach: async (shop) => {
    await keepDraft(shop, draft, "Le phare et ses livres");
    await rewritePost(shop, "redaction", draft, "<p>Six voix.</p>");
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tapé avant le dernier enregistrement/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Abandonner le brouillon" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Reprendre le brouillon" })).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Titre en français" })).toHaveValue(draft);
  },
};

/** Un collègue vient d’enregistrer : c’est dit, et rien de ce qui est tapé ne bouge avant qu’on le veuille. */
export const Colleague: Story = {
  name: "Enregistré par un collègue",
  ...place(postAt(draft)),
  play: async (context) => {
    const { canvas } = context;
    const title = await canvas.findByRole("textbox", { name: "Titre en français" });
    await rewritePost(context, "redaction", draft, "<p>Six voix.</p>");
    await expect(await canvas.findByText(/vient d’enregistrer cet article\.$/)).toBeVisible();
    await expect(title).toHaveValue(draft);
    await userEvent.click(canvas.getByRole("button", { name: "Recharger" }));
    await waitFor(() => expect(canvas.queryByText(/vient d’enregistrer cet article/)).toBeNull());
  },
};
