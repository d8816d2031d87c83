import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../../shared/stories/story-states.ts";
import { names } from "../story-records.ts";
import { TargetListScreen } from "./TargetListScreen.tsx";

const path = "/analytics/targeting";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });
const named = (name: string) => ({ name: new RegExp(name) });

/** Les cibles de la boutique, et combien de personnes chacune vise. */
const meta = {
  title: "Écrans/Cibles",
  component: TargetListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof TargetListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par cible, la dernière modifiée d’abord ; le nom y mène. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", named(names.sleeping)));
    await expect(row.getByRole("link", { name: names.sleeping })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/analytics\/targeting\/detail\/\d+$/),
    );
    await expect(row.getByText("À réveiller avant Noël.")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
    await expect(canvas.getByRole("link", { name: "Nouvelle cible" })).toHaveAttribute("href", "/analytics/targeting/detail");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", named(names.sleeping))).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listTargets") };

export const Failed: Story = { name: "Échec", ...failedRead("listTargets") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les analyses", "listTargets") };

/** On trouve par le nom et la description, sans accents ; le nombre se trie à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", named(names.sleeping));
    await userEvent.click(await canvas.findByRole("button", { name: "Personnes" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Personnes" })).toHaveAttribute("aria-sort", "descending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une cible" }), "fideles");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: names.faithful })).toBeVisible();
  },
};
