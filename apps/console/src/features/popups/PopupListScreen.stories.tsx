import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { PopupListScreen } from "./PopupListScreen.tsx";
import { titles } from "./story-records.ts";

const path = "/cms/popup";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Les fenêtres du site : où chacune en est, et quand elle se montre. */
const meta = {
  title: "Écrans/Fenêtres",
  component: PopupListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof PopupListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par fenêtre, avec son état ; le titre y mène, les vues comptent. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: new RegExp(titles.active) });
    await expect(within(row).getByRole("link", { name: titles.active })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/popup\/detail\/\d+$/),
    );
    await expect(within(row).getByText("Active maintenant")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: new RegExp(titles.over) })).getByText("Terminée")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: new RegExp(titles.draft) })).getByText("Inactive")).toBeVisible();
    await expect(canvas.getAllByText("Programmée")).toHaveLength(2);
    await expect(await canvas.findByRole("link", { name: /^Programmées\s*2/ })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvelle fenêtre" })).toHaveAttribute("href", "/cms/popup/detail");
    await expect(await canvas.findByRole("link", { name: "Voir comme un visiteur" })).toHaveAttribute("href", "/cms/popup/test");
  },
};

/** Une vue ne garde que les fenêtres d’un état. */
export const Viewed: Story = {
  name: "Une vue",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: new RegExp(titles.active) });
    await userEvent.click(await canvas.findByRole("link", { name: /^Programmées/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(2));
    await expect(canvas.getByRole("rowheader", { name: titles.overlapping })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /^Programmées/ })).toHaveAttribute("aria-current", "page");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: new RegExp(titles.active) })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listPopups") };

export const Failed: Story = { name: "Échec", ...failedRead("listPopups") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les fenêtres", "listPopups") };

/** On trouve par le titre, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: new RegExp(titles.active) });
    await userEvent.click(await canvas.findByRole("button", { name: "Titre" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Titre" })).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une fenêtre" }), "rentree");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: titles.over })).toBeVisible();
  },
};
