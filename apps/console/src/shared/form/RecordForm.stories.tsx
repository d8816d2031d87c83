import type { Schemas } from "@reserve/contract";
import { Section, TextField } from "@reserve/design-system";
import { type MockRequest, mock, networkError, problem } from "@reserve/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useUser } from "../session/permissions.ts";
import { readStored, store } from "../session/stored.ts";
import { consoleStory } from "../stories/story.tsx";
import { RecordForm } from "./RecordForm.tsx";
import { useRecordForm } from "./useRecordForm.ts";

type Role = Schemas["Role"];
const version = 3;
const saved: Role = {
  id: 2,
  name: "Libraire",
  claimTypes: [{ id: "Permission.BackOffice.Public.DocumentsManage" }],
  userCount: 1,
  isEditable: true,
  version,
};

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
    create: { op: "createRole", url: ({ id }) => `/fiche/${id}` },
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
const taken = ({ headers, body }: MockRequest<"updateRole">) => {
  sent({ version: headers.get("If-Match"), key: headers.get("Idempotency-Key"), name: body.name });
  return {
    isValid: true as const,
    errors: [],
    propertiesErrorMessages: [],
    entityOutput: { ...saved, name: body.name, version: version + sent.mock.calls.length },
  };
};

/** Une fiche que l’on modifie : brouillon, erreurs, barre d’enregistrement, et ce qui arrive quand deux personnes enregistrent. */
const meta = {
  title: "Parcours/Une fiche qu’on enregistre",
  component: RoleCard,
  parameters: { ...consoleStory({ path: "/fiche" }) },
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

/** Sans changement, Ctrl+S le dit, et rien ne part. */
export const Unchanged: Story = {
  name: "Rien à enregistrer",
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("textbox", { name: /^Nom/ });
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(
      await within(canvasElement.ownerDocument.body).findByText(/^Rien à enregistrer\s: aucun champ n’a changé\.$/),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Enregistrée par les touches, contre la version lue, puis contre celle qui est revenue ; la barre le dit. */
export const Saved: Story = {
  name: "Enregistrée au clavier",
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

/** Ce qui manque se dit à son champ, et rien ne part ; corrigé, cela part. */
export const OwnErrors: Story = {
  name: "Ce que le formulaire refuse",
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

/** Ce que le serveur dit d’une place dans une liste se lit au champ de la liste ; la saisie reste, et la barre dit que rien n’est enregistré. */
export const ServerErrors: Story = {
  name: "Ce que le serveur refuse",
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

/** Pas de réponse : la même demande repart sous la même clé, pour n’être faite qu’une fois. */
export const NoAnswer: Story = {
  name: "Sans réponse",
  beforeEach: ({ msw }) =>
    msw.use(
      mock("updateRole", (request) => {
        const answer = taken(request);
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

/** Rétablie : ce qui est enregistré revient, sans brouillon ni erreurs, et les champs recommencent à neuf. */
export const Undone: Story = {
  name: "Rétablie",
  play: async ({ canvas }) => {
    const name = await rename(canvas, "");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await userEvent.click(canvas.getByRole("button", { name: /Annuler/ }));
    await expect(name).toHaveValue(saved.name);
    await expect(name).not.toHaveAccessibleDescription(/Donnez un nom\./);
    await expect(canvas.getByText("Remplacé 1 fois")).toBeVisible();
    await expect(readStored("tab", 1, "draft story 2")).toBeNull();
  },
};

const meanwhile = { ...saved, name: "Comptoir", version: 9 };
const staleUntilSeen = (request: MockRequest<"updateRole">) =>
  request.headers.get("If-Match") === '"9"'
    ? taken(request)
    : problem(412, { detail: "Quelqu’un a modifié cette fiche depuis que vous l’avez ouverte.", current: { ...meanwhile } });

async function conflictIn(canvas: Canvas, page: HTMLElement) {
  await rename(canvas, "Salon");
  await userEvent.keyboard("{Control>}s{/Control}");
  const dialog = within(await within(page).findByRole("dialog", { name: "Fiche modifiée entre-temps" }));
  await waitFor(() => expect(dialog.getByText("Comptoir")).toBeVisible());
  await expect(dialog.getByText("Salon")).toBeVisible();
  return dialog;
}

/** Quelqu’un a été plus rapide : les deux versions ; la mienne passe par-dessus, une fois l’autre vue. */
export const Overwritten: Story = {
  name: "Écraser l’autre version",
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

/** L’autre version est reprise : rien ne reste à enregistrer, et la suite part de celle-là. */
export const Taken: Story = {
  name: "Reprendre l’autre version",
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

/** Refermée : retour au formulaire, où rien n’est perdu. */
export const Closed: Story = {
  name: "Refermer la comparaison",
  beforeEach: ({ msw }) => msw.use(mock("updateRole", staleUntilSeen)),
  play: async ({ canvas, canvasElement }) => {
    const dialog = await conflictIn(canvas, canvasElement.ownerDocument.body);
    await userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: /^Nom/ })).toHaveValue("Salon");
    await expect(canvas.getByText(/À enregistrer\s: Nom/)).toBeVisible();
  },
};

/** Un brouillon d’une version plus ancienne est repris, et dit que la fiche a été enregistrée depuis. */
export const OldDraft: Story = {
  name: "Brouillon d’une version ancienne",
  beforeEach: () => store("tab", 1, "draft story 2", { values: { name: "Salon", rights: "" }, version: 2, at: "2026-11-21T08:30:00Z" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Brouillon du 21\/11\/2026/)).toBeVisible();
    const name = canvas.getByRole("textbox", { name: /^Nom/ });
    await expect(name).toHaveValue("Salon");
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(sent.mock.calls.map(([call]) => call.version)).toEqual(['"2"']));
  },
};

/** Une nouvelle fiche part aussi vide : ce qui manque se dit à son champ. */
export const SentEmpty: Story = {
  name: "Nouvelle, envoyée vide",
  args: { role: null },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: /^Nom/ });
    await expect(canvas.getByRole("button", { name: /Créer le rôle/ })).toBeVisible();
    await userEvent.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Donnez un nom\./));
    await expect(name).toHaveFocus();
  },
};

/** Une nouvelle fiche est créée, et l’on continue sur sa page. */
export const Created: Story = {
  name: "Créée",
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
    await expect(readStored("tab", 1, "draft story new")).toBeNull();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  beforeEach: ({ msw }) => msw.use(mock("updateRole", staleUntilSeen)),
  play: async ({ canvas, canvasElement }) => {
    await rename(canvas, "Fair");
    await userEvent.keyboard("{Control>}s{/Control}");
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Changed meanwhile" }));
    await expect(dialog.getByRole("button", { name: "Save my version" })).toBeVisible();
  },
};
