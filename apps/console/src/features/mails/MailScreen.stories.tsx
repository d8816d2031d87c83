import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { conflict, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace, type StoryUser } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord } from "../../shared/stories/story-states.ts";
import { MailScreen } from "./MailScreen.tsx";

const path = "/public/mail/detail/:id?";
const original = "/public/mail/detail/0f1c2d3e-4f50-4a61-8b72-93a4b5c6d820";
/** The one mail of the shop that a list's filters leave. */
const only = (query: Input<"listMails">["query"]) => async (api: ApiClient) => {
  const { items } = await api.read("listMails", { query });
  if (items.length !== 1) throw new Error(`${items.length} mails are left, not one.`);
  return `/public/mail/detail/${items[0]?.id}`;
};
const at = (url: NonNullable<StoryPlace["at"]>, user: StoryUser = "admin") => consoleStory({ path, at: url, server: "fresh", user });
const sent = only({ documentId: 24118, type: ["shipmentSent"] });
const failed = only({ documentId: 24121, state: ["Failing"] });

/** Un courriel tel que son lecteur le voit, où il en est, et le renvoi comme nouveau message. */
const meta = { title: "Écrans/Courriel envoyé", component: MailScreen, parameters: { ...at(sent) } } satisfies Meta<typeof MailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const letter = {
  type: "messageReply",
  from: "boutique@example.fr",
  to: "mathilde@example.fr",
  cc: ["solene@example.fr"],
  bcc: [],
  subject: "Re : Un exemplaire signé ?",
  processed: true,
  sentTries: 1,
  sentDate: "2026-11-21T08:37:00Z",
  nextTryAt: null,
  error: null,
  createdAt: "2026-11-21T08:37:00Z",
  documentId: null,
  text: "Bonjour,\n\nIl en reste un.",
  body: "<p>Bonjour,</p><p>Il en reste un.</p>",
  extra: {},
};

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Le courriel tel que son lecteur le voit, son texte brut, son enveloppe, et la commande dont il parle. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Votre colis est parti \(commande 24118\)/ })).toBeVisible();
    await expect(canvas.getByText("Envoyé")).toBeVisible();
    await expect(canvas.getByText("Colis parti")).toBeVisible();
    await expect(canvas.getByTitle("Aperçu du courriel")).toBeVisible();
    await expect(canvas.getByText("boutique@example.fr")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: /nº\s24118/ })).toHaveAttribute("href", "/public/document/detail/24118"));
    await expect(canvas.queryByText("Prochain essai le")).toBeNull();
  },
};

/** Pourquoi il ne part pas, en mots et dans ceux du serveur, et quand il sera réessayé. */
export const Failing: Story = {
  name: "Envoi en échec",
  parameters: at(failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("En échec, essai 3")).toBeVisible();
    await expect(canvas.getByText("Cette adresse n’existe pas. Vérifiez-la auprès du destinataire.")).toBeVisible();
    await expect(canvas.getByText(/^Réponse du serveur\s: 550 5\.1\.2 No such mailbox$/)).toBeVisible();
    await expect(canvas.getByText("Prochain essai le")).toBeVisible();
  },
};

/** Renvoyé à une autre adresse, une seule fois même confirmé deux fois ; le nouveau courriel s’ouvre. */
export const Resent: Story = {
  name: "Renvoyer",
  parameters: at(failed, "libraire"),
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Renvoyer comme nouveau message" }));
    const question = await page.findByRole("alertdialog");
    await expect(within(question).getByText(/^Ce courriel attend encore de partir\s: il partira aussi\.$/)).toBeVisible();
    await userEvent.type(within(question).getByRole("textbox", { name: /^Autre destinataire/ }), "aurore@example.fr");
    await expect(within(question).getByText(/à aurore@example.fr seulement/)).toBeVisible();
    await userEvent.dblClick(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getAllByText("aurore@example.fr")[0]).toBeVisible());
    // It waits for a moment only; the page asks again every five seconds until it has left.
    await expect(await canvas.findByText("Envoyé", {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** Une adresse qui n’en est pas une : la phrase se lit au champ, et la question reste. */
export const Rejected: Story = {
  name: "Renvoyer, adresse en erreur",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Renvoyer comme nouveau message" }));
    const question = await bodyOf(canvasElement).findByRole("alertdialog");
    const other = within(question).getByRole("textbox", { name: /^Autre destinataire/ });
    await userEvent.type(other, "aurore");
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(other).toHaveAccessibleDescription(/Adresse électronique attendue, comme nom@exemple\.fr\./));
    await userEvent.click(within(question).getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole("alertdialog")).toBeNull());
  },
};

/** Le serveur sait que ce courriel ne se renvoie pas : il dit pourquoi, et rien ne part. */
export const Conflict: Story = {
  name: "Renvoyer, refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(conflict("sendMail", "Ce message contient un lien à usage unique.", "OneTimeLink")),
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Renvoyer comme nouveau message" }));
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Ce message contient un lien à usage unique.")[0]).toBeVisible());
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** Un courriel avec un lien à usage unique ne se renvoie pas, et dit pourquoi. */
export const OneTimeLink: Story = {
  name: "Lien à usage unique",
  beforeEach: ({ msw }) => msw.use(mock("getMail", ({ query }) => ({ ...letter, id: query.id, type: "forgotPassword" }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Renvoyer comme nouveau message" })).toHaveAccessibleDescription(
      /Son lien ne sert qu’une fois/,
    );
    await expect(canvas.getByText("solene@example.fr")).toBeVisible();
    await expect(canvas.getByText("Ni commande ni message.")).toBeVisible();
  },
};

/** La réponse à un message y mène, une copie mène à son original. */
export const AnswerAndCopy: Story = {
  name: "Réponse et copie",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getMail", ({ query }) => ({
        ...letter,
        id: query.id,
        type: "messageReply",
        extra: { messageId: 31, copyOf: original.split("/").at(-1) },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Réponse à un message")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("link", { name: /message nº\s31/ })).toHaveAttribute("href", "/public/message/detail/31"));
    await expect(canvas.getByRole("link", { name: "l’original" })).toHaveAttribute("href", original);
  },
};

export const NotFound: Story = {
  name: "Introuvable",
  parameters: at(original),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/mail");
  },
};

/** Une adresse sans numéro utilisable ne demande rien au serveur. */
export const WithoutId: Story = {
  name: "Adresse sans numéro",
  parameters: at("/public/mail/detail/12"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getMail") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Voir les courriels envoyés", "getMail") };

export const Failed: Story = { name: "Échec", ...failedRead("getMail") };
