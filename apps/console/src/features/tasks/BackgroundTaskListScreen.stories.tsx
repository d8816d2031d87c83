import { conflict, empty, forbidden, mock, tasks } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { failedRead, loadingList } from "../../shared/story-states.ts";
import { BackgroundTaskListScreen } from "./BackgroundTaskListScreen.tsx";

const path = "/settings/backgroundTask";
/** Ce que le serveur fait à l’arrière-plan : où en est chaque tâche, pendant qu’elle avance. */
const meta = {
  title: "Écrans/Tâches d’arrière-plan",
  component: BackgroundTaskListScreen,
  parameters: { ...consoleStory({ path }) },
} satisfies Meta<typeof BackgroundTaskListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque état avec son badge, où elle en est, et ce qui en est sorti. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const running = await canvas.findByRole("row", { name: /Cache de 40 titres/ });
    await expect(within(running).getByText("En cours")).toBeVisible();
    await expect(within(running).getByRole("progressbar", { name: /Cache de 40 titres/ })).toHaveAttribute("aria-valuenow", "55");
    await expect(within(running).getByText("22 sur 40")).toBeVisible();
    const failed = canvas.getByRole("row", { name: /Cache d’un titre/ });
    await expect(within(failed).getByText("La couverture de 9782253023906 n’a pas pu être lue.")).toBeVisible();
    await expect(await within(failed).findByText(/^Relancez la tâche, .* appelez le support avec la référence 0f1c2d3e\.$/)).toBeVisible();
    await expect(canvas.getByText("2 tâches en cours")).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  beforeEach: ({ msw }) => msw.use(empty("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listBackgroundTasks") };

export const Failed: Story = { name: "Échec", ...failedRead("listBackgroundTasks") };

export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Suivre les tâches d’arrière-plan/)).toBeVisible();
  },
};

const page = (items: typeof tasks) => ({ items, totalCount: items.length, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null });
const [, running] = tasks;
if (!running) throw new Error("The fixtures have a running task.");
const many = { ...running, progress: 1_204 / 4_000, doneCount: 1_204, totalCount: 4_000 };
const failures = [
  { label: "Retryable", state: "Failed", error: "The work failed 5 times.", isRetryable: true },
  { label: "Lost", state: "Failed", error: null, isRetryable: false },
  { label: "Stumbling", state: "Planned", error: "Try 1 of 5 failed; another one follows.", isRetryable: false },
] as const;

/** Ce qu’on entend d’un progrès est ce qui est montré, milliers séparés. */
export const LoadedThousands: Story = {
  name: "Par milliers",
  beforeEach: ({ msw }) => msw.use(mock("listBackgroundTasks", () => page([many]))),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: /Cache de 40 titres/ });
    await expect(canvas.getByText("1 204 sur 4 000")).toBeVisible();
    await expect(bar).toHaveAttribute("aria-valuetext", "1\u202f204 sur 4\u202f000");
    await expect(canvas.getByText(/^Avancement\s: Cache de 40 titres, 1\s204 sur 4\s000$/)).toBeInTheDocument();
  },
};

/** En anglais, avec le remède de chaque échec à côté des mots du serveur. */
export const LoadedInEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listBackgroundTasks", () =>
        page([
          { ...many, id: `9${many.id.slice(1)}` },
          ...failures.map((more, index) => ({ ...many, id: `${index}${many.id.slice(1)}`, ...more })),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: /Cache de 40 titres/ })).toHaveAttribute(
      "aria-valuetext",
      "1,204 of 4,000",
    );
    const row = (label: string) => within(canvas.getByRole("row", { name: new RegExp(label) }));
    await expect(row("Retryable").getByText("The work failed 5 times.")).toBeVisible();
    await expect(await row("Retryable").findByText(/^Try the task again, .* call support with the reference 0f1c2d3e\.$/)).toBeVisible();
    await expect(row("Lost").getByText("This task cannot be tried again: call support with the reference 1f1c2d3e.")).toBeVisible();
    await expect(row("Stumbling").getByText("You need do nothing: another try follows by itself.")).toBeVisible();
  },
};

/** Une tâche en cours avance toute seule, et la liste cesse de demander quand rien ne court. */
export const Live: Story = {
  name: "En direct",
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mock("listBackgroundTasks", () => {
        reads += 1;
        const [, running] = tasks;
        if (!running) throw new Error("The fixtures have a running task.");
        const item =
          reads < 2
            ? running
            : {
                ...running,
                state: "Done" as const,
                progress: 1,
                doneCount: 40,
                endedAt: "2026-11-21T08:42:02Z",
                visibleAt: "2026-11-21T08:47:02Z",
              };
        return { items: [item], totalCount: 1, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("En cours")).toBeVisible();
    await expect(await canvas.findByText("Terminée", {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByText("Visible vers 09:47")).toBeVisible();
    await expect(canvas.getByText("Aucune tâche en cours")).toBeVisible();
  },
};

/** Suivie depuis une annonce : la tâche de l’adresse est ouverte à côté de la liste, où qu’elle soit. */
export const Opened: Story = {
  name: "Tâche ouverte",
  parameters: consoleStory({ path, at: `${path}?task=${tasks[3]?.id}` }),
  play: async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog", { name: "Cache d’un titre" });
    await expect(await within(drawer).findByText("La couverture de 9782253023906 n’a pas pu être lue.")).toBeVisible();
    await expect(await within(drawer).findByText(/^Relancez la tâche, .* la référence 0f1c2d3e\.$/)).toBeVisible();
    await expect(within(drawer).getAllByText("21/11/2026 09:34")).toHaveLength(2);
    await expect(within(drawer).getByText("1 min 00 s")).toBeVisible();
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("link", { name: "Cache d’un titre" })).toBeVisible();
  },
};

/** Une tâche disparue le dit, à sa place. */
export const OpenedGone: Story = {
  name: "Tâche introuvable",
  parameters: consoleStory({ path, at: `${path}?task=00000000-0000-4000-8000-000000000000` }),
  play: async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog");
    await expect(await within(drawer).findByText("Introuvable")).toBeVisible();
  },
};

/** Une tâche en échec se relance après une confirmation qui dit d’où ; l’annonce y mène. */
export const Retried: Story = {
  name: "Relancer",
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Relancer\s: Cache d’un titre/ }));
    const question = await canvas.findByRole("alertdialog");
    await expect(within(question).getByText(/reprend là où elle s’est arrêtée\s: 0 sur 1 faits/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Suivre la tâche" })).toHaveAttribute(
      "href",
      expect.stringContaining(String(tasks[3]?.id)),
    );
    await waitFor(() => expect(canvas.queryByText("En échec")).toBeNull());
  },
};

/** Quelqu’un a été plus rapide : le refus est dit, et la liste est relue. */
export const RetryRefused: Story = {
  name: "Relancer, conflit",
  beforeEach: ({ msw }) => msw.use(conflict("retryBackgroundTask", "Seule une tâche en échec peut être relancée.", "NotFailed")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Relancer\s: Cache d’un titre/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Seule une tâche en échec peut être relancée.")).toBeVisible();
  },
};

/** Les échecs seuls, au clavier. */
export const Filtered: Story = {
  name: "Filtré, au clavier",
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Cache de 40 titres/ });
    canvas.getByRole("button", { name: "État" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "En échec" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("row", { name: /Cache d’un titre/ })).toBeVisible();
  },
};
