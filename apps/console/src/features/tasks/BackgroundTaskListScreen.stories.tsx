import { empty, failing, forbidden, loading, mock, tasks } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { consoleStory } from "../../shared/story.tsx";
import { BackgroundTaskListScreen } from "./BackgroundTaskListScreen.tsx";

const path = "/settings/backgroundTask";
const meta = {
  title: "Écrans/Tâches d’arrière-plan",
  component: BackgroundTaskListScreen,
  parameters: consoleStory({ path }),
} satisfies Meta<typeof BackgroundTaskListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state with its badge, how far it is, and what came out. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const running = await canvas.findByRole("row", { name: /Cache de 40 titres/ });
    await expect(within(running).getByText("En cours")).toBeVisible();
    await expect(within(running).getByRole("progressbar", { name: /Cache de 40 titres/ })).toHaveAttribute("aria-valuenow", "55");
    await expect(within(running).getByText("22 sur 40")).toBeVisible();
    const failed = canvas.getByRole("row", { name: /Cache d’un titre/ });
    await expect(within(failed).getByText("La couverture de 9782253023906 n’a pas pu être lue.")).toBeVisible();
    await expect(canvas.getByText("2 tâches en cours")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(empty("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(loading("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "Chargement…" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(failing("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(forbidden("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Suivre les tâches d’arrière-plan/)).toBeVisible();
  },
};

/** A running task moves by itself, and the list stops asking once nothing runs. */
export const Live: Story = {
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

/** Followed from a toast: the task of the address is marked, and one that is not on the page is said so. */
export const MarkedElsewhere: Story = {
  parameters: consoleStory({ path, at: `${path}?task=00000000-0000-4000-8000-000000000000` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("La tâche que vous suiviez n’est pas sur cette page.")).toBeVisible();
  },
};

/** Only the failed ones, with the keyboard. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Cache de 40 titres/ });
    canvas.getByRole("button", { name: "État" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "En échec" }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("row", { name: /Cache d’un titre/ })).toBeVisible();
  },
};
