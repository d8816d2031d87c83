import { loading } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { consoleStory, type StoryPlace } from "../../../shared/stories/story.tsx";
import { failedRead, forbiddenRead } from "../../../shared/stories/story-states.ts";
import { retitlePost } from "../story-records.ts";
import { PostCalendarScreen } from "./PostCalendarScreen.tsx";

const path = "/cms/post/calendar";
const place = (at: string, more: Partial<StoryPlace> = {}) => ({ parameters: consoleStory({ path, at, server: "fresh", ...more }) });

/** Le calendrier des articles : ce qui paraît, ce qui a lieu et ce qui quitte le site, jour par jour. */
const meta = {
  title: "Écrans/Calendrier des articles",
  component: PostCalendarScreen,
  parameters: { ...place(path).parameters },
} satisfies Meta<typeof PostCalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le mois d’aujourd’hui, et ce jour à côté. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    const month = await canvas.findByRole("grid", { name: "Novembre 2026" });
    await expect(within(month).getByRole("gridcell", { selected: true })).toHaveAccessibleName(/^samedi 21 novembre 2026, aujourd’hui/);
    await expect(within(month).getByRole("gridcell", { name: /^dimanche 22 novembre 2026/ })).toHaveAccessibleName(
      /08:00 mise en ligne\s: Nos horaires de Noël/,
    );
    const views = within(canvas.getByRole("navigation", { name: "Vues des articles" }));
    await expect(views.getByRole("link", { current: "page" })).toHaveTextContent("Calendrier");
  },
};

export const Loading: Story = {
  name: "Chargement",
  beforeEach: ({ msw }) => msw.use(loading("getPostCalendar")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "Novembre 2026" })).toBeVisible();
    await expect(canvas.queryByRole("grid")).toBeNull();
    await expect(canvas.queryByText("Rien ce jour-là.")).toBeNull();
  },
};

export const Failed: Story = { name: "Échec", ...failedRead("getPostCalendar") };

export const Forbidden: Story = { name: "Accès refusé", ...forbiddenRead("Consulter les articles", "getPostCalendar") };

/** Un mois où rien n’arrive le dit. */
export const Empty: Story = {
  name: "Vide",
  ...place(`${path}?day=2031-05-10&look=list`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Rien ce mois-ci.")).toBeVisible();
    await expect(canvas.getByText("Rien ce jour-là.")).toBeVisible();
  },
};

/** La liste du mois, un jour après l’autre, et d’un seul type. */
export const AsList: Story = {
  name: "En liste",
  ...place(`${path}?day=2026-12-09&look=list&type=Event`),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("table", { name: "Ce qui arrive, Décembre 2026" });
    await expect(within(list).getByRole("rowheader", { name: "mercredi 9 décembre 2026" })).toBeVisible();
    await expect(within(list).getAllByRole("link", { name: "Soirée Perec à voix haute" })[0]).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Liste" })).toHaveAttribute("aria-pressed", "true");
  },
};

/** Sans souris : un jour se choisit aux flèches, son article se déplace avec D, un autre s’écrit pour ce jour avec N. */
export const MovedByKeys: Story = {
  name: "Déplacé au clavier",
  ...place(`${path}?day=2026-12-08&type=Event`),
  play: async ({ canvas, canvasElement }) => {
    const cell = await canvas.findByRole("gridcell", { selected: true });
    cell.focus();
    await userEvent.keyboard("{ArrowRight}");
    // With the key itself: what is typed next means this day.
    const next = canvas.getByRole("gridcell", { selected: true });
    await expect(next).toHaveAccessibleName(/événement\s: Soirée Perec à voix haute/);
    await expect(next).toHaveFocus();
    await expect(await canvas.findByRole("button", { name: "Déplacer Soirée Perec à voix haute" })).toBeVisible();
    await userEvent.keyboard("d");
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: /^Déplacer «\sSoirée Perec à voix haute\s»$/ }));
    const day = dialog.getByRole("textbox", { name: "A lieu le" });
    await userEvent.clear(day);
    await userEvent.type(day, "16/12/2026");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole("gridcell", { name: /^mercredi 16 décembre 2026/ })).toHaveAccessibleName(/événement\s: Soirée Perec/),
    );
    canvas.getByRole("gridcell", { selected: true }).focus();
    await userEvent.keyboard("n");
    await expect(await canvas.findByText("/cms/post/detail?start=2026-12-09")).toBeVisible();
  },
};

/** Une parution ne commence pas après sa fin : c’est dit au champ, et ce qu’on a tapé reste. */
export const Rejected: Story = {
  name: "Refusé par le serveur",
  ...place(`${path}?day=2026-11-22`),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Déplacer Nos horaires de Noël" }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: /^Déplacer/ }));
    const day = dialog.getByRole("textbox", { name: "Paraît le" });
    await userEvent.clear(day);
    await userEvent.type(day, "05/01/2027{Enter}");
    await waitFor(() => expect(day).toHaveAccessibleDescription(/La fin précède le début\./));
    await expect(day).toHaveValue("05/01/2027");
  },
};

/** Quelqu’un a enregistré entre-temps : c’est dit, le mois est relu, et rien n’a bougé. */
export const Conflict: Story = {
  name: "Conflit",
  ...place(`${path}?day=2026-12-09&type=Event`),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Déplacer Soirée Perec à voix haute" }));
    const dialog = within(await page.findByRole("dialog", { name: /^Déplacer/ }));
    await retitlePost(context, "Soirée Perec à voix haute", "Perec, étage par étage");
    await userEvent.click(dialog.getByRole("button", { name: "Déplacer" }));
    await expect(await canvas.findByRole("link", { name: "Perec, étage par étage" })).toBeInTheDocument();
  },
};

/** Qui n’écrit que les siens ne voit que les siens. */
export const Mine: Story = {
  name: "Les miens",
  ...place(`${path}?day=2026-12-09`, { user: "redaction" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "Décembre 2026" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Nouvel article" })).toBeVisible();
  },
};
