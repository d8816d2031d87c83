import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { TagListScreen } from "./TagListScreen.tsx";

const path = "/cms/tag";
const at = (url: string, more: Partial<StoryPlace> = {}) => consoleStory({ path, at: url, server: "fresh", ...more });

/** Les mots par lesquels on trouve les articles, avec le nombre d’articles que chacun porte. */
const meta = {
  title: "Écrans/Étiquettes",
  component: TagListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof TagListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par étiquette ; le nom mène à sa fiche. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^bande dessinée/ });
    await expect(within(row).getByRole("link", { name: "bande dessinée" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/tag\/detail\/\d+$/),
    );
    await expect(within(row).getByText("bande-dessinee")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvelle étiquette" })).toHaveAttribute("href", "/cms/tag/detail");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect((await canvas.findAllByRole("rowheader"))[0]).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listTags") };

export const Failed: Story = { name: "Échec", ...failedRead("listTags") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "listTags") };

/** On trouve par le début d’un mot, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Nom" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "descending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une étiquette" }), "poesie");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "poésie" })).toBeVisible();
  },
};

/** Le tiroir y mène ; le fil d’Ariane le dit. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: at(path, { isFramed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Étiquettes" })).toBeVisible();
    const drawer = within(await canvas.findByRole("navigation", { name: "Navigation principale" }));
    await expect(await drawer.findByRole("link", { name: "Étiquettes" })).toHaveAttribute("aria-current", "page");
  },
};
