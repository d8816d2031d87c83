import { conflict, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { PageTreeScreen } from "./PageTreeScreen.tsx";
import { movePageFirst } from "./story-records.ts";

const path = "/cms/page";
/** Les pages du site dans leur arborescence : on les déplace à la souris, au clavier ou par le menu de chaque ligne ; quatre niveaux au plus. */
const meta = {
  title: "Écrans/Pages",
  component: PageTreeScreen,
  parameters: { ...consoleStory({ path, server: "fresh" }) },
} satisfies Meta<typeof PageTreeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole("row", { name });

/** A row once it can be moved: the person's rights come a moment after the tree. */
async function movable(canvas: ReturnType<typeof within>, name: string) {
  await canvas.findByRole("button", { name: `Déplacer et autres actions pour ${name}` });
  return row(canvas, name);
}

/** Le premier niveau est ouvert ; chaque nom mène à sa page, l’accueil et les brouillons le disent. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("25 pages, quatre niveaux au plus")).toBeVisible();
    const home = await movable(canvas, "Accueil");
    await expect(within(home).getByRole("link", { name: "Accueil" })).toHaveAttribute("href", "/cms/page/detail/1");
    await expect(within(home).getByText("/")).toBeVisible();
    await expect(await row(canvas, "L’équipe")).toHaveAttribute("aria-level", "2");
    await expect(within(await row(canvas, "Noël 2026")).getByText("Brouillon")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvelle page" })).toBeVisible();
  },
};

/** Alt et les flèches : le focus suit, la place est dite, et elle est gardée. */
export const MovedByKeys: Story = {
  name: "Déplacée au clavier",
  play: async ({ canvas, apiAs }) => {
    (await movable(canvas, "Les Capucins")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await canvas.findByText("Les Capucins déplacé : position 2 sur 3 dans La librairie, niveau 2.")).toBeInTheDocument();
    await waitFor(async () => {
      const { items } = await apiAs("admin").read("getPageFullTree", {});
      const shop = items.find(({ names }) => names.fr === "La librairie");
      const below = items.filter(({ parentId }) => parentId === shop?.id).map(({ names }) => names.fr);
      await expect(below).toEqual(["L’équipe", "Les Capucins", "Horaires et accès"]);
    });
  },
};

/** Une collègue a déplacé une page entre-temps : l’arborescence est montrée telle qu’elle est, et rien ne se perd en silence. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas } = context;
    await row(canvas, "Agenda");
    await movePageFirst(context, "Jeunesse");
    (await movable(canvas, "Agenda")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await canvas.findByText("Quelqu’un a changé l’arborescence entre-temps")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row")[0]).toHaveAccessibleName("Jeunesse"));
  },
};

/** Le serveur refuse un déplacement : pourquoi est dit, et la ligne revient où elle était. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(conflict("movePage", "Les pages ont 4 niveaux au plus.", "tooDeep")),
  play: async ({ canvas }) => {
    (await movable(canvas, "L’équipe")).focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(await screen.findByText("Les pages ont 4 niveaux au plus.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("row", { name: "L’équipe" })).toHaveAttribute("aria-level", "2"));
  },
};

/** Une recherche trouve par le nom, dans les deux langues, et par l’adresse. */
export const Searched: Story = {
  name: "Recherche",
  play: async ({ canvas }) => {
    await row(canvas, "Accueil");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une page" }), "devis-et");
    await expect(await row(canvas, "Devis et marchés")).toHaveAttribute("aria-level", "2");
    await waitFor(() => expect(canvas.queryByRole("row", { name: "Accueil" })).toBeNull());
  },
};

/** Un mot que rien ne porte. */
export const NotFound: Story = {
  name: "Recherche sans résultat",
  play: async ({ canvas }) => {
    await row(canvas, "Accueil");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une page" }), "traiteur");
    await expect((await canvas.findAllByText(/Aucun résultat pour « traiteur »/))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(mock("getPageFullTree", () => ({ version: 1, items: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La première se crée ici/)).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getPageFullTree")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Pages" })).toBeVisible();
    await expect(canvas.queryByRole("treegrid")).toBeNull();
    await expect(canvas.queryByText(/Aucun/)).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getPageFullTree") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les pages", "getPageFullTree") };

export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Pages"));
    await row(canvas, "Accueil");
  },
};
