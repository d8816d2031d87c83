import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { EventScreen } from "./EventScreen.tsx";
import { colleagueChanges, eventAt, titles } from "./story-records.ts";

const path = "/cms/eventRegistration/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });

/** Les inscriptions d’un événement : les places, la liste d’attente, le livre, et ce qu’on en fait. */
const meta = {
  title: "Écrans/Inscriptions d’un événement",
  component: EventScreen,
  parameters: { ...place(eventAt(titles.full)).parameters },
} satisfies Meta<typeof EventScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Une place s’est libérée : elle se donne à la première personne qui attend, nommée sur le bouton. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: titles.full })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "23 sur 24" })).toBeVisible();
    await expect(canvas.getByText("3 personnes")).toBeVisible();
    await expect(await canvas.findByRole("row", { name: /Claire-Marie Abgrall/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Noter les présents" })).toHaveAccessibleDescription(/^À partir du/);
    await userEvent.click(canvas.getByRole("button", { name: "Donner la place à Rozenn Calvez" }));
    await expect(await canvas.findByRole("img", { name: "24 sur 24" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Donner la place/ })).toBeNull();
    await expect(canvas.getByText("2 personnes")).toBeVisible();
  },
};

/** La question dit à combien de personnes part le courriel. */
export const Writing: Story = {
  name: "Écrire aux inscrits",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Écrire à 23 inscrits" }));
    const dialog = await bodyOf(canvasElement).findByRole("alertdialog");
    await expect(within(dialog).getByText(/part à 23 inscrits de/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Objet" }), "À vendredi");
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Message" }), "Les portes ouvrent à 18 h 30.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole("alertdialog")).toBeNull());
    await expect(await bodyOf(canvasElement).findByText("Le courriel part en arrière-plan.")).toBeVisible();
  },
};

/** Une personne appelle ; son adresse est déjà inscrite, ce qui se lit au champ, et rien de ce qui est tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...place(eventAt(titles.half)),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Inscrire une personne" }));
    const dialog = within(await bodyOf(canvasElement).findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Prénom" }), "Anaïg");
    await userEvent.type(dialog.getByRole("textbox", { name: "Nom de famille" }), "Le Bihan");
    const email = dialog.getByRole("textbox", { name: "Adresse électronique" });
    await userEvent.type(email, "ousmane.diallo@example.fr");
    await userEvent.click(dialog.getByRole("button", { name: "Inscrire" }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/déjà inscrite/));
    await userEvent.clear(email);
    await userEvent.type(email, "anaig.lebihan@example.fr");
    await userEvent.click(dialog.getByRole("button", { name: "Inscrire" }));
    await expect(await canvas.findByRole("img", { name: "19 sur 40" })).toBeVisible();
  },
};

/** Un collègue a été plus rapide : rien ne s’écrase, la fiche le dit, et la page relit ce qu’il a écrit. */
export const Conflict: Story = {
  name: "Conflit",
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Modifier l’inscription de Marc Autret" }));
    const dialog = within(await bodyOf(canvasElement).findByRole("dialog"));
    await colleagueChanges({ act, apiAs }, titles.full, "Autret", { comments: "Arrive en retard" });
    await userEvent.type(dialog.getByRole("textbox", { name: /^Téléphone/ }), "0");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer l’inscription" }));
    await expect((await dialog.findAllByText(/a été modifiée entre-temps/))[0]).toBeVisible();
    await expect(await canvas.findByText("Arrive en retard")).toBeVisible();
  },
};

/** Échap avec quelque chose de saisi : la console demande ; rester garde tout, quitter ferme la fiche sans rien garder. */
export const Unsaved: Story = {
  name: "Fermer sans enregistrer",
  ...place(eventAt(titles.half)),
  play: async ({ canvas, canvasElement }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Inscrire une personne" }));
    const dialog = await body.findByRole("dialog");
    const firstName = () => within(dialog).getByRole("textbox", { name: "Prénom" });
    await userEvent.type(firstName(), "Anaïg");
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    const question = await body.findByRole("alertdialog", { name: /^Quitter sans enregistrer/ });
    await expect(within(question).getByText(/^Nouvelle inscription/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Rester" }));
    await waitFor(() => expect(body.queryByRole("alertdialog")).toBeNull());
    await expect(firstName()).toHaveValue("Anaïg");
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await userEvent.click(await body.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Inscrire une personne" }));
    const again = await body.findByRole("dialog");
    await expect(within(again).getByRole("textbox", { name: "Prénom" })).toHaveValue("");
    await userEvent.click(within(again).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};

/** Une inscription s’annule : la place est libre, personne ne bouge de la liste d’attente, et un courriel prévient la personne. */
export const Cancelled: Story = {
  name: "Annuler une inscription",
  play: async ({ canvas, canvasElement, apiAs }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Modifier l’inscription de Marc Autret" }));
    const dialog = await bodyOf(canvasElement).findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Annuler l’inscription" }));
    const question = await bodyOf(canvasElement).findByRole("alertdialog", { name: /^Voulez-vous vraiment/ });
    await expect(within(question).getByText(/L’inscription de Marc Autret est annulée/)).toBeVisible();
    await expect(within(question).getByRole("checkbox", { name: "Prévenir la personne par courriel" })).toBeChecked();
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByRole("img", { name: "22 sur 24" })).toBeVisible();
    const { items } = await apiAs("admin").read("listMails", { query: { type: ["eventCancelled"] } });
    await expect(items.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Inscription annulée\s: Soirée Perec/)]);
    await expect(canvas.getByText("3 personnes")).toBeVisible();
  },
};

/** L’événement est passé : qui est venu se coche encore, plus personne ne s’inscrit. */
export const Past: Story = {
  name: "Passé",
  ...place(eventAt(titles.past, "past")),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox", { name: "Yuna Bescond est là" });
    await expect(box).toBeChecked();
    await expect(canvas.queryByRole("button", { name: "Inscrire une personne" })).toBeNull();
    await userEvent.click(box);
    await expect(await canvas.findByText(/^Présents notés : 8 sur 11 inscrits/)).toBeVisible();
  },
};

/** Qui ne fait que lire les articles voit qui vient, sans rien y changer. */
export const ReadOnly: Story = {
  name: "En lecture seule",
  parameters: consoleStory({ path, at: eventAt(titles.full), server: "fresh", user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: /Claire-Marie Abgrall/ })).toBeVisible();
    await expect(canvas.getByText(/n’est pas le vôtre/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Donner la place/ })).toBeNull();
  },
};

/** Personne ne s’est encore inscrit. */
export const Empty: Story = {
  name: "Vide",
  ...place(eventAt("Atelier d’écriture : le souvenir d’enfance")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Personne n’attend de place.")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "0 sur 12" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getRegistrationEvent") };

export const Failed: Story = { name: "Échec", ...failedRead("getRegistrationEvent") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/eventRegistration", "getRegistrationEvent") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "getRegistrationEvent") };

/** La place à donner reste à portée du pouce. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "360px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Donner la place à Rozenn Calvez" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
