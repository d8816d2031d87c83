import { mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { PageListScreen } from "./PageListScreen.tsx";

const path = "/cms/page/list";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Toutes les pages du site l’une sous l’autre, où qu’elles soient dans l’arborescence. */
const meta = {
  title: "Écrans/Liste des pages",
  component: PageListScreen,
  parameters: { ...at(path) },
} satisfies Meta<typeof PageListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par page : où elle se place, comment elle se divise, ses blocs, ses langues ; le nom y mène. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /L’équipe/ });
    await expect(within(row).getByRole("link", { name: "L’équipe" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/cms\/page\/detail\/\d+$/),
    );
    await expect(within(row).getByText("La librairie")).toBeVisible();
    await expect(within(row).getByText("Publiée")).toBeVisible();
    await expect(within(canvas.getByRole("row", { name: /Noël 2026/ })).getByText("Brouillon")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(25);
    const views = canvas.getByRole("navigation", { name: "Vues des pages" });
    await expect(within(views).getByRole("link", { name: "Arborescence" })).toHaveAttribute("href", "/cms/page");
    await expect(within(views).getByRole("link", { name: "Liste" })).toHaveAttribute("aria-current", "page");
    await expect(await canvas.findByRole("link", { name: "Nouvelle page" })).toHaveAttribute("href", "/cms/page/detail");
  },
};

/** On trouve par le nom, dans les deux langues, et par l’adresse ; un autre ordre se demande à l’en-tête. */
export const Searched: Story = {
  name: "Cherché et trié",
  play: async ({ canvas }) => {
    await canvas.findByRole("rowheader", { name: "Agenda" });
    await userEvent.click(canvas.getByRole("button", { name: "Modifiée le" }));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Modifiée le" })).toHaveAttribute("aria-sort", "descending"));
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une page" }), "the bookshop");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "La librairie" })).toBeVisible();
  },
};

/** La mise en page et l’état se filtrent, et se disent en étiquettes qu’on retire. */
export const Filtered: Story = {
  name: "Filtré",
  parameters: at(`${path}?isPublished=false`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader", { name: "Noël 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Retirer le filtre/ }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(25));
  },
};

/** Aucune page encore. */
export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) =>
    msw.use(mock("listPages", () => ({ items: [], totalCount: 0, totalIsExact: true, page: 1, pageSize: 25 as const, nextCursor: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aucun résultat/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvelle page" })).toBeVisible();
  },
};

/** Un mot que rien ne porte. */
export const NotFound: Story = {
  name: "Rien trouvé",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("rowheader", { name: "Agenda" })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listPages") };

export const Failed: Story = { name: "Échec", ...failedRead("listPages") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les pages", "listPages") };

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /The team/ });
    await expect(within(row).getByText("The bookshop")).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Layout" })).toBeVisible();
  },
};
