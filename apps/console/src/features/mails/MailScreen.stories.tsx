import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { conflict, minutesAgo, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace, type StoryUser } from "../../shared/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/story-states.ts";
import { MailScreen } from "./MailScreen.tsx";

const path = "/public/mail/detail/:id?";
const original = "/public/mail/detail/0f1c2d3e-4f50-4a61-8b72-93a4b5c6d820";
/** The one mail of the shop that a list's filters leave. */
const only = (query: Input<"listMails">["query"]) => async (api: ApiClient) => {
  const { items } = await api.read("listMails", { query });
  if (items.length !== 1) throw new Error(`${items.length} mails are left, not one.`);
  return `/public/mail/detail/${items[0]?.id}`;
};
const at = (address: NonNullable<StoryPlace["at"]>, user: StoryUser = "admin") =>
  consoleStory({ path, at: address, server: "fresh", user });
const sent = only({ documentId: 24118, type: ["shipmentSent"] });
const failed = only({ documentId: 24121, state: ["Failing"] });

const meta = { title: "Écrans/Courriel envoyé", component: MailScreen, parameters: at(sent) } satisfies Meta<typeof MailScreen>;
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
  sentDate: minutesAgo(5),
  nextTryAt: null,
  error: null,
  createdAt: minutesAgo(5),
  documentId: null,
  text: "Bonjour,\n\nIl en reste un.",
  body: "<p>Bonjour,</p><p>Il en reste un.</p>",
  extra: {},
};

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The mail as its reader sees it, its plain text, its envelope, and the order it is about. */
export const Loaded: Story = {
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

/** Why it does not leave, in words and in the server’s own, and when it is tried again. */
export const Failing: Story = {
  parameters: at(failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("En échec, essai 3")).toBeVisible();
    await expect(canvas.getByText("Cette adresse n’existe pas. Vérifiez-la auprès du destinataire.")).toBeVisible();
    await expect(canvas.getByText(/^Réponse du serveur\s: 550 5\.1\.2 No such mailbox$/)).toBeVisible();
    await expect(canvas.getByText("Prochain essai le")).toBeVisible();
  },
};

/** Sent again to another address, once even when confirmed twice; the new mail is opened. */
export const Resent: Story = {
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

/** An address that is none: the sentence stands at its field, and the question stays. */
export const Rejected: Story = {
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

/** The server knows that this mail is not to be sent again: it says why, and nothing is sent. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => msw.use(conflict("sendMail", "Ce message contient un lien à usage unique.", "OneTimeLink")),
  play: async ({ canvas, canvasElement }) => {
    const page = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Renvoyer comme nouveau message" }));
    await userEvent.click(within(await page.findByRole("alertdialog")).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getAllByText("Ce message contient un lien à usage unique.")[0]).toBeVisible());
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
  },
};

/** A mail with a one-time link is not sent again, and says why. */
export const OneTimeLink: Story = {
  beforeEach: ({ msw }) => msw.use(mock("getMail", ({ query }) => ({ ...letter, id: query.id, type: "forgotPassword" }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Renvoyer comme nouveau message" })).toHaveAccessibleDescription(
      /Son lien ne sert qu’une fois/,
    );
    await expect(canvas.getByText("solene@example.fr")).toBeVisible();
    await expect(canvas.getByText("Ni commande ni message.")).toBeVisible();
  },
};

/** The answer to a message leads to it, a copy to the mail that it is a copy of. */
export const AnswerAndCopy: Story = {
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
  parameters: at(original),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", "/public/mail");
  },
};

/** An address without a usable id asks the server for nothing. */
export const WithoutId: Story = {
  parameters: at("/public/mail/detail/12"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
  },
};

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Voir les courriels envoyés", "getMail") };

export const Failed: Story = { name: "Échec", ...failedRead("getMail") };
