import { colleagueAnswers, colleagueMoves, conflict, rejected, signedInAs, stale, unavailable } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { keep } from "../../../shared/kept.ts";
import { consoleStory } from "../../../shared/story.tsx";
import { failedRead, forbiddenRead, missingRecord } from "../../../shared/story-states.ts";
import { MessageScreen } from "./MessageScreen.tsx";

const path = "/public/message/detail/:id?";
const at = "/public/message/detail/30?status=Pending";

/** Un message : ce qui est écrit, ce qui a été répondu, la réponse à écrire, et ce qu’on peut en faire. */
const meta = { title: "Écrans/Message", component: MessageScreen, parameters: { ...consoleStory({ path, at }) } } satisfies Meta<
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

/** Ce qui est écrit, par qui et depuis quand il attend, ses deux téléphones, ce qu’on peut faire et ce qu’on ne peut pas, et pourquoi. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Un exemplaire signé/ })).toBeVisible();
    await expect(canvas.getByText(/encore un exemplaire signé/)).toBeVisible();
    await expect(canvas.getByText(/Attend depuis 2 jours\s: plus de 48 heures/)).toBeVisible();
    const beside = await margin(canvas);
    await expect(beside.getByRole("link", { name: "02 98 00 00 00" })).toHaveAttribute("href", "tel:0298000000");
    await expect(beside.getByText("Visiteur sans compte client.")).toBeVisible();
    await waitFor(() => expect(beside.getByText("Un livre")).toBeVisible());
    await expect(beside.getByRole("button", { name: "Prendre en charge" })).toBeVisible();
    await expect(beside.getByRole("button", { name: "Remettre à traiter" })).toHaveAccessibleDescription("Ce message est déjà à traiter.");
  },
};

/** Un message sur une commande : elle et le client sont à un pas, et la réponse donnée se lit dessous. */
export const Answered: Story = {
  name: "Déjà répondu",
  parameters: consoleStory({ path, at: "/public/message/detail/29" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bonjour, nous cherchons le colis.")).toBeVisible();
    await expect(canvas.getByText("Mathilde Kervella a répondu par courriel")).toBeVisible();
    await expect(canvas.getByText(/^Pris en charge par Mathilde Kervella, le \d\d\/\d\d\/\d{4}/)).toBeVisible();
    const beside = await margin(canvas);
    await waitFor(() => expect(beside.getByRole("link", { name: /nº\s24118/ })).toHaveAttribute("href", "/public/document/detail/24118"));
    await expect(beside.getByRole("link", { name: "Sa fiche client" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/customer\/detail\/\d+$/),
    );
    await expect(beside.getByRole("button", { name: "Remettre à traiter" })).not.toHaveAttribute("aria-disabled");
  },
};

/** Chez un client sans ce réglage, le deuxième téléphone n’est pas montré. */
export const OnePhone: Story = {
  name: "Un seul téléphone",
  globals: { client: "publisher" },
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(beside.getByRole("link", { name: "yann.morin@example.fr" })).toBeVisible();
    await expect(beside.queryByRole("link", { name: "02 98 00 00 00" })).toBeNull();
  },
};

/** Pris aussitôt ; le message suivant de la liste est encore le suivant, bien que celui-ci ait quitté sa vue. */
export const TakenUp: Story = {
  name: "Prendre en charge",
  beforeEach: ({ msw }) => msw.use(signedInAs("libraire")),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await expect(await canvas.findByRole("link", { name: "Suivant" })).toHaveAttribute("href", "/public/message/detail/31?status=Pending");
    await expect(canvas.getByRole("button", { name: "Précédent" })).toHaveAccessibleDescription("C’est le premier message de la liste.");
    await userEvent.click(beside.getByRole("button", { name: "Prendre en charge" }));
    await badge(canvas, "En cours");
    await waitFor(() => expect(beside.getByRole("button", { name: "Résolu" })).not.toHaveAttribute("aria-disabled"));
    await expect(beside.getByRole("button", { name: "Prendre en charge" })).toHaveAccessibleDescription("Ce message est déjà en cours.");
    await userEvent.click(canvas.getByRole("link", { name: "Suivant" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Où est ma commande/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Précédent" })).toHaveAttribute(
      "href",
      "/public/message/detail/30?status=Pending",
    );
    await expect(canvas.getByRole("button", { name: "Suivant" })).toHaveAccessibleDescription("C’est le dernier message de la liste.");
  },
};

/** Un message que personne n’a pris ne se résout qu’après une question ; résolu, il se rouvre avant toute chose. */
export const Solved: Story = {
  name: "Résoudre et rouvrir",
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

/** La réponse : montrée comme elle sera lue, envoyée, dans le fil ; le message est alors pris en charge. */
export const Reply: Story = {
  name: "Répondre",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Envoyer la réponse" }));
    await expect(await canvas.findByText("Écrivez votre réponse avant de l’envoyer.")).toBeVisible();
    await write(canvas, "Bonjour,{Enter}{Enter}il en reste un.");
    const question = await page.findByRole("alertdialog");
    await expect(within(question).getByText("yann.morin@example.fr")).toBeVisible();
    await expect(await within(question).findByText("Re : Un exemplaire signé ? – Réserve")).toBeVisible();
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

/** L’aperçu ne vient pas : ses propres mots sont là, et ce que le courriel y ajoute est dit. */
export const WithoutPreview: Story = {
  name: "Répondre, sans aperçu",
  beforeEach: ({ msw }) => msw.use(unavailable("previewReply")),
  play: async ({ canvas, canvasElement }) => {
    await write(canvas, "Il en reste un.");
    const question = await bodyOf(canvasElement).findByRole("alertdialog");
    await expect(await within(question).findByText(/L’aperçu n’a pas pu être fait/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(within(question).getByText("Il en reste un.")).toBeVisible();
  },
};

/** Le serveur refuse la réponse : sa phrase se lit dans la question, et ce qu’on a écrit reste. */
export const Rejected: Story = {
  name: "Répondre, refusé par le serveur",
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

/** La question reste, et confirmer de nouveau renvoie la même réponse, une fois. */
export const Unanswered: Story = {
  name: "Répondre, sans réponse du serveur",
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

/** Quelqu’un l’a déplacé entre-temps : la page le dit, montre ce qui est vrai, et ne change rien. */
export const Conflict: Story = {
  name: "Conflit",
  beforeEach: ({ msw }) => msw.use(conflict("setMessageStatus", "Ce message est déjà dans cet état.", "SameStatus")),
  play: async ({ canvas }) => {
    const beside = await margin(canvas);
    await userEvent.click(beside.getByRole("button", { name: "Prendre en charge" }));
    await expect(await canvas.findByText("Ce message a changé entre-temps.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Compris" }));
    await waitFor(() => expect(canvas.queryByText("Ce message a changé entre-temps.")).toBeNull());
  },
};

/** De même par sa version, après la question posée pour résoudre. */
export const Stale: Story = {
  name: "Conflit, version dépassée",
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

/** Un collègue a répondu pendant qu’on écrivait : rien ne part, sa réponse se lit, la nôtre est gardée et peut partir quand même. */
export const Overtaken: Story = {
  name: "Un collègue a répondu",
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await write(canvas, "Bonjour, il en reste un.");
    await expect(await page.findByRole("alertdialog")).toBeVisible();
    colleagueAnswers(30, "Bonjour, nous n’en avons plus.");
    await userEvent.click(within(page.getByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Yann Kerbrat a répondu pendant que vous écriviez.")).toBeVisible();
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(await canvas.findByText("Bonjour, nous n’en avons plus.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour, il en reste un.");

    await userEvent.click(canvas.getByRole("button", { name: "Répondre tout de même" }));
    const question = within(await page.findByRole("alertdialog"));
    await expect(question.getByText(/^Un collègue a déjà répondu à Yann Morin\./)).toBeVisible();
    await expect(question.getByText("Bonjour, nous n’en avons plus.")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** Un collègue répond ou déplace le message : la page dit qui, et le montre quand on le demande ; ce qu’on écrit reste. */
export const ColleagueActs: Story = {
  name: "Un collègue agit",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Votre réponse" }), "Bonjour");
    // The line to the server stands once the stream has been opened.
    await waitFor(() => {
      colleagueMoves(30, "Progress");
      expect(canvas.getByText("Yann vient de changer ce message.")).toBeVisible();
    });
    colleagueAnswers(30, "Bonjour, nous n’en avons plus.");
    await expect(await canvas.findByText("Yann vient de répondre à ce message.")).toBeVisible();
    await expect(canvas.queryByText("Bonjour, nous n’en avons plus.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Recharger" }));
    await expect(await canvas.findByText("Bonjour, nous n’en avons plus.")).toBeVisible();
    await badge(canvas, "En cours");
    await waitFor(() => expect(canvas.queryByText(/vient de/)).toBeNull());
    await expect(await canvas.findByText("Yann Kerbrat a répondu pendant que vous écriviez.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Ce qu’on écrit survit à un rechargement : le brouillon est repris, et peut s’abandonner. */
export const Draft: Story = {
  name: "Brouillon repris",
  parameters: consoleStory({ path: "/", at, isFramed: true }),
  beforeEach: () =>
    keep("tab", 1, "draft message 30 reply", { values: { text: "Bonjour, je cherche" }, version: 0, at: "2026-11-21T08:30:00Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Brouillon du 21\/11\/2026 09:30 repris/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("Bonjour, je cherche");
    await userEvent.click(canvas.getByRole("button", { name: "Abandonner le brouillon" }));
    await expect(canvas.getByRole("textbox", { name: "Votre réponse" })).toHaveValue("");
  },
};

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/public/message", "getMessage") };

/** Une adresse sans numéro utilisable ne demande rien au serveur. */
export const WithoutId: Story = {
  name: "Adresse sans numéro",
  parameters: consoleStory({ path, at: "/public/message/detail" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Répondre aux messages", "getMessage") };

export const Failed: Story = { name: "Échec", ...failedRead("getMessage") };
