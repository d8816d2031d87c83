import { mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/stories/story.tsx";
import { caughtTask } from "../../shared/stories/story-records.ts";
import { failedRead, forbiddenRead, loadingList } from "../../shared/stories/story-states.ts";
import { RestrictionListScreen } from "./RestrictionListScreen.tsx";
import { addRestrictions } from "./story-records.ts";

const runningTask = caughtTask({
  kind: "ApplyRestrictions",
  label: "Application des règles du catalogue",
  state: "Running",
  progress: 0.4,
  doneCount: 400_000,
  totalCount: 1_000_000,
  endedAt: null,
  visibleAt: null,
});
const path = "/catalog/restriction";
const at = (url: string) => consoleStory({ path, at: url, server: "fresh" });

/** Ce qu’on y cherche, dans quel ordre, et ce que chaque ligne en dit. */
const meta = {
  title: "Écrans/Restrictions",
  component: RestrictionListScreen,
  parameters: { ...at(path) },
  beforeEach: addRestrictions,
} satisfies Meta<typeof RestrictionListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une ligne par règle ; sa valeur y mène. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const row = await canvas.findByRole("row", { name: /Georges Perec/ });
    await expect(within(row).getByRole("link", { name: "Georges Perec" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/catalog\/restriction\/detail\/\d+$/),
    );
    await expect(within(row).getByText("Exclure")).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Nouvelle règle" })).toHaveAttribute("href", "/catalog/restriction/detail");
  },
};

export const Empty: Story = {
  name: "Vide",
  parameters: at(`${path}?search=introuvable`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer le filtre" }));
    await expect(await canvas.findByRole("row", { name: /Georges Perec/ })).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listRestrictions") };

export const Failed: Story = { name: "Échec", ...failedRead("listRestrictions") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les restrictions", "listRestrictions") };

/** On trouve par la valeur ou le libellé, sans accents ; un type se choisit. */
export const Searched: Story = {
  name: "Cherché et filtré",
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("row", { name: /Georges Perec/ });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Chercher une règle" }), "epuises");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await userEvent.clear(canvas.getByRole("searchbox", { name: "Chercher une règle" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(3));
    await userEvent.click(await within(canvas.getByRole("search")).findByRole("button", { name: /^Type/ }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole("checkbox", { name: "Prix" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
  },
};

/** Une règle qui touche beaucoup de titres s’applique peu à peu : la page le dit. */
export const Applying: Story = {
  name: "Application en cours",
  beforeEach: ({ msw }) => msw.use(mock("getRestrictionProgress", () => ({ task: runningTask }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Les règles s’appliquent au catalogue")).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Titres revus" })).toBeVisible();
  },
};

/** Elle n’a pas pu l’être : la page dit pourquoi. */
export const NotApplied: Story = {
  name: "Application en échec",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("getRestrictionProgress", () => ({
        task: { ...runningTask, state: "Failed", error: "Le travail a échoué 5 fois.", isRetryable: true },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Le travail a échoué 5 fois.")).toBeVisible();
  },
};
