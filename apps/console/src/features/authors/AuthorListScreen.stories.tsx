import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { AuthorListScreen } from "./AuthorListScreen.tsx";

const path = "/catalog/author";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Qui a écrit, dessiné ou filmé ce que la boutique vend, sous tous ses noms, avec le nombre de titres. */
const meta = {
  title: "Écrans/Auteurs",
  component: AuthorListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof AuthorListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Trois des auteurs de la boutique, doublon compris. */
const perec = at(`${path}?search=perec`);

/** Une ligne par auteur : ses autres noms, ses années, ses titres ; le nom mène à sa fiche. */
export const Loaded: Story = {
  name: "Principal",
  parameters: perec,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Georges Perec/ });
    await expect(within(row).getByRole("link", { name: "Georges Perec" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/catalog\/author\/detail\/\d+$/),
    );
    await expect(within(row).getByText("G. Perec")).toBeVisible();
    await expect(within(row).getByText("1936–1982")).toBeVisible();
    await expect(within(row).getByText("Affiché")).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "PEREC, Georges" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nouvel auteur" })).toHaveAttribute("href", "/catalog/author/detail");
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

export const Loading: Story = { name: "Chargement", ...loadingList("listAuthors") };

export const Failed: Story = { name: "Échec", ...failedRead("listAuthors") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les auteurs", "listAuthors") };

/** On trouve par n’importe quel nom, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Nom" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Nom" })).toHaveAttribute("aria-sort", "descending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher un auteur" }), "eluard");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Paul Éluard" })).toBeVisible();
  },
};

/** Masqués sur le site : les doublons qu’un flux a apportés. */
export const Hidden: Story = {
  name: "Masqués",
  parameters: at(`${path}?isVisible=false`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["Duras M.", "PEREC, Georges"]));
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Sur le site" })).toBeVisible();
  },
};
