import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { eans } from "../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingRecord, missingRecord, staleRecord } from "../../shared/stories/story-states.ts";
import { CatalogListDetailScreen } from "./CatalogListDetailScreen.tsx";
import { addCatalogLists, catalogListAt, renameCatalogList } from "./story-records.ts";

const path = "/public/catalogList/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const first = place(catalogListAt("Accueil, meilleures ventes"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une fiche à modifier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Liste du catalogue",
  component: CatalogListDetailScreen,
  parameters: { ...first.parameters },
  beforeEach: addCatalogLists,
} satisfies Meta<typeof CatalogListDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la fiche dit, et ce qu’on peut y faire. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Accueil, meilleures ventes" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Nom" })).toHaveValue("Accueil, meilleures ventes");
    await expect(canvas.getByRole("button", { name: "Supprimer la liste" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getCatalogList") };

export const Failed: Story = { name: "Échec", ...failedRead("getCatalogList") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/public/catalogList", "getCatalogList") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "getCatalogList") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateCatalogList", { name: "Ce nom est déjà pris." })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, " bis");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ce nom est déjà pris\./));
    await expect(name).toHaveValue("Accueil, meilleures ventes bis");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  ...staleRecord((context) => renameCatalogList(context, "Accueil, meilleures ventes", "Nom du collègue"), {
    field: "Nom",
    save: /Enregistrer la liste/,
    theirs: "Nom du collègue",
  }),
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Nom" }), " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la liste/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Accueil, meilleures ventes bis" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Enregistrer la liste/ })).toBeNull());
  },
};

/** Ce qui manque est dit à son champ ; une fois créée, la fiche a sa page. */
export const Created: Story = {
  name: "Nouvelle liste",
  ...place("/public/catalogList/detail"),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Nom" });
    await userEvent.type(name, "  ");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la liste/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.clear(name);
    await userEvent.type(name, "Quatrième exemple");
    await userEvent.type(canvas.getByRole("textbox", { name: "Page" }), "Jeunesse");
    await userEvent.click(canvas.getByRole("button", { name: /Créer la liste/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Quatrième exemple" })).toBeVisible();
  },
};

/** Supprimée après une question qui la nomme ; la liste revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la liste" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/« Accueil, meilleures ventes »/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/public/catalogList")).toBeVisible();
  },
};

/** Des titres se collent, un inconnu et un double sont dits ; l’ordre se change au clavier et s’enregistre. */
export const Ordered: Story = {
  name: "Titres collés et rangés",
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const list = within(await canvas.findByRole("list", { name: "Titres" }));
    const before = list.getAllByRole("listitem").length;
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Coller une liste d’EAN" }),
      `${eans.lifeAUsersManual}{Enter}9782070360025{Enter}9782999999992`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Ajouter 3 codes" }));
    await expect(await canvas.findByText(/9782070360025\s: clé fausse, 4 attendu à la fin\./)).toBeVisible();
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(before + 1));
    const handle = list.getByRole("button", { name: /^Déplacer La Vie mode d’emploi/ });
    handle.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la liste/ }));
    await waitFor(() => expect(page.getByText(/^Succès\s!$/)).toBeVisible());
    await expect(list.getAllByRole("listitem")[before - 1]).toHaveTextContent("La Vie mode d’emploi");
  },
};

/** Un ordre fait à la main se garde jusqu’à une date ; sans date, c’est dit à son champ. */
export const Controlled: Story = {
  name: "Ordre gardé",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Garder cet ordre jusqu’à une date" }));
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la liste/ }));
    await expect(await canvas.findByText("Dites jusqu’à quand garder cet ordre.")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à la liste. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: catalogListAt("Accueil, meilleures ventes"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Accueil, meilleures ventes"));
    await expect(within(crumbs).getByRole("link", { name: "Listes du catalogue" })).toHaveAttribute("href", "/public/catalogList");
  },
};
