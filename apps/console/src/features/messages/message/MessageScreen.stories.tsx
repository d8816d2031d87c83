import { claims } from "@reserve/domain";
import { conflict, rejected, stale, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { store } from "../../../shared/session/stored.ts";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { allowTrainee, answerMessage, moveMessage } from "../../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../../shared/stories/story-states.ts";
import { MessageScreen } from "./MessageScreen.tsx";

const path = "/public/message/detail/:id?";
const place = (url: string) => ({ parameters: consoleStory({ path, at: url, server: "fresh", user: "libraire" }) });
/** « BD : tome 3 introuvable », from a visitor, Élodie Urvoas, to handle for two days. */
const comic = "/public/message/detail/9?status=Pending";

/** Un message : ce qui est écrit, ce qui a été répondu, la réponse à écrire, et ce qu’on peut en faire. */
const meta = { title: "Écrans/Message", component: MessageScreen, parameters: { ...place(comic).parameters } } satisfies Meta<
  typeof MessageScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const margin = async (canvas: Canvas) => within(await canvas.findByRole("complementary", { name: "Autour du message" }));
const badge = (canvas: Canvas, word: string) => waitFor(() => expect(canvas.getAllByText(word)[0]).toBeVisible());

async function write(canvas: Canvas, text: string): Promise<void> {
  await userEvent.type(await canvas.findByRole("textbox", { name: "Votre réponse" }), text);
  await userEvent.click(canvas.getByRole("button", { name: "Envoyer la réponse" }));
}

/** Ce qui a été écrit, par qui et depuis quand on attend, les deux téléphones, ce qui peut se faire et ce qui ne se peut pas, et pourquoi. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^BD : tome 3 introuvable/ })).toBeVisible();
    await expect(canvas.getByText(/le tome 3 manque partout/)).toBeVisible();
    await expect(canvas.getByText(/Attend depuis 2 jours\s: plus de 48 heures/)).toBeVisible();
    const beside = await margin(canvas);
    await expect(beside.getByRole("link", { name: "01 99 00 45 12" })).toHaveAttribute("href", "tel:0199004512");
    await expect(beside.getByText("Visiteur sans compte client.")).toBeVisible();
    await waitFor(() => expect(beside.getByText("Un livre ou un article")).toBeVisible());
    await expect(beside.getByRole("button", { name: "Prendre en charge" })).toBeVisible();
    await expect(beside.getByRole("button", { name: "Remettre à traiter" })).toHaveAccessibleDescription("Ce message est déjà à traiter.");
  },
};

/** Un message sur une commande : la commande et la fiche client sont à un pas, et ce qui a été répondu est au-dessous. */
export const Answered: Story = {
  name: "Répondu",
  ...place("/public/message/detail/21"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Votre commande est bien dans nos mains\./)).toBeVisible();
    await expect(canvas.getByText("Mathilde Kervella a répondu par courriel")).toBeVisible();
    const beside = await margin(canvas);
    await expect(await beside.findByText(/^vous, depuis le \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await waitFor(() => expect(beside.getByRole("link", { name: /nº\s24049/ })).toHaveAttribute("href", "/public/document/detail/24049"));
    await expect(beside.getByRole("link", { name: "Sa fiche client" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/customer\/detail\/\d+$/),
    );
    await expect(beside.getByRole("button", { name: "Remettre à traiter" })).not.toHaveAttribute("aria-disabled");
  },
};

/** L’état de la commande est à côté du fil : où elle en est, le paiement, ce qui est parti, le total ; sans commande nommée, les dernières de qui écrit. */
export const OrderBeside: Story = {
  name: "La commande à côté",
  ...place("/public/message/detail/21"),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(await beside.findByRole("link", { name: /nº\s24049/ })).toBeVisible();
    for (const term of ["État", "Paiement", "Total"]) await expect(beside.getByText(term)).toBeVisible();
  },
};

export const NoOrder: Story = {
  name: "Aucune commande",
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(await beside.findByText("Aucune commande à ce nom ni à cette adresse.")).toBeVisible();
  },
};

/** La commande ne vient pas : le fil reste, et l’on peut redemander. */
export const OrderFailed: Story = {
  name: "Commande indisponible",
  ...place("/public/message/detail/21"),
  beforeEach: ({ msw }) => msw.use(unavailable("getDocument")),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(await beside.findByRole("button", { name: "Réessayer" }, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText(/^Votre commande est bien dans nos mains\./)).toBeVisible();
  },
};

/** Sans le droit de voir les commandes, seul le numéro est dit. */
export const OrderForbidden: Story = {
  name: "Sans le droit aux commandes",
  parameters: consoleStory({ path, at: "/public/message/detail/21", server: "fresh", user: "stagiaire" }),
  beforeEach: (context) => allowTrainee(context, claims.public.messageManage),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(await beside.findByText(/nº\s24049/)).toBeVisible();
    await expect(beside.queryByRole("link", { name: /nº\s24049/ })).toBeNull();
    await expect(beside.queryByText("Total")).toBeNull();
  },
};

/** Sans l’option du client, le second téléphone ne se montre pas. */
export const OnePhone: Story = {
  name: "Un seul téléphone",
  globals: { client: "publisher" },
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(beside.getByRole("link", { name: "elodie.urvoas.visite@example.org" })).toBeVisible();
    await expect(beside.queryByRole("link", { name: "01 99 00 45 12" })).toBeNull();
  },
};

/** Pris en charge aussitôt ; puis le message suivant de la liste reste le suivant, bien que celui-ci ait quitté sa vue. */
export const TakenUp: Story = {
  name: "Pris en charge",
  ...place("/public/message/detail/6?search=benhaddou&status=Pending"),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(await canvas.findByRole("link", { name: "Suivant" })).toHaveAttribute(
      "href",
      "/public/message/detail/3?search=benhaddou&status=Pending",
    );
    await expect(canvas.getByRole("button", { name: "Précédent" })).toHaveAccessibleDescription("C’est le premier message de la liste.");
    await userEvent.click(beside.getByRole("button", { name: "Prendre en charge" }));
    await badge(canvas, "En cours");
    await waitFor(() => expect(beside.getByRole("button", { name: "Résolu" })).not.toHaveAttribute("aria-disabled"));
    await expect(beside.getByRole("button", { name: "Prendre en charge" })).toHaveAccessibleDescription("Ce message est déjà en cours.");
    await userEvent.click(canvas.getByRole("link", { name: "Suivant" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Une édition reliée de Proust/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Précédent" })).toHaveAttribute(
      "href",
      "/public/message/detail/6?search=benhaddou&status=Pending",
    );
    await expect(canvas.getByRole("button", { name: "Suivant" })).toHaveAccessibleDescription("C’est le dernier message de la liste.");
  },
};

/** Ce dont personne ne s’est chargé ne se résout qu’après une question ; un message résolu se rouvre avant toute autre chose. */
export const Solved: Story = {
  name: "Résolu",
  play: async ({ canvas, canvasElement }) => {
    const beside = await margin(canvas);
    await userEvent.click(beside.getByRole("button", { name: "Résolu" }));
    const question = await bodyOf(canvasElement).findByRole("alertdialog");
    await expect(within(question).getByText(/sans que personne l’ait pris en charge/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(beside.getByRole("button", { name: "Rouvrir" })).toBeVisible());
    await expect(beside.getByRole("button", { name: "Remettre à traiter" })).toHaveAccessibleDescription(
      "Un message résolu se rouvre d’abord.",
    );
    await userEvent.click(beside.getByRole("button", { name: "Rouvrir" }));
    await badge(canvas, "En cours");
  },
};

/** Me l’attribuer, confier à un collègue, rendre : le message reste dans son état, et dit à qui il est. */
export const Owned: Story = {
  name: "Suivi par",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    const beside = await margin(canvas);
    await expect(beside.getByText("Personne pour l’instant.")).toBeVisible();
    await userEvent.click(await beside.findByRole("button", { name: "Me l’attribuer" }));
    await expect(await beside.findByText(/^vous, depuis le/)).toBeVisible();
    await expect(canvas.getAllByText("À traiter")[0]).toBeVisible();
    await expect(beside.queryByRole("button", { name: "Me l’attribuer" })).toBeNull();

    await userEvent.click(beside.getByRole("button", { name: "Confier à un collègue" }));
    const question = within(await page.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Confirmer" }));
    await expect(await question.findByRole("combobox", { name: "Collègue" })).toHaveAccessibleDescription(/Choisissez un collègue/);
    await userEvent.click(question.getByRole("combobox", { name: "Collègue" }));
    await userEvent.click(await page.findByRole("option", { name: "Solène Kermarrec" }));
    await userEvent.click(question.getByRole("button", { name: "Confirmer" }));
    await expect(await beside.findByText(/^Solène Kermarrec, depuis le/)).toBeVisible();
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(await beside.findByRole("button", { name: "Rendre" }));
    await expect(await beside.findByText("Personne pour l’instant.")).toBeVisible();
  },
};

/** Deux personnes le prennent en même temps : la seconde apprend qui l’a, et rien d’autre n’a changé. */
export const OwnedMeanwhile: Story = {
  name: "Pris par une collègue",
  play: async ({ canvas, act, apiAs }) => {
    const beside = await margin(canvas);
    const take = await beside.findByRole("button", { name: "Me l’attribuer" });
    const { id } = await apiAs("admin").read("getCurrentUser");
    await act("admin", "assignMessage", { query: { id: 9 }, body: { ownerId: id } }, { version: '"1"' });
    await userEvent.click(take);
    await expect(await canvas.findByText(/^Solène Kermarrec l’a pris avant vous/)).toBeVisible();
    await expect(await beside.findByText(/^Solène Kermarrec, depuis le/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Compris" }));
    await waitFor(() => expect(canvas.queryByText(/l’a pris avant vous/)).toBeNull());
  },
};

/** Une réponse : montrée comme elle sera lue, envoyée, dans le fil ; le message est alors entre les mains de quelqu’un. */
export const Reply: Story = {
  name: "Réponse",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer la réponse" }));
    await expect(await canvas.findByText("Écrivez votre réponse avant de l’envoyer.")).toBeVisible();
    await write(canvas, "Bonjour,{Enter}{Enter}il en reste un.");
    const question = await page.findByRole("alertdialog");
    await expect(within(question).getByText("elodie.urvoas.visite@example.org")).toBeVisible();
    await expect(await within(question).findByText("Re : BD : tome 3 introuvable – Réserve")).toBeVisible();
    await expect(within(question).getByText(/Vous nous aviez écrit/)).toBeVisible();
    await expect(within(question).queryByText(/Merci de votre message/)).toBeNull();
    await expect(within(question).getByText("il en reste un.")).toBeVisible();
    await userEvent.dblClick(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByText("Mathilde Kervella a répondu par courriel")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("");
    await badge(canvas, "En cours");
    await waitFor(() => expect(canvas.queryByText(/Attend depuis/)).toBeNull());
  },
};

/** Un modèle : inséré là où l’on écrit, avec ce que l’on sait de la commande ; ce qui manque reste à compléter, et rien ne part avant. */
export const Template: Story = {
  name: "Modèle de réponse",
  ...place("/public/message/detail/21"),
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    const answer = await canvas.findByRole("textbox", { name: "Votre réponse" });
    const choose = async (name: string) => {
      await waitFor(() => expect(canvas.getByRole("combobox", { name: "Insérer un modèle" })).toBeEnabled());
      await userEvent.click(canvas.getByRole("combobox", { name: "Insérer un modèle" }));
      await userEvent.click(await page.findByRole("option", { name }));
    };
    await choose("Où en est ma commande");
    await expect(answer).toHaveDisplayValue(/votre commande nº 24049 du/);
    await userEvent.clear(answer);
    await userEvent.type(answer, "Bonjour, fin");
    await choose("Colis parti");
    await expect(answer).toHaveDisplayValue(/^Bonjour, finBonjour,/);
  },
};

/** Un message sans commande : le modèle laisse des marques, et « Envoyer » les nomme tant qu’elles sont là. */
export const Marked: Story = {
  name: "À compléter",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    const answer = await canvas.findByRole("textbox", { name: "Votre réponse" });
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Insérer un modèle" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("combobox", { name: "Insérer un modèle" }));
    await userEvent.click(await page.findByRole("option", { name: "Colis parti" }));
    await expect(answer).toHaveDisplayValue(/\[à compléter\s: suivi\]/);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer la réponse" }));
    await expect(await canvas.findByText(/^À compléter avant d’envoyer\s: \[à compléter\s: commande\]/)).toBeVisible();
    await expect(page.queryByRole("alertdialog")).toBeNull();
    await userEvent.clear(answer);
    await userEvent.type(answer, "Il en reste un.");
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer la réponse" }));
    await expect(await page.findByRole("alertdialog")).toBeVisible();
  },
};

/** Les modèles se tiennent là où ils servent : ajouter, corriger, retirer, enregistrer. */
export const TemplateList: Story = {
  name: "Gérer les modèles",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Gérer les modèles" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Retirer le modèle 3" }));
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter un modèle" }));
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer les modèles" }));
    await expect(await canvas.findByText("Donnez un nom à ce modèle.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Nom du modèle 3" }), "Merci");
    await userEvent.type(canvas.getByRole("textbox", { name: "Texte du modèle 3" }), "Merci, {{client}.");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer les modèles" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Enregistrer les modèles" })).toBeNull());
    await userEvent.click(canvas.getByRole("combobox", { name: "Insérer un modèle" }));
    await userEvent.click(await page.findByRole("option", { name: "Merci" }));
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveDisplayValue("Merci, Élodie Urvoas.");
  },
};

/** Envoyer et clore : une seule question, et le message est résolu avec la réponse. */
export const SentAndClosed: Story = {
  name: "Envoyer et clore",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "Votre réponse" }), "Il en reste un.");
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer et clore" }));
    const question = await page.findByRole("alertdialog");
    await expect(within(question).getByText(/le message est résolu/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await badge(canvas, "Résolu");
    await expect(await canvas.findByText("Mathilde Kervella a répondu par courriel")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Envoyer et clore" })).toBeNull();
  },
};

/** Aucun aperçu ne vient : ses propres mots sont là, et ce que le courriel y ajoute est dit. */
export const WithoutPreview: Story = {
  name: "Sans aperçu",
  beforeEach: ({ msw }) => msw.use(unavailable("previewReply")),
  play: async ({ canvas, canvasElement }) => {
    await write(canvas, "Il en reste un.");
    const question = await bodyOf(canvasElement).findByRole("alertdialog");
    await expect(await within(question).findByText(/L’aperçu n’a pas pu être fait/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(within(question).getByText("Il en reste un.")).toBeVisible();
  },
};

/** Le serveur refuse la réponse : sa phrase est dans la question, et ce qui a été écrit reste. */
export const Rejected: Story = {
  name: "Refusé",
  beforeEach: ({ msw }) => msw.use(rejected("replyToMessage", { text: "Cette adresse n’accepte pas de courriel." })),
  play: async ({ canvas, canvasElement }) => {
    await write(canvas, "Bonjour.");
    const question = await bodyOf(canvasElement).findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(question).getAllByText("Cette adresse n’accepte pas de courriel.")[0]).toBeVisible());
    await userEvent.click(within(question).getByRole("button", { name: "Annuler" }));
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour.");
  },
};

/** Le serveur ne répond pas : la question reste, et confirmer de nouveau renvoie la même demande. */
export const Unanswered: Story = {
  name: "Sans réponse",
  beforeEach: ({ msw }) => msw.use(unavailable("replyToMessage")),
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await write(canvas, "Bonjour.");
    const question = await page.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(within(question).getAllByText("Le service est momentanément indisponible.")[0]).toBeVisible());
    await userEvent.click(within(question).getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour.");
  },
};

/** Quelqu’un l’a déplacé entre-temps : la page le dit, montre ce qui est vrai et ne change rien. */
export const Conflict: Story = {
  name: "Impossible",
  beforeEach: ({ msw }) => msw.use(conflict("setMessageStatus", "Ce message est déjà dans cet état.", "SameStatus")),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await userEvent.click(beside.getByRole("button", { name: "Prendre en charge" }));
    await expect(await canvas.findByText("Ce message a changé entre-temps.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Compris" }));
    await waitFor(() => expect(canvas.queryByText("Ce message a changé entre-temps.")).toBeNull());
  },
};

/** De même par sa version, après la question que pose la résolution. */
export const Stale: Story = {
  name: "Modifié entre-temps",
  beforeEach: ({ msw }) => msw.use(stale("setMessageStatus")),
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    const beside = await margin(canvas);
    await userEvent.click(beside.getByRole("button", { name: "Résolu" }));
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Ce message a changé entre-temps.")).toBeVisible();
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** Une collègue a répondu pendant que l’on écrivait : rien ne part, sa réponse est là à lire, la sienne est gardée et peut partir quand même. */
export const Overtaken: Story = {
  name: "Dépassé",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = bodyOf(canvasElement);
    await write(canvas, "Bonjour, il en reste un.");
    await expect(await page.findByRole("alertdialog")).toBeVisible();
    await answerMessage({ act, apiAs }, "admin", 9, "Bonjour, nous n’en avons plus.");
    await userEvent.click(within(page.getByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Solène Kermarrec a répondu pendant que vous écriviez.")).toBeVisible();
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByText("Bonjour, nous n’en avons plus.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour, il en reste un.");

    await userEvent.click(canvas.getByRole("button", { name: "Répondre tout de même" }));
    const question = within(await page.findByRole("alertdialog"));
    await expect(question.getByText(/^Un collègue a déjà répondu à Élodie Urvoas\./)).toBeVisible();
    await expect(question.getByText("Bonjour, nous n’en avons plus.")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** Une collègue répond, ou déplace le message : la page ouverte dit qui, et le montre une fois qu’on le demande ; ce qui est écrit reste. */
export const ColleagueActs: Story = {
  name: "Une collègue agit",
  play: async ({ canvas, act, apiAs }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Votre réponse" }), "Bonjour");
    // The line to the server stands once the stream has been opened: what was done before has no name.
    let moves = 0;
    await waitFor(async () => {
      moves += 1;
      await moveMessage({ act, apiAs }, "admin", 9, moves % 2 === 1 ? "Progress" : "Pending");
      await waitFor(() => expect(canvas.getByText("Solène vient de changer ce message.")).toBeVisible(), { timeout: 500 });
    });
    await answerMessage({ act, apiAs }, "admin", 9, "Bonjour, nous n’en avons plus.");
    await expect(await canvas.findByText("Solène vient de répondre à ce message.")).toBeVisible();
    await expect(canvas.queryByText("Bonjour, nous n’en avons plus.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Recharger" }));
    await expect(await canvas.findByText("Bonjour, nous n’en avons plus.")).toBeVisible();
    await badge(canvas, "En cours");
    await waitFor(() => expect(canvas.queryByText(/vient de/)).toBeNull());
    await expect(await canvas.findByText("Solène Kermarrec a répondu pendant que vous écriviez.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Ce qui est écrit survit à un rechargement : le brouillon est repris, et peut s’abandonner. */
export const Draft: Story = {
  name: "Brouillon",
  parameters: consoleStory({ path: "/", at: comic, isFramed: true, server: "fresh", user: "libraire" }),
  beforeEach: () =>
    store("tab", 2, "draft message 9 reply", { values: { text: "Bonjour, je cherche" }, version: 0, at: "2026-11-21T08:30:00Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Brouillon du 21\/11\/2026 09:30 repris/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour, je cherche");
    await userEvent.click(canvas.getByRole("button", { name: "Abandonner le brouillon" }));
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("");
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/public/message", "getMessage") };

/** Une adresse sans numéro ne demande rien au serveur. */
export const WithoutId: Story = {
  name: "Sans numéro",
  ...place("/public/message/detail"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getMessage") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Répondre aux messages", "getMessage") };

export const Failed: Story = { name: "Échec", ...failedRead("getMessage") };
