import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { SubscriptionScreen } from "./SubscriptionScreen.tsx";
import { addSubscription, identifiers, subscriptionAt } from "./story-records.ts";

const path = "/subscription/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(subscriptionAt(identifiers.letter));
const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Les personnes d’un abonnement, la preuve de leur accord, et combien arrivent et partent ; sans numéro dans l’adresse, un nouvel abonnement. */
const meta = {
  title: "Écrans/Abonnement",
  component: SubscriptionScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La première personne est choisie : quand, d’où et à quels mots elle a dit oui, et ce qui s’est passé depuis. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "La lettre du mois" })).toBeVisible();
    await expect(canvas.getByText("Lettre d’information, identifiant lettre-mois")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Personnes\s*1\s700/ })).toBeVisible();
    await expect(await canvas.findByText(/^«\sOui, je veux recevoir La lettre du mois\./)).toBeVisible();
    await expect(canvas.getByText("Quand")).toBeVisible();
    await expect((await canvas.findAllByRole("slider"))[0]).toBeVisible();
    await expect(canvas.getByText(/désabonnées,/)).toBeVisible();
  },
};

/** Retirée par l’équipe avec une raison, après une question qui la nomme ; elle seule peut revenir. */
export const Removed: Story = {
  name: "Désabonner une personne",
  ...place(async (api) => `${await subscriptionAt(identifiers.offers)(api)}?state=Subscribed`),
  play: async ({ canvas, canvasElement }) => {
    const [person] = await canvas.findAllByRole("button", { name: /^Preuve du consentement de/ });
    if (!person) throw new Error("nobody is subscribed");
    const email = (person.getAttribute("aria-label") ?? "").split(" ").at(-1);
    await userEvent.click(person);
    await userEvent.click(await canvas.findByRole("button", { name: "Désabonner, pour toujours" }));
    const dialog = within(await bodyOf(canvasElement).findByRole("alertdialog"));
    await expect(dialog.getByText(new RegExp(`^${email} ne recevra plus`))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Seule la personne peut revenir, en confirmant elle-même.")).toBeVisible();
    await expect(canvas.getByText(/^Retirée par l’équipe, Demande par téléphone,/)).toBeVisible();
  },
};

const openQuestion = async (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Désabonner, pour toujours" }));
  return within(await bodyOf(canvasElement).findByRole("alertdialog"));
};

/** « Autre » demande une raison écrite : le serveur le dit à son champ, et la question reste ouverte. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...place(async (api) => `${await subscriptionAt(identifiers.offers)(api)}?state=Subscribed`),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Raison du désabonnement" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Autre, à écrire" }));
    const dialog = await openQuestion(canvas, canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    const note = dialog.getByRole("textbox", { name: "Précision" });
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Écrivez la raison\./));
    await userEvent.type(note, "Croisée au marché.");
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Croisée au marché.")).toBeVisible();
  },
};

/** Un collègue a été plus rapide : rien ne se fait deux fois, et la preuve relue le montre. */
export const Conflict: Story = {
  name: "Conflit",
  ...place(async (api) => `${await subscriptionAt(identifiers.offers)(api)}?state=Subscribed`),
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const dialog = await openQuestion(canvas, canvasElement);
    const offers = (await apiAs("admin").read("listSubscriptions", { query: { search: identifiers.offers } })).items[0]?.id ?? 0;
    const [person] = (await apiAs("admin").read("listSubscribers", { query: { subscriptionId: offers, state: ["Subscribed"] } })).items;
    await act("admin", "forceUnsubscribe", { body: { id: person?.id ?? 0, reason: "Letter", note: "" } });
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect((await bodyOf(canvasElement).findAllByText("Cette personne n’est plus abonnée."))[0]).toBeVisible();
  },
};

/** On cherche une personne par son nom ou son adresse ; qui est parti a sa vue. */
export const Searched: Story = {
  name: "Cherché et filtré",
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /^Désabonnements/ });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une personne" }), "zoé morvan");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: /Zoé Morvan/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^Désabonnements/ }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /^Désabonnements/ })).toHaveAttribute("aria-current", "page"));
    await waitFor(() => expect(canvas.queryByRole("cell", { name: "Abonnée" })).toBeNull());
  },
};

/** Les chiffres par jour, et le même en tableau. */
export const ByDay: Story = {
  name: "Chiffres par jour",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Jour" }));
    const [table] = await canvas.findAllByRole("button", { name: "Voir le tableau" });
    if (table) await userEvent.click(table);
    await waitFor(() => expect(canvas.getByRole("table", { name: "Abonnées" })).toBeVisible());
    await waitFor(() => expect(within(canvas.getByRole("table", { name: "Abonnées" })).getAllByRole("row")).toHaveLength(31));
  },
};

/** Personne encore : rien à montrer, rien à prouver. */
export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ act }) => addSubscription({ act }, "lettre-jeunesse"),
  ...place(subscriptionAt("lettre-jeunesse")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "La lettre jeunesse" })).toBeVisible();
    await expect(await canvas.findByText("Personne n’est choisi.")).toBeVisible();
  },
};

/** Ce qui manque est dit à son champ ; l’identifiant suit le nom ; une fois créé, l’abonnement a sa page. */
export const Created: Story = {
  name: "Nouvel abonnement",
  ...place("/subscription/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom en français" });
    await userEvent.type(name, "La lettre jeunesse");
    await expect(canvas.getByRole("textbox", { name: "Identifiant" })).toHaveValue("la-lettre-jeunesse");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’abonnement/ }));
    const words = canvas.getByRole("textbox", { name: "Texte de la case à cocher" });
    await waitFor(() => expect(words).toHaveAccessibleDescription(/Écrivez ce que la personne accepte\./));
    await userEvent.type(words, "Oui, je veux la lettre jeunesse.");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’abonnement/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "La lettre jeunesse" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Importer" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getSubscription") };

export const Failed: Story = { name: "Échec", ...failedRead("getSubscription") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/subscription", "getSubscription") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les abonnements", "getSubscription") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "The monthly letter" })).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "What happened" })).toBeVisible();
  },
};
