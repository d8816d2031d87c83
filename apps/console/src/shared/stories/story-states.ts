import type { OperationId } from "@reserve/contract";
import { failing, forbidden, loading, notFound } from "@reserve/mocks";
import type { StoryObj } from "@storybook/react-vite";
import type { StoryContext } from "storybook/internal/csf";
import { expect, userEvent, waitFor, within } from "storybook/test";

/**
 * A story of a state that one mechanism draws for every screen: a query's, or a record's that was changed meanwhile. Its play function waits for the
 * state; as all stories of a state look alike, the test run renders it in one theme and navigates through none of them (tests/stories/run.mjs).
 */
type State = Required<Pick<StoryObj, "parameters" | "beforeEach" | "play">>;

const parameters = { isSharedState: true };

/** State: the list's first response is pending; the table shows that and does not look empty. */
export function loadingList(...ops: OperationId[]): State {
  return {
    parameters,
    beforeEach: ({ msw }) => msw.use(...ops.map(loading)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("table", { name: "Chargement…" })).toBeVisible();
      await expect(canvas.queryByText(/Aucun résultat/)).toBeNull();
    },
  };
}

/** State: the record is loading; the page has its title already, and no empty fields or rows. */
export function loadingRecord(...ops: OperationId[]): State {
  return {
    parameters,
    beforeEach: ({ msw }) => msw.use(...ops.map(loading)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("heading", { level: 1, name: "Chargement…" })).toBeVisible();
      await expect(canvas.queryByRole("table")).toBeNull();
      await expect(canvas.queryByRole("textbox")).toBeNull();
    },
  };
}

/** State: the screen's query fails; it offers a retry and does not look empty. */
export function failedRead(...ops: OperationId[]): State {
  return {
    parameters,
    beforeEach: ({ msw }) => msw.use(...ops.map((op) => failing(op))),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
      await expect(canvas.queryByText(/Aucun résultat/)).toBeNull();
    },
  };
}

/** State: the server forbids access; the missing permission is named. */
export function forbiddenRead(right: string, ...ops: OperationId[]): State {
  return {
    parameters,
    beforeEach: ({ msw }) => msw.use(...ops.map(forbidden)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("heading", { name: "Accès refusé" })).toBeVisible();
      await expect(canvas.getByText(right, { exact: false })).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Réessayer" })).toBeNull();
    },
  };
}

/** State: the record does not exist; shows a message and links to its list (`list`, a URL). */
export function missingRecord(list: string, ...ops: OperationId[]): State {
  return {
    parameters,
    beforeEach: ({ msw }) => msw.use(...ops.map(notFound)),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole("heading", { name: "Introuvable" })).toBeVisible();
      await expect(canvas.getByRole("link", { name: "Revenir à la liste" })).toHaveAttribute("href", list);
    },
  };
}

interface StaleRecord {
  /** Accessible name of the text field that is edited. */
  field: string | RegExp;
  /** Name of the button that saves. */
  save: RegExp;
  /** The colleague's value of the field. */
  theirs: string;
  dialog?: string;
  /** Part of the value that the comparison shows in one piece; by default all of it. */
  compared?: string | RegExp;
}

/** State: `colleague` saved the record while its field was edited; both versions are shown, and the colleague's is taken. */
export function staleRecord(
  colleague: (context: StoryContext) => Promise<unknown>,
  { field, save, theirs, dialog = "Fiche modifiée entre-temps", compared = theirs }: StaleRecord,
): Pick<State, "parameters" | "play"> {
  return {
    parameters,
    play: async (context) => {
      const { canvas, canvasElement } = context;
      const page = within(canvasElement.ownerDocument.body);
      const input = await canvas.findByRole("textbox", { name: field });
      await colleague(context);
      await userEvent.type(input, " bis");
      await userEvent.click(await canvas.findByRole("button", { name: save }));
      const versions = within(await page.findByRole("dialog", { name: dialog }));
      await waitFor(() => expect(versions.getByText(compared)).toBeVisible());
      await userEvent.click(versions.getByRole("button", { name: "Reprendre la version enregistrée" }));
      await waitFor(() => expect(input).toHaveValue(theirs));
      await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    },
  };
}
