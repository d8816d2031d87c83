import { rejected } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingRecord, missingRecord } from "../../shared/stories/story-states.ts";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { categoryAt, renameCategory } from "./story-records.ts";

const path = "/cms/category/detail/:id?";
const place = (at: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at, server: "fresh" }) });
const poetry = place(categoryAt("poesie"));
const question = /^Voulez-vous vraiment effectuer cette action\s\?$/;

/** Une catégorie à modifier ; sans numéro dans l’adresse, une nouvelle. */
const meta = {
  title: "Écrans/Catégorie",
  component: CategoryScreen,
  parameters: { ...poetry.parameters },
} satisfies Meta<typeof CategoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ses noms, son code, sa page, et où elle se trouve. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Poésie" })).toBeVisible();
    await expect(within(canvas.getByRole("group", { name: "Français" })).getByRole("textbox")).toHaveValue("Poésie");
    await expect(within(canvas.getByRole("group", { name: "Anglais" })).getByRole("textbox")).toHaveValue("Poetry");
    await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveValue("poesie");
    await expect(canvas.getByText("/categorie/poesie")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Littérature" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Supprimer la catégorie" })).toBeEnabled();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingRecord("getCategory") };

export const Failed: Story = { name: "Échec", ...failedRead("getCategory") };

export const NotFound: Story = { name: "Introuvable", ...missingRecord("/cms/category", "getCategory") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les pages", "getCategory") };

/** Ce que le serveur refuse se lit à son champ, et rien de ce qui a été tapé ne se perd. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(rejected("updateCategory", { code: "Une autre catégorie a déjà ce code." })),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: "Code" });
    await userEvent.clear(code);
    await userEvent.type(code, "Œuvres & poèmes");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Une autre catégorie a déjà ce code\./));
    await expect(code).toHaveValue("oeuvres-et-poemes");
  },
};

/** Quelqu’un a été plus rapide : les deux versions côte à côte ; la sienne est reprise. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const name = within(await canvas.findByRole("group", { name: "Français" })).getByRole("textbox");
    await renameCategory(context, "poesie", "Poèmes du collègue");
    await userEvent.type(name, " bis");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la catégorie/ }));
    const dialog = within(await page.findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
    await waitFor(() => expect(dialog.getByText("Poèmes du collègue")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(name).toHaveValue("Poèmes du collègue"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/** Un autre nom : la barre le dit, l’enregistre, et s’en va ; le code reste. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(within(await canvas.findByRole("group", { name: "Français" })).getByRole("textbox"), " du monde");
    await userEvent.click(await canvas.findByRole("button", { name: /Enregistrer la catégorie/ }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(/^Succès\s!$/)).toBeVisible());
    await expect(await canvas.findByRole("heading", { level: 1, name: "Poésie du monde" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveValue("poesie");
  },
};

/** Ce qui manque est dit à son champ ; le code suit le nom, et la fiche créée dit où elle est. */
export const Created: Story = {
  name: "Nouvelle catégorie",
  ...place(async (api) => `/cms/category/detail?parent=${(await categoryAt("poesie")(api)).split("/").at(-1)}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Elle se placera en dernier dans «\sPoésie\s»$/)).toBeVisible();
    const page = canvas.getByRole("textbox", { name: /^Page associée/ });
    await userEvent.type(page, "agenda");
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la catégorie/ }));
    await waitFor(() => expect(page).toHaveAccessibleDescription(/commence par «\s\/\s»/));
    const name = within(canvas.getByRole("group", { name: "Français" })).getByRole("textbox");
    await expect(name).toHaveAccessibleDescription(/Donnez un nom en français\./);
    await userEvent.type(name, "Œuvres & haïkus");
    await expect(canvas.getByRole("textbox", { name: "Code" })).toHaveValue("oeuvres-et-haikus");
    await userEvent.clear(page);
    await userEvent.click(await canvas.findByRole("button", { name: /Créer la catégorie/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Œuvres & haïkus" })).toBeVisible();
    await expect(await canvas.findByText("/categorie/oeuvres-et-haikus")).toBeVisible();
  },
};

/** Tant qu’elle en contient d’autres, elle ne se supprime pas : pourquoi est dit au bouton. */
export const WithChildren: Story = {
  name: "Avec des sous-catégories",
  ...place(categoryAt("romans")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Romans policiers" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Supprimer la catégorie" })).toHaveAccessibleDescription(
      "Déplacez ou supprimez d’abord ses sous-catégories.",
    );
  },
};

/** Supprimée après une question qui la nomme ; l’arborescence revient. */
export const Deleted: Story = {
  name: "Supprimée",
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Supprimer la catégorie" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/«\sPoésie\s»/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("/cms/category")).toBeVisible();
  },
};

/** Le fil d’Ariane ramène à l’arborescence. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, at: categoryAt("poesie"), isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Poésie"));
    await expect(within(crumbs).getByRole("link", { name: "Catégories" })).toHaveAttribute("href", "/cms/category");
  },
};
