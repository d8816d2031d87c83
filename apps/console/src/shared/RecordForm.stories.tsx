import type { Schemas } from "@reserve/contract";
import { Section, TextField } from "@reserve/design-system";
import { type Asked, mock, networkError, problem, roleById } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { keep, readKept } from "./kept.ts";
import { useUser } from "./permissions.ts";
import { RecordForm } from "./RecordForm.tsx";
import { consoleStory } from "./story.tsx";
import { useRecordForm } from "./useRecordForm.ts";

type Role = Schemas["Role"];
const version = 3;
const saved: Role = { ...roleById(2), version };

interface RoleCardProps {
  role: Role | null;
}

/** A form as a screen has it: a name and a list, of a record or of a new one. */
function RoleCard(props: RoleCardProps) {
  const { data: user } = useUser();
  return user ? <KnownRoleCard {...props} /> : null;
}

function KnownRoleCard({ role }: RoleCardProps) {
  const form = useRecordForm({
    name: `story ${role?.id ?? "new"}`,
    label: role ? `Rôle « ${role.name} »` : "Nouveau rôle",
    record: role,
    create: "createRole",
    created: ({ id }) => `/fiche/${id}`,
    update: "updateRole",
    values: (one) => ({ name: one?.name ?? "", rights: (one?.claimTypes ?? []).map(({ id }) => id).join(" ") }),
    fields: { name: "Nom", rights: { label: "Droits", isLongText: true } },
    check: ({ name }) =>
      name.trim() === "" ? { summary: [], properties: [{ propertyName: "name", errorMessage: "Donnez un nom." }] } : null,
    toBody: ({ name, rights }) => ({ name: name.trim(), claimTypes: rights.split(" ").filter(Boolean) }),
    places: { claimTypes: () => "rights" },
    announce: ({ name }) => ({ detail: `Rôle « ${name} »` }),
  });
  return (
    <RecordForm
      form={form}
      margin={<p>{`Remplacé ${form.turn} fois`}</p>}
      marginLabel="À côté"
      saveLabel={form.isNew ? "Créer le rôle" : "Enregistrer le rôle"}
      title={role?.name ?? "Nouveau rôle"}
    >
      <Section title="Rôle">
        <TextField {...form.field("name")} />
        <TextField {...form.field("rights")} isOptional />
      </Section>
    </RecordForm>
  );
}

const sent = fn();
/** The server takes it, and says which version it is now. */
const taken = ({ headers, body }: Asked<"updateRole">) => {
  sent({ version: headers.get("If-Match"), key: headers.get("Idempotency-Key"), name: body.name });
  return {
    isValid: true as const,
    errors: [],
    propertiesErrorMessages: [],
    entityOutput: { ...saved, name: body.name, version: version + sent.mock.calls.length },
  };
};

const meta = {
  title: "Parcours/Une fiche qu’on enregistre",
  component: RoleCard,
  parameters: consoleStory({ path: "/fiche" }),
  args: { role: saved },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(mock("updateRole", taken));
  },
} satisfies Meta<typeof RoleCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** « Salon » instead of what is there. */
async function rename(canvas: Canvas, name: string): Promise<HTMLElement> {
  const field = await canvas.findByRole("textbox", { name: /^Nom/ });
  await userEvent.clear(field);
  if (name !== "") await userEvent.type(field, name);
  return field;
}

/** Saved by the keys against the version that was read, then against the one that came back; the bar says so. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await rename(canvas, "Salon");
    await expect(canvas.getByText(/À enregistrer\s: Nom/)).toBeVisible();
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    await rename(canvas, "Foire");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer le rôle/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls.map(([call]) => [call.name, call.version])).toEqual([
      ["Salon", '"3"'],
      ["Foire", '"4"'],
    ]);
  },
};

/** What the form itself finds missing stands at its field, and nothing is sent; put right, it goes. */
export const OwnErrors: Story = {
  play: async ({ canvas }) => {
    const name = await rename(canvas, "");
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer le rôle/ }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await expect(name).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(name, "Salon");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    await expect(name).not.toHaveAccessibleDescription(/Donnez un nom\./);
  },
};

/** What the server says of a place in a list stands at the list's own field; what was typed stays, and the bar says that nothing is saved. */
export const ServerErrors: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("updateRole", () =>
        problem(422, { errors: [], propertiesErrorMessages: [{ propertyName: "claimTypes[0]", errorMessage: "Ce droit n’existe pas." }] }),
      ),
    ),
  play: async ({ canvas }) => {
    const name = await rename(canvas, "Salon");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Droits/ })).toHaveAccessibleDescription(/Ce droit n’existe pas\./));
    await expect(name).toHaveValue("Salon");
    await expect((await canvas.findAllByText("Rien n’est enregistré, votre saisie est gardée."))[0]).toBeVisible();
  },
};

/** No answer came: the same again goes under the key that it had, so that it is done once. */
export const NoAnswer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock("updateRole", (asked) => {
        const answer = taken(asked);
        return sent.mock.calls.length === 1 ? networkError() : answer;
      }),
    ),
  play: async ({ canvas }) => {
    await rename(canvas, "Salon");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Rien n’est enregistré, votre saisie est gardée.", { selector: "[role=alert]" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Enregistrer le rôle/ }));
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    const keys = sent.mock.calls.map(([call]) => call.key);
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** Undone: what is saved stands there again, without draft and without errors, and fields of their own begin anew. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    const name = await rename(canvas, "");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.click(canvas.getByRole("button", { name: /Annuler/ }));
    await expect(name).toHaveValue(saved.name);
    await expect(name).not.toHaveAccessibleDescription(/Donnez un nom\./);
    await expect(canvas.getByText("Remplacé 1 fois")).toBeVisible();
    await expect(readKept("tab", 1, "draft story 2")).toBeNull();
  },
};

const meanwhile = { ...saved, name: "Comptoir", version: 9 };
const staleUntilSeen = (asked: Asked<"updateRole">) =>
  asked.headers.get("If-Match") === '"9"'
    ? taken(asked)
    : problem(412, { detail: "Quelqu’un a modifié cette fiche depuis que vous l’avez ouverte.", current: { ...meanwhile } });

async function conflictIn(canvas: Canvas, page: HTMLElement) {
  await rename(canvas, "Salon");
  await userEvent.keyboard("{Control>}s{/Control}");
  const dialog = within(await within(page).findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
  await waitFor(() => expect(dialog.getByText("Comptoir")).toBeVisible());
  await expect(dialog.getByText("Salon")).toBeVisible();
  return dialog;
}

/** Somebody was faster: both versions; mine is saved over theirs, once it has been seen. */
export const Overwritten: Story = {
  beforeEach: ({ msw }) => msw.use(mock("updateRole", staleUntilSeen)),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await conflictIn(canvas, canvasElement.ownerDocument.body);
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer ma version" }));
    await expect(await canvas.findByText("Tout est enregistré.")).toBeVisible();
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Salon");
    await expect(sent.mock.calls.map(([call]) => call.version)).toEqual(['"9"']);
  },
};

/** Theirs is taken: nothing is left to save, and the next save is against their version. */
export const Taken: Story = {
  beforeEach: ({ msw }) => msw.use(mock("updateRole", staleUntilSeen)),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await conflictIn(canvas, canvasElement.ownerDocument.body);
    await userEvent.click(dialog.getByRole("button", { name: "Reprendre la version enregistrée" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Comptoir"));
    await expect(canvas.queryByText(/À enregistrer/)).toBeNull();
    await rename(canvas, "Salon");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(sent.mock.calls.map(([call]) => call.version)).toEqual(['"9"']));
  },
};

/** Closed: back to the form, where nothing is lost. */
export const Closed: Story = {
  beforeEach: ({ msw }) => msw.use(mock("updateRole", staleUntilSeen)),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await conflictIn(canvas, canvasElement.ownerDocument.body);
    await userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Salon");
    await expect(canvas.getByText(/À enregistrer\s: Nom/)).toBeVisible();
  },
};

/** A draft of an older version is taken up again, and says that somebody has saved since. */
export const OldDraft: Story = {
  beforeEach: () => keep("tab", 1, "draft story 2", { values: { name: "Salon", rights: "" }, version: 2, at: "2026-11-21T08:30:00Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Brouillon du 21\/11\/2026/)).toBeVisible();
    const name = canvas.getByRole("textbox", { name: /^Nom/ });
    await expect(name).toHaveValue("Salon");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(sent.mock.calls.map(([call]) => call.version)).toEqual(['"2"']));
  },
};

/** A new one is made, and its page is where one goes on. */
export const Created: Story = {
  args: { role: null },
  beforeEach: ({ msw }) =>
    msw.use(
      mock("createRole", ({ body: { name } }) => ({
        isValid: true as const,
        errors: [],
        propertiesErrorMessages: [],
        entityOutput: { ...saved, id: 77, name },
      })),
    ),
  play: async ({ canvas }) => {
    await rename(canvas, "Salon");
    await userEvent.click(canvas.getByRole("button", { name: /Créer le rôle/ }));
    await expect(await canvas.findByText("/fiche/77")).toBeVisible();
    await expect(readKept("tab", 1, "draft story new")).toBeNull();
  },
};

export const English: Story = {
  globals: { locale: "en" },
  beforeEach: ({ msw }) => msw.use(mock("updateRole", staleUntilSeen)),
  play: async ({ canvas, canvasElement }) => {
    await rename(canvas, "Fair");
    await userEvent.keyboard("{Control>}s{/Control}");
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Changed meanwhile" }));
    await expect(dialog.getByRole("button", { name: "Save my version" })).toBeVisible();
  },
};
