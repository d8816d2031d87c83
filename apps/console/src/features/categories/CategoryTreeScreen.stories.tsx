import { conflict, loading, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../shared/stories/story-states.ts";
import { CategoryTreeScreen } from "./CategoryTreeScreen.tsx";
import { manyCategories, moveFirst } from "./story-records.ts";

const path = "/cms/category";
/** Les rayons du site dans leur arborescence : on les déplace à la souris, au clavier ou par le menu de chaque ligne ; quatre niveaux au plus. */
const meta = {
  title: "Écrans/Catégories",
  component: CategoryTreeScreen,
  parameters: { ...consoleStory({ path, server: "fresh" }) },
} satisfies Meta<typeof CategoryTreeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole("row", { name });

/** A row once it can be moved: the person's rights come a moment after the tree. */
async function movable(canvas: ReturnType<typeof within>, name: string) {
  await canvas.findByRole("button", { name: `Déplacer et autres actions pour ${name}` });
  return row(canvas, name);
}

/** Le premier niveau est ouvert ; chaque nom mène à sa fiche, ce qui est masqué le dit. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const literature = await movable(canvas, "Littérature");
    await expect(within(literature).getByRole("link", { name: "Littérature" })).toHaveAttribute("href", "/cms/category/detail/1");
    await expect(within(literature).getByText("5 sous-catégories")).toBeVisible();
    await expect(await row(canvas, "Poésie")).toHaveAttribute("aria-level", "2");
    await expect(within(await row(canvas, "Noël 2025")).getByText("Masquée")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvelle catégorie" })).toBeVisible();
  },
};

/** Alt et les flèches : descendre, rentrer, sortir ; le focus suit, la place est dite, et elle est gardée. */
export const MovedByKeys: Story = {
  name: "Déplacée au clavier",
  play: async ({ canvas, apiAs }) => {
    (await movable(canvas, "Poésie")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await canvas.findByText("Poésie déplacé : position 1 sur 5 dans Littérature, niveau 2.")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("row", { name: "Poésie" })).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await waitFor(() => expect(canvas.getByRole("row", { name: "Poésie" })).toHaveAttribute("aria-level", "1"));
    await waitFor(async () => {
      const { items, version } = await apiAs("admin").read("getCategoryFullTree", {});
      const first = items.filter(({ level }) => level === 1).map(({ localizations }) => localizations.fr.name);
      await expect([version, first.slice(0, 2)]).toEqual([3, ["Littérature", "Poésie"]]);
    });
  },
};

/** Le menu de la ligne demande dans quelle branche, et où. */
export const MovedByDialog: Story = {
  name: "Déplacée par la question",
  play: async ({ canvas, apiAs }) => {
    await userEvent.click(within(await movable(canvas, "Poésie")).getByRole("button", { name: "Déplacer et autres actions pour Poésie" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Déplacer vers…" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Déplacer «\sPoésie\s»$/ }));
    const parent = dialog.getByRole("combobox", { name: "Dans" });
    await userEvent.clear(parent);
    await userEvent.type(parent, "jeun");
    await userEvent.click(await dialog.findByRole("option", { name: "Jeunesse" }));
    await userEvent.click(dialog.getByRole("button", { name: "Déplacer" }));
    await waitFor(async () => {
      const { items } = await apiAs("admin").read("getCategoryFullTree", {});
      const youth = items.find(({ code }) => code === "jeunesse");
      await expect(items.find(({ code }) => code === "poesie")).toMatchObject({ parentId: youth?.id, position: 4 });
    });
  },
};

/** Un cinquième niveau est refusé en mots, et rien ne bouge. */
export const TooDeep: Story = {
  name: "Trop profond",
  play: async ({ canvas }) => {
    const novels = await movable(canvas, "Romans");
    novels.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(canvas.getByRole("row", { name: "Romans" })).toHaveFocus());
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await expect(await canvas.findByText("« Romans » reste à sa place : pas plus de 4 niveaux.")).toBeVisible();
  },
};

/** Une collègue a déplacé un rayon entre-temps : l’arborescence est montrée telle qu’elle est, et rien ne se perd en silence. */
export const Conflict: Story = {
  name: "Conflit",
  play: async (context) => {
    const { canvas } = context;
    await row(canvas, "Poésie");
    await moveFirst(context, "jeunesse");
    (await movable(canvas, "Poésie")).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await canvas.findByText("Quelqu’un a changé l’arborescence entre-temps")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("row")[0]).toHaveAccessibleName("Jeunesse"));
    await userEvent.click(await canvas.findByRole("button", { name: "J’ai compris" }));
    await expect(canvas.queryByText(/a changé l’arborescence/)).toBeNull();
  },
};

/** Le serveur refuse un déplacement : pourquoi est dit, et la ligne revient où elle était. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  beforeEach: ({ msw }) => msw.use(conflict("moveCategory", "Les catégories ont 4 niveaux au plus.", "tooDeep")),
  play: async ({ canvas }) => {
    (await movable(canvas, "Poésie")).focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(await screen.findByText("Les catégories ont 4 niveaux au plus.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("row", { name: "Poésie" })).toHaveAttribute("aria-level", "2"));
  },
};

/** Une recherche ouvre les branches qui mènent à ce qu’elle trouve, sans accents et dans les deux langues. */
export const Searched: Story = {
  name: "Recherche",
  play: async ({ canvas }) => {
    await row(canvas, "Littérature");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une catégorie" }), "silent");
    await expect(await row(canvas, "Muet")).toHaveAttribute("aria-level", "4");
    await expect(canvas.getByText(/^1 résultat pour « silent »/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("row", { name: "Littérature" })).toBeNull());
    await expect(canvas.queryByRole("button", { name: /^Déplacer/ })).toBeNull();
  },
};

/** Un mot que rien ne porte. */
export const NotFound: Story = {
  name: "Recherche sans résultat",
  play: async ({ canvas }) => {
    await row(canvas, "Littérature");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une catégorie" }), "traiteur");
    await expect((await canvas.findAllByText(/Aucun résultat pour « traiteur »/))[0]).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("row", { name: "Littérature" })).toBeNull());
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(mock("getCategoryFullTree", () => ({ version: 1, items: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La première se crée ici/)).toBeVisible();
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getCategoryFullTree")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Catégories" })).toBeVisible();
    await expect(canvas.queryByRole("treegrid")).toBeNull();
    await expect(canvas.queryByText(/Aucun/)).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getCategoryFullTree") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Gérer les pages", "getCategoryFullTree") };

/** Cinq mille catégories : seules les lignes qu’on voit sont dessinées, une branche s’ouvre et se déplace au clavier. */
export const FiveThousand: Story = {
  name: "Cinq mille catégories",
  beforeEach: ({ msw }) => {
    const items = manyCategories();
    msw.use(mock("getCategoryFullTree", () => ({ version: 1, items })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^5\s000 catégories/)).toBeVisible();
    const first = await movable(canvas, "Rayon 1");
    await expect(canvas.getAllByRole("row").length).toBeLessThan(100);
    first.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await row(canvas, "Rayon 1.1")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une catégorie" }), "rayon 8.8.7.10");
    await expect(await row(canvas, "Rayon 8.8.7.10")).toBeVisible();
  },
};

export const Framed: Story = {
  name: "Dans la console",
  parameters: consoleStory({ path, isFramed: true, server: "fresh" }),
  play: async ({ canvas }) => {
    const crumbs = await canvas.findByRole("navigation", { name: "Fil d’Ariane" });
    await waitFor(() => expect(crumbs).toHaveTextContent("Catégories"));
    await row(canvas, "Littérature");
  },
};
