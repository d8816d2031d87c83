import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { CollectionScreen } from "./CollectionScreen.tsx";
import { collectionAt, renameCollection } from "./story-records.ts";

const path = "/catalog/collection/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(collectionAt("Folio"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fiche à modifier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Collection",
  component: CollectionScreen,
  parameters: { ...first.parameters },
} satisfies Meta<typeof CollectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la fiche dit, et ce qu’on peut y faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Folio" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveValue("Folio");
    await expect(canvas.getByRole("textbox", { name: "Éditeur" })).toHaveValue("Gallimard");
    await expect(canvas.getByRole<HTMLTextAreaElement>("textbox", { name: /^Présentation/ }).value).toContain("format de poche");
    await expect(await canvas.findByRole("link", { name: /^[\d\s]+$/ })).toHaveAttribute(
      "href",
      "/catalog/product?collection=Folio&publisher=Gallimard",
    );
    await expect(canvas.getByRole("button", { name: "Supprimer la collection" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getCollection") };

export const Failed: Story = { name: "Échec", ...failedRead("getCollection") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/catalog/collection", "getCollection") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les collections", "getCollection") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateCollection", { name: "Ce nom est déjà pris." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est déjà pris\./));
    await expect(name).toHaveValue("Folio bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => renameCollection(context, "Folio", "Nom du collègue"), {
    field: "Nom",
    save: /Enregistrer la collection/,
    theirs: "Nom du collègue",
  }),
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistrée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la collection/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Folio bis" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la collection/ })).toBeNull());
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, la fiche a sa page. */
export const Created: Story = {
  name: "Nouvelle collection",
  ...place("/catalog/collection/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la collection/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.clear(name);
    await userEvent.type(name, "Petite Collection");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la collection/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Petite Collection" })).toBeVisible();
  },
};

/** Une autre fiche de la même collection : elle disparaît, son nom reste. */
export const Merged: Story = {
  name: "Doublon fusionné",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Fusionner avec" }), "folio");
    await userEvent.click(await canvas.findByRole("option", { name: /^FOLIO, Editions Gallimard/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/La fiche « FOLIO » \(aucun titre\) disparaît/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("FOLIO")).toBeVisible();
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("alertdialog")).toBeNull());
  },
};

/** Un nom qui est déjà celui d’une autre collection de l’éditeur : dit à son champ. */
export const NameTaken: Story = {
  name: "Nom déjà pris",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.clear(name);
    await userEvent.type(name, "l’imaginaire");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/est déjà un nom de la collection « L’Imaginaire »/));
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la collection" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Folio »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/catalog/collection")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: collectionAt("Folio"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Folio"));
    await expect(within(crumbs).getByRole("link", { name: "Collections" })).toHaveAttribute("href", "/catalog/collection");
  },
};
