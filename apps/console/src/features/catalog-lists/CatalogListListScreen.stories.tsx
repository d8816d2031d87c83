import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { CatalogListListScreen } from "./CatalogListListScreen.tsx";
import { addCatalogLists, names } from "./story-records.ts";

const path = "/public/catalogList";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Ce qu’on y cherche, dans quel ordre, et ce que chaque ligne en dit. */
const meta = {
  title: "Écrans/Listes du catalogue",
  component: CatalogListListScreen,
  parameters: { ...at(path) },
  beforeEach: addCatalogLists,
} satisfies Meta<typeof CatalogListListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par fiche ; le nom y mène. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Accueil, meilleures ventes/ });
    await expect(within(row).getByRole("link", { name: "Accueil, meilleures ventes" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/public\/catalogList\/detail\/\d+$/),
    );
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(names.length);
    await expect(canvas.getByRole("link", { name: "Nouvelle liste" })).toHaveAttribute("href", "/public/catalogList/detail");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: /Accueil, meilleures ventes/ })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listCatalogLists") };

export const Failed: Story = { name: "Échec", ...failedRead("listCatalogLists") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les produits", "listCatalogLists") };

/** On trouve par le nom, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Accueil, meilleures ventes/ });
    await userEvent.click(canvas.getByRole("button", { name: "Nom" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "descending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une liste" }), "etrangeres");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Étrangères, meilleures ventes" })).toBeVisible();
  },
};
