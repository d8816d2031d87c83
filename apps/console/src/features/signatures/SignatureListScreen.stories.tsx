import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { SignatureListScreen } from "./SignatureListScreen.tsx";

const path = "/cms/signature";
const maiwenn = "Maïwenn, libraire du rayon jeunesse";
const at = (url: string, more: Partial<StoryPlace> = {}) => consoleStory({ path, at: url, server: "fresh", ...more });

/** Qui signe les articles, avec le nombre d’articles que chacun signe. */
const meta = {
  title: "Écrans/Signatures",
  component: SignatureListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof SignatureListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par signature ; le nom mène à sa fiche. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Maïwenn/ });
    await expect(within(row).getByRole("link", { name: maiwenn })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/signature\/detail\/\d+$/),
    );
    await expect(within(row).getByText(/moins de douze ans/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvelle signature" })).toHaveAttribute("href", "/cms/signature/detail");
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

export const Loading: Story = { name: "Chargement", ...loadingList("listSignatures") };

export const Failed: Story = { name: "Échec", ...failedRead("listSignatures") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "listSignatures") };

/** On trouve par le début d’un mot, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Nom" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "descending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une signature" }), "mer");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Ronan, libraire du rayon mer et Bretagne" })).toBeVisible();
  },
};

/** Le tiroir y mène ; le fil d’Ariane le dit. */
export const Framed: Story = {
  name: "Dans la console",
  parameters: at(path, { isFramed: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Signatures" })).toBeVisible();
    const drawer = within(await canvas.findByRole("navigation", { name: "Navigation principale" }));
    await expect(await drawer.findByRole("link", { name: "Signatures" })).toHaveAttribute("aria-current", "page");
  },
};
