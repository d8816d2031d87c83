import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { PopupScreen } from "./PopupScreen.tsx";
import { changePopup, popupAt, titles } from "./story-records.ts";

const path = "/cms/popup/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(popupAt(titles.scheduled));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fenêtre du site : ce qu’elle dit, quand elle se montre, et la page qu’un visiteur verrait ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Fenêtre",
  component: PopupScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof PopupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Son aperçu isolé du site, son texte, ses dates, et l’autre fenêtre qui se montre en même temps. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: titles.scheduled })).toBeVisible();
    await expect(canvas.getByText("Programmée")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Titre" })).toHaveValue(titles.scheduled);
    await expect(await canvas.findByRole("textbox", { name: "Texte de la fenêtre" })).toHaveTextContent("De 10 h à 18 h");
    await expect(canvas.getByRole("textbox", { name: /^Heure \(Début\)/ })).toHaveValue("08:00");
    await expect(canvas.getByRole("textbox", { name: /^Heure \(Fin\)/ })).toHaveValue("");
    await expect(canvas.getByRole("spinbutton", { name: "Revoir la fenêtre au bout de" })).toHaveValue("3");
    const frame = canvas.getByTitle<HTMLIFrameElement>("Aperçu de la fenêtre");
    await expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain("Ouvert deux dimanches de suite"));
    await expect(await canvas.findByRole("link", { name: titles.overlapping })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/popup\/detail\/\d+$/),
    );
    await expect(canvas.getByText("Une autre fenêtre se montre en même temps.")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Supprimer la fenêtre" })).toBeVisible();
  },
};

/** Ses dates sont venues : un visiteur la voit, et aucune autre avec elle. */
export const ActiveNow: Story = {
  name: "Active maintenant",
  ...place(popupAt(titles.active)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Active maintenant")).toBeVisible();
    await expect(canvas.getByText("Aucune autre fenêtre active ne se montre en même temps.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getPopup") };

export const Failed: Story = { name: "Échec", ...failedRead("getPopup") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/popup", "getPopup") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les fenêtres", "getPopup") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updatePopup", { endTime: "La fin vient après le début." })),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await userEvent.type(title, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Fin/ })).toHaveAccessibleDescription(/La fin vient après le début\./));
    await expect(title).toHaveValue(`${titles.scheduled} bis`);
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => changePopup(context, titles.scheduled, { title: "Ouvert deux dimanches" }), {
    field: "Titre",
    save: /Enregistrer la fenêtre/,
    theirs: "Ouvert deux dimanches",
  }),
};

/** Zéro jour est refusé à son champ ; corrigée, la fenêtre est enregistrée, et la barre s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    const days = await canvas.findByRole("spinbutton", { name: "Revoir la fenêtre au bout de" });
    await userEvent.clear(days);
    await userEvent.type(days, "0{Tab}");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fenêtre/ }));
    await waitFor(() => expect(days).toHaveAccessibleDescription(/Au moins 1 jour après qu’on l’a fermée\./));
    await userEvent.clear(days);
    await userEvent.type(days, "5{Tab}");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la fenêtre/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la fenêtre/ })).toBeNull());
    await expect(days).toHaveValue("5");
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, la fenêtre a sa page, et elle est inactive. */
export const Created: Story = {
  name: "Nouvelle fenêtre",
  ...place("/cms/popup/detail"),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("textbox", { name: "Titre" });
    await expect(canvas.getByText("Pas encore d’aperçu.")).toBeVisible();
    await userEvent.type(title, "Dédicace samedi");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la fenêtre/ }));
    const text = await canvas.findByRole("textbox", { name: "Texte de la fenêtre" });
    await waitFor(() => expect(canvas.getByText("Écrivez ce que la fenêtre dit.", { selector: "p, span" })).toBeVisible());
    await userEvent.click(text);
    await userEvent.keyboard("À partir de 15 h.");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la fenêtre/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Dédicace samedi" })).toBeVisible();
    await expect(canvas.getByText("Inactive")).toBeVisible();
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la fenêtre" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Ouvert dimanche »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/popup")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: popupAt(titles.scheduled), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent(titles.scheduled));
    await expect(within(crumbs).getByRole("link", { name: "Fenêtres" })).toHaveAttribute("href", "/cms/popup");
  },
};
