import { mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { CollectionListScreen } from "./CollectionListScreen.tsx";

const path = "/catalog/collection";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Les collections des éditeurs, sous tous leurs noms, avec le nombre de titres. */
const meta = {
  title: "Écrans/Collections",
  component: CollectionListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof CollectionListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une collection et le doublon qu’un flux a apporté. */
const folio = at(`${path}?search=folio+gallimard`);

/** Une ligne par collection : son éditeur, ses titres ; le nom mène à sa fiche. */
export const Loaded: Story = {
  name: "Principal",
  parameters: folio,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /^Folio\s+Gallimard/ });
    await expect(within(row).getByRole("link", { name: "Folio" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/catalog\/collection\/detail\/\d+$/),
    );
    await expect(within(row).getByText("Affichée")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /^FOLIO\s+Editions Gallimard/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nouvelle collection" })).toHaveAttribute("href", "/catalog/collection/detail");
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

export const Loading: Story = { name: "Chargement", ...loadingList("listCollections") };

export const Failed: Story = { name: "Échec", ...failedRead("listCollections") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les collections", "listCollections") };

/** On trouve par n’importe quel nom et par l’éditeur, sans accents ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Éditeur" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Éditeur" })).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une collection" }), "litterature");
    await waitFor(() => expect(canvas.getByRole("row", { name: /^Littérature\s+Julliard/ })).toBeVisible());
    await expect(canvas.getByRole("row", { name: /^Littérature\s+Le Livre de poche/ })).toBeVisible();
    await expect(canvas.queryByRole("rowheader", { name: "Folio" })).toBeNull();
  },
};

/** Masquées sur le site : le doublon qu’un flux a apporté. */
export const Hidden: Story = {
  name: "Masquées",
  parameters: at(`${path}?isVisible=false`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["FOLIO"]));
    await expect(canvas.getByRole("button", { name: "Retirer le filtre Sur le site" })).toBeVisible();
  },
};

/** Au-delà de dix mille, les titres ne sont plus comptés un à un. */
export const Large: Story = {
  name: "Très grande collection",
  parameters: folio,
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listCollections", () => ({
        items: [
          {
            id: 1,
            name: "Folio",
            otherNames: [],
            publisher: "Gallimard",
            isVisible: true,
            titleCount: 10_000,
            titleCountIsExact: false,
            createdAt: "2026-11-20T17:42:00.000Z",
          },
        ],
        totalCount: 1,
        totalIsExact: true,
        page: 1,
        pageSize: 25,
        nextCursor: null,
      })),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^plus de 10\s000$/))[0]).toBeVisible();
  },
};
