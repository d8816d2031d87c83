import { Button, ButtonLink, Form, FormRow, Page, Section, Sheet, TextField } from "@reserve/design-system";
import { SaveBar } from "@reserve/design-system/shell";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useNavigate } from "react-router-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DraftNote } from "../shared/form/DraftNote.tsx";
import { leaveGuard } from "../shared/form/leave-guard.ts";
import { useDraftForm } from "../shared/form/useDraftForm.ts";
import { useDeferred } from "../shared/query/deferred.ts";
import { useUser } from "../shared/session/permissions.ts";
import { readStored, store } from "../shared/session/stored.ts";
import { consoleStory } from "../shared/stories/story.tsx";
import { loadDeferredParts } from "./deferred.ts";
import { NewVersion } from "./ShellNotices.tsx";

const labels = { name: "Nom", note: "Note", password: "Mot de passe" } as const;
type Values = Record<keyof typeof labels, string>;
const saved: Values = { name: "Hélène Le Goff", note: "", password: "" };

/** A form as a screen has it. */
function CustomerForm() {
  const { data: user } = useUser();
  return user ? <KnownCustomerForm /> : null;
}

function KnownCustomerForm() {
  const go = useNavigate();
  const form = useDraftForm({ name: "story 1", label: "Cliente Hélène Le Goff", saved, version: 3, secret: ["password"] });
  const save = () => {
    form.settle({ version: 4 });
    void go("/enregistre");
  };
  return (
    <Page title="Hélène Le Goff">
      <DraftNote form={form} />
      <Sheet>
        <Section title="Identité">
          <Form label="Cliente" onSubmit={save}>
            {(Object.keys(labels) as (keyof Values)[]).map((field) => (
              <TextField
                isChanged={form.changed.includes(field)}
                isOptional
                key={field}
                label={labels[field]}
                name={field}
                onChange={(value) => form.change({ [field]: value })}
                value={form.values[field]}
              />
            ))}
          </Form>
          <FormRow>
            <ButtonLink href="/ailleurs">Toutes les clientes</ButtonLink>
            <ButtonLink href="?vue=fil">Le fil de la fiche</ButtonLink>
            <Button onClick={() => void go("/par-le-code")}>Fiche suivante</Button>
          </FormRow>
        </Section>
      </Sheet>
      <SaveBar changes={form.changed.map((field) => labels[field])} onSave={save} onUndo={form.undo} />
    </Page>
  );
}

/** Quitter une page avec une saisie non enregistrée : la console demande, garde un brouillon, et le rend. */
const meta = {
  title: "Parcours/Rien de saisi n’est perdu",
  component: CustomerForm,
  parameters: { ...consoleStory({ path: "/fiche", server: "fresh" }) },
} satisfies Meta<typeof CustomerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = /Quitter sans enregistrer\s\?/;

/** Sans rien de saisi chaque lien mène plus loin ; ce qui a été tapé puis repris n’est rien de saisi. */
export const Clean: Story = {
  name: "Rien de saisi",
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: /^Nom/ });
    await userEvent.type(name, "x{Backspace}");
    await userEvent.click(canvas.getByRole("link", { name: "Toutes les clientes" }));
    await expect(await canvas.findByText("/ailleurs")).toBeVisible();
  },
};

/** Un lien vers ailleurs pose la question, le clavier sur le bouton qui ne change rien ; Échap reste, et ce qui a été tapé est encore là. */
export const Stay: Story = {
  name: "Rester",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Note/ }), "Rappeler lundi");
    const link = canvas.getByRole("link", { name: "Toutes les clientes" });
    await userEvent.click(link);
    const dialog = within(await canvas.findByRole("alertdialog", { name: question }));
    await expect(dialog.getByText(/Cliente Hélène Le Goff/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Rester" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveValue("Rappeler lundi");
    await expect(link).toHaveFocus();
  },
};

/** Qui quitte arrive où menait le lien, qu’une personne ou le code l’ait suivi ; le brouillon part avec la demande. */
export const Leave: Story = {
  name: "Quitter",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Note/ }), "Rappeler lundi");
    await userEvent.click(canvas.getByRole("button", { name: "Fiche suivante" }));
    const dialog = within(await canvas.findByRole("alertdialog", { name: question }));
    await userEvent.click(dialog.getByRole("button", { name: "Quitter sans enregistrer" }));
    await expect(await canvas.findByText("/par-le-code")).toBeVisible();
    await expect(Object.keys(sessionStorage).filter((key) => key.includes("story 1"))).toHaveLength(0);
  },
};

/** Une autre vue de la même page n’est pas une sortie. */
export const SamePage: Story = {
  name: "Même page",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Note/ }), "Rappeler lundi");
    await userEvent.click(canvas.getByRole("link", { name: "Le fil de la fiche" }));
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveValue("Rappeler lundi");
  },
};

/** Une fois enregistré la suite est libre aussitôt, et aucun brouillon ne reste. */
export const Saved: Story = {
  name: "Enregistré",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Note/ }), "Rappeler lundi");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("/enregistre")).toBeVisible();
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await expect(Object.keys(sessionStorage).filter((key) => key.includes("story 1"))).toHaveLength(0);
  },
};

// The browser asks as long as something is held (leave-guard.test.ts). The event itself is not sent: React Aria takes it for the end of the page
// and follows the keyboard no more, in no story after this one either.
const reload = fn(() => leaveGuard.snapshot().isBlocked);

function FormUnderNotice() {
  const hasWords = useDeferred(loadDeferredParts, true) !== null;
  return (
    <>
      {hasWords ? <NewVersion reload={reload} /> : null}
      <CustomerForm />
    </>
  );
}

/** Qui passe à une nouvelle version n’a à répondre de rien, ni à nous ni au navigateur, et y retrouve son brouillon. */
export const NewVersionReady: Story = {
  name: "Nouvelle version",
  render: () => <FormUnderNotice />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Note/ }), "Rappeler lundi");
    await userEvent.click(await canvas.findByRole("button", { name: "Recharger" }));
    await expect(reload).toHaveBeenCalledOnce();
    await expect(reload).toHaveLastReturnedWith(false);
    await expect(canvas.queryByRole("alertdialog")).toBeNull();
    await expect(readStored("tab", 1, "draft story 1")).toMatchObject({ values: { note: "Rappeler lundi" } });
  },
};

const draft = (version: number) => ({
  values: { ...saved, note: "Rappeler lundi" },
  version,
  at: "2026-11-21T13:05:00.000Z",
});

/** Ce qu’un rechargement ou une session perdue a interrompu est de nouveau là, dit de quand il est, et peut s’abandonner. */
export const DraftRestored: Story = {
  name: "Brouillon repris",
  beforeEach: () => store("tab", 1, "draft story 1", draft(3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Brouillon du 21\/11\/2026 14:05 repris/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveValue("Rappeler lundi");
    await expect(canvas.getByText(/À enregistrer\s: Note/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Abandonner le brouillon" }));
    await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveValue("");
    await expect(canvas.queryByText(/Brouillon du/)).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

/** Quelqu’un a enregistré depuis : c’est dit avant que rien ne soit écrasé. */
export const DraftOutdated: Story = {
  name: "Brouillon dépassé",
  beforeEach: () => store("tab", 1, "draft story 1", draft(2)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cette fiche a été modifiée depuis/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveValue("Rappeler lundi");
  },
};

/** Un mot de passe ne s’écrit jamais sur l’appareil, quoi qu’il y ait à côté. */
export const SecretsAreNotStored: Story = {
  name: "Mots de passe non gardés",
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Mot de passe/ }), "tres-secret-2026");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Note/ }), "Rappeler lundi");
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Rappeler lundi"));
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain("tres-secret");
  },
};

/** La question en anglais. */
export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Note/ }), "Ring on Monday");
    await userEvent.click(canvas.getByRole("link", { name: "Toutes les clientes" }));
    const dialog = within(await canvas.findByRole("alertdialog", { name: "Leave without saving?" }));
    await expect(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
  },
};
