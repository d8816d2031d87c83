import type { Schemas } from "@reserve/contract";
import { conflict, forbidden, mock } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../shared/stories/story.tsx";
import { caughtTask, eans, failedTask, productIdOf } from "../../shared/stories/story-records.ts";
import { failedRead, loadingList } from "../../shared/stories/story-states.ts";
import { BackgroundTaskListScreen } from "./BackgroundTaskListScreen.tsx";

const path = "/settings/backgroundTask";
const at = (url: NonNullable<StoryPlace["at"]>) => ({ parameters: consoleStory({ path, at: url, server: "fresh" }) });
/** Ce que le serveur fait à l’arrière-plan : où en est chaque tâche, pendant qu’elle avance. */
const meta = {
  title: "Écrans/Tâches d’arrière-plan",
  component: BackgroundTaskListScreen,
  parameters: { ...at(path).parameters },
} satisfies Meta<typeof BackgroundTaskListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (items: Schemas["BackgroundTask"][]) => ({
  items,
  totalCount: items.length,
  totalIsExact: true,
  page: 1,
  pageSize: 25,
  nextCursor: null,
});

/** Chaque tâche avec son état, où elle en est et ce qui en est sorti ; en échec, ce qu’il faut faire. */
export const Loaded: Story = {
  name: "Chargé",
  play: async ({ canvas, apiAs }) => {
    const { id } = await failedTask(apiAs("admin"));
    const failed = await canvas.findByRole("row", { name: /Cache de 32 titres/ });
    await expect(within(failed).getByText("En échec")).toBeVisible();
    await expect(within(failed).getByText(/^Le travail a échoué 5 fois\. Le journal du serveur dit pourquoi\./)).toBeVisible();
    const advice = new RegExp(`^Relancez la tâche, .* appelez le support avec la référence ${id.slice(0, 8)}\\.$`);
    await expect(await within(failed).findByText(advice)).toBeVisible();
    await expect(canvas.getByText("Aucune tâche en cours")).toBeVisible();
  },
};

/** Une tâche qui tourne : son avancement en barre et en chiffres, et combien tournent. */
export const Running: Story = {
  name: "En cours",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("listBackgroundTasks", () =>
        page([
          caughtTask({
            id: "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d821",
            state: "Planned",
            label: "Cache de 2 titres",
            startedAt: null,
            progress: 0,
            doneCount: 0,
          }),
          caughtTask(),
        ]),
      ),
    ),
  play: async ({ canvas }) => {
    const running = await canvas.findByRole("row", { name: /Cache de 40 titres/ });
    await expect(within(running).getByText("En cours")).toBeVisible();
    await expect(within(running).getByRole("progressbar", { name: /Cache de 40 titres/ })).toHaveAttribute("aria-valuenow", "55");
    await expect(within(running).getByText("22 sur 40")).toBeVisible();
    await expect(canvas.getByText("2 tâches en cours")).toBeVisible();
  },
};

/** Rien ne répond au filtre. */
export const Empty: Story = {
  name: "Vide",
  ...at(`${path}?state=Running`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

export const Loading: Story = { name: "Chargement", ...loadingList("listBackgroundTasks") };

export const Failed: Story = { name: "Échec", ...failedRead("listBackgroundTasks") };

/** Sans le droit de suivre les tâches, la page nomme ce droit. */
export const Forbidden: Story = {
  name: "Accès refusé",
  beforeEach: ({ msw }) => msw.use(forbidden("listBackgroundTasks")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
    await expect(canvas.getByText(/Suivre les tâches d’arrière-plan/)).toBeVisible();
  },
};

const many = caughtTask({ progress: 1_204 / 4_000, doneCount: 1_204, totalCount: 4_000 });
const failures = [
  { label: "Retryable", state: "Failed", error: "The work failed 5 times.", isRetryable: true },
  { label: "Lost", state: "Failed", error: null, isRetryable: false },
  { label: "Stumbling", state: "Planned", error: "Try 1 of 5 failed; another one follows.", isRetryable: false },
] as const;

/** L’avancement qui s’entend est celui qui se lit, milliers séparés. */
export const LoadedThousands: Story = {
  name: "Milliers",
  beforeEach: ({ msw }) => msw.use(mock("listBackgroundTasks", () => page([many]))),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole("progressbar", { name: /Cache de 40 titres/ });
    await expect(canvas.getByText("1 204 sur 4 000")).toBeVisible();
    await expect(bar).toHaveAttribute("aria-valuetext", "1\u202f204 sur 4\u202f000");
    await expect(canvas.getByText(/^Avancement\s: Cache de 40 titres, 1\s204 sur 4\s000$/)).toBeInTheDocument();
  },
};

/** De même en anglais, avec ce qui aide contre chaque échec à côté des mots du serveur. */
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

/** Une tâche qui tourne avance d’elle-même, et la liste ne demande plus rien une fois qu’elle est finie. */
export const Live: Story = {
  name: "En direct",
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mock("listBackgroundTasks", () => {
        reads += 1;
        const running = caughtTask();
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

/** Suivie depuis une annonce : la tâche de l’adresse est ouverte à côté de la liste, où qu’elle y soit. */
export const Opened: Story = {
  name: "Ouverte",
  ...at(async (api) => `${path}?task=${(await failedTask(api)).id}`),
  play: async ({ canvas, apiAs }) => {
    const { id } = await failedTask(apiAs("admin"));
    const drawer = await canvas.findByRole("dialog", { name: "Cache de 32 titres" });
    await expect(await within(drawer).findByText(/^Le travail a échoué 5 fois\. Le journal du serveur dit pourquoi\./)).toBeVisible();
    await expect(await within(drawer).findByText(new RegExp(`^Relancez la tâche, .* la référence ${id.slice(0, 8)}\\.$`))).toBeVisible();
    await expect(within(drawer).getAllByText("20/11/2026 18:42")).toHaveLength(2);
    await expect(within(drawer).getByText("1 min 33 s")).toBeVisible();
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("link", { name: "Cache de 32 titres" })).toBeVisible();
  },
};

/** Une tâche qui n’existe plus se dit à sa place. */
export const OpenedGone: Story = {
  name: "Introuvable",
  ...at(`${path}?task=00000000-0000-4000-8000-000000000000`),
  play: async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog");
    await expect(await within(drawer).findByText("Introuvable")).toBeVisible();
  },
};

/** Une tâche en échec se relance après une question qui dit d’où ; l’annonce mène à elle. */
export const Retried: Story = {
  name: "Relancée",
  play: async ({ canvas, apiAs }) => {
    const { id } = await failedTask(apiAs("admin"));
    await userEvent.click(await canvas.findByRole("button", { name: /Relancer\s: Cache de 32 titres/ }));
    const question = await canvas.findByRole("alertdialog");
    await expect(within(question).getByText(/reprend là où elle s’est arrêtée\s: 14 sur 32 faits/)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Une tâche d'arrière plan a bien été planifiée.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Suivre la tâche" })).toHaveAttribute("href", expect.stringContaining(id));
    await waitFor(() => expect(canvas.queryByText("En échec")).toBeNull());
  },
};

/** Quelqu’un a été plus rapide : le refus est dit, et la liste relue. */
export const RetryRefused: Story = {
  name: "Impossible",
  beforeEach: ({ msw }) => msw.use(conflict("retryBackgroundTask", "Seule une tâche en échec peut être relancée.", "NotFailed")),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Relancer\s: Cache de 32 titres/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Confirmer" }));
    await expect(await canvas.findByText("Seule une tâche en échec peut être relancée.")).toBeVisible();
  },
};

/** Seulement celles en échec, au clavier. */
export const Filtered: Story = {
  name: "Filtré",
  beforeEach: async ({ act, apiAs }) => {
    const productId = await productIdOf(apiAs("admin"), eans.lifeAUsersManual);
    await act("libraire", "refreshCachesAndCovers", { body: { productIds: [productId] } });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /Cache de 1 titre/ });
    canvas.getByRole("button", { name: "État" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "En échec" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("row", { name: /Cache de 1 titre/ })).toBeNull());
    await expect(await canvas.findByRole("row", { name: /Cache de 32 titres/ })).toBeVisible();
  },
};
