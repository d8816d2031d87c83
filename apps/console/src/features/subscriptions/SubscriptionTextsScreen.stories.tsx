import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { SubscriptionTextsScreen } from "./SubscriptionTextsScreen.tsx";
import { addSubscription, changeSubscription, identifiers, subscriptionAt } from "./story-records.ts";

const path = "/subscription/text/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(subscriptionAt(identifiers.letter, "subscriptionTexts"));
const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const save = { name: /Enregistrer l’abonnement/ };

/** Comment un abonnement s’appelle dans chaque langue, les mots que l’on accepte, et le nom par lequel le site et les campagnes le connaissent. */
const meta = {
  title: "Écrans/Textes d’un abonnement",
  component: SubscriptionTextsScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof SubscriptionTextsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enregistré, et les preuves déjà données gardent leurs mots. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom en français" });
    await expect(name).toHaveValue("La lettre du mois");
    await expect(canvas.getByRole("textbox", { name: "Nom en anglais" })).toHaveValue("The monthly letter");
    await expect(canvas.getByRole("checkbox", { name: "Double confirmation" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Supprimer l’abonnement" })).toHaveAccessibleDescription(/doit le rester/);
    await userEvent.type(name, " et demi");
    await userEvent.click(await canvas.findByRole("button", save));
    await waitFor(() => expect(bodyOf(canvasElement).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "La lettre du mois et demi" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getSubscription") };

export const Failed: Story = { name: "Échec", ...failedRead("getSubscription") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/subscription", "getSubscription") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les abonnements", "getSubscription") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateSubscription", { identifier: "Un autre abonnement a déjà cet identifiant." })),
  play: async ({ canvas }) => {
    const identifier = await canvas.findByRole("textbox", { name: "Identifiant" });
    await userEvent.type(identifier, "-bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(identifier).toHaveAccessibleDescription(/a déjà cet identifiant\./));
    await expect(identifier).toHaveValue("lettre-mois-bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const words = await canvas.findByRole("textbox", { name: "Texte de la case à cocher" });
    await changeSubscription({ act, apiAs }, identifiers.letter, { displayedText: "Oui, la lettre." });
    await userEvent.type(words, " Merci.");
    await userEvent.click(await canvas.findByRole("button", save));
    const dialog = within(await bodyOf(canvasElement).findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(words).toHaveValue("Oui, la lettre."));
  },
};

/** Tant que personne n’y est, il se supprime, après une question qui le nomme. */
export const Deleted: Story = {
  name: "Supprimé",
  beforeEach: ({ act }) => addSubscription({ act }, "lettre-jeunesse"),
  ...place(subscriptionAt("lettre-jeunesse", "subscriptionTexts")),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer l’abonnement" }));
    const dialog = within(await bodyOf(canvasElement).findByRole("alertdialog"));
    await expect(dialog.getByText(/«\sLa lettre jeunesse\s»/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/subscription")).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name in French" })).toHaveValue("La lettre du mois");
    await expect(canvas.getByRole("checkbox", { name: "Double opt-in" })).toBeChecked();
  },
};
