import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { ReviewListScreen } from "./ReviewListScreen.tsx";
import { reviewOf } from "./story-records.ts";

const path = "/catalog/review";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh", user: "libraire" });
const waiting = { parameters: at(`${path}?status=Pending`) };
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;
const box = /^Sélectionner la critique de «\s(Les Gratitudes|Yoga)\s»/;

/** Les critiques des lecteurs : ce qui attend d’être lu d’abord, puis ce qui est décidé, les plus récentes en tête. */
const meta = {
  title: "Écrans/Critiques",
  component: ReviewListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof ReviewListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par critique : le titre y mène, la note se voit et s’entend ; chaque vue dit combien elle en compte. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas, apiAs }) => {
    const row = await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    const { id, name } = await reviewOf(apiAs("libraire"), "cent chapitres");
    await expect(within(row).getByRole("link", { name: "La Vie mode d’emploi" })).toHaveAttribute("href", `${path}/detail/${id}`);
    await expect(within(row).getByText("5/5")).toBeVisible();
    await expect(within(row).getByText("5 étoiles sur 5")).toBeInTheDocument();
    await expect(within(row).getByText(/^Cent chapitres, un immeuble parisien/)).toBeVisible();
    await expect(within(row).getByText(name)).toBeVisible();
    await expect(within(row).getByText("À modérer")).toBeVisible();
    const views = within(canvas.getByRole("navigation", { name: "Vues des critiques" }));
    await expect(await views.findByRole("link", { name: /^À modérer\D+7\b/ })).toBeVisible();
    await expect(await views.findByRole("link", { name: /^Refusées\D+3\b/ })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Nouvelle/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: /La Vie mode d’emploi/ })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listReviews") };

export const Failed: Story = { name: "Échec", ...failedRead("listReviews") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les critiques", "listReviews") };

/** On trouve par le titre, les mots ou la signature, sans accents ; la note se filtre. */
export const Searched: Story = {
  name: "Cherché et filtré",
  parameters: at(`${path}?rating=1`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Retirer le filtre Note" })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(3));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une critique" }), "decu tapis");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Yoga" })).toBeVisible();
  },
};

/** Espace montre la critique entière, et la réponse s’il y en a une, sans quitter la liste. */
export const Peeked: Story = {
  name: "D’un coup d’œil",
  ...waiting,
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole("link", { name: "La Vie mode d’emploi" });
    link.focus();
    await userEvent.keyboard(" ");
    const peek = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: /La Vie mode d’emploi/ }));
    await expect(await peek.findByText(/gardez un crayon/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
};

/** Deux critiques publiées d’un coup, après une seule question qui dit combien. */
export const Published: Story = {
  name: "Deux publiées",
  ...waiting,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const one of await canvas.findAllByRole("checkbox", { name: box })) await userEvent.click(one);
    await userEvent.click(canvas.getByRole("button", { name: "Publier" }));
    const dialog = within(await page.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/^Publier 2 critiques/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await waitFor(() => expect(page.getByText("2 critiques traitées.")).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(5));
    await expect(canvas.queryByRole("checkbox", { checked: true })).toBeNull();
  },
};

/** Un collègue a été plus rapide pour l’une des deux : elle est nommée avec sa raison, et reste choisie. */
export const PartlyRefused: Story = {
  name: "En partie refusé",
  ...waiting,
  play: async ({ canvas, canvasElement, act, apiAs }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const one of await canvas.findAllByRole("checkbox", { name: box })) await userEvent.click(one);
    const { id } = await reviewOf(apiAs("libraire"), "decu tapis");
    await act("admin", "setReviewStatus", { body: { ids: [id], status: "Rejected" } });
    await userEvent.click(canvas.getByRole("button", { name: "Refuser" }));
    await userEvent.click(within(await page.findByRole("alertdialog", { name: question })).getByRole("button", { name: "Confirmer" }));
    const report = within(await canvas.findByRole("region", { name: "Refus de 2 critiques." }));
    await expect(report.getByText(/«\sYoga\s», par Déçu du tapis/)).toBeVisible();
    await expect(report.getByText("Cette critique est déjà refusée.")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(1));
    await expect(canvas.getByRole("checkbox", { checked: true, name: /«\sYoga\s»/ })).toBeVisible();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /La Vie mode d’emploi/ });
    await expect(canvas.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Rating" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^To moderate/ })).toBeVisible();
  },
};
