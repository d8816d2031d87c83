import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { AuthorScreen } from "./AuthorScreen.tsx";
import { authorAt, renameAuthor } from "./story-records.ts";

const path = "/catalog/author/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(authorAt("Georges Perec"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fiche à modifier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Auteur",
  component: AuthorScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof AuthorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la fiche dit, et ce qu’on peut y faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Georges Perec" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveValue("Georges Perec");
    await expect(canvas.getByText("G. Perec")).toBeVisible();
    await expect(canvas.getByRole("spinbutton", { name: "Année de naissance" })).toHaveValue("1936");
    await expect(canvas.getByRole<HTMLTextAreaElement>("textbox", { name: /^Biographie/ }).value).toContain("Oulipo");
    await expect(await canvas.findByRole("link", { name: /^\d+$/ })).toHaveAttribute("href", "/catalog/product?search=Georges+Perec");
    await expect(canvas.getByRole("button", { name: "Supprimer l’auteur" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getAuthor") };

export const Failed: Story = { name: "Échec", ...failedRead("getAuthor") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/author", "getAuthor") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les auteurs", "getAuthor") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateAuthor", { name: "Ce nom est déjà pris." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est déjà pris\./));
    await expect(name).toHaveValue("Georges Perec bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => renameAuthor(context, "Georges Perec", "Nom du collègue"), {
    field: "Nom",
    save: /Enregistrer l’auteur/,
    theirs: "Nom du collègue",
  }),
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer l’auteur/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Georges Perec bis" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer l’auteur/ })).toBeNull());
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, la fiche a sa page. */
export const Created: Story = {
  name: "Nouvel auteur",
  ...place("/catalog/author/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer l’auteur/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.clear(name);
    await userEvent.type(name, "Sidonie Exemple");
    await userEvent.click(canvas.getByRole("button", { name: /Créer l’auteur/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sidonie Exemple" })).toBeVisible();
  },
};

/** Une autre fiche de la même personne : elle disparaît, son nom reste. */
export const Merged: Story = {
  name: "Doublon fusionné",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Fusionner avec" }), "perec");
    await userEvent.click(await canvas.findByRole("option", { name: /PEREC, Georges/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/La fiche « PEREC, Georges » \(aucun titre\) disparaît/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("PEREC, Georges")).toBeVisible();
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
  },
};

/** Un nom qui est déjà à quelqu’un d’autre : dit à son champ, avec de qui. */
export const NameTaken: Story = {
  name: "Nom déjà pris",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.clear(name);
    await userEvent.type(name, "marguerite duras");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/est déjà un nom de Marguerite Duras/));
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer l’auteur" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Georges Perec »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/author")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: authorAt("Georges Perec"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Georges Perec"));
    await expect(within(crumbs).getByRole("link", { name: "Auteurs" })).toHaveAttribute("href", "/catalog/author");
  },
};
