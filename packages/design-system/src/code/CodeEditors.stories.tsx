import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { HtmlEditor, type HtmlEditorProps, MjmlEditor } from "./CodeEditors.tsx";

const page = `<h2>Rencontre avec Annie Ernaux</h2>
<p>Le <strong>jeudi 3 décembre</strong> à 19 h,
  à la librairie du Quai.</p>
<ul>
  <li>Entrée libre</li>
  <li>Dédicace après la rencontre</li>
</ul>`;

const mail = `<mjml>
  <mj-body>
    <mj-section>
      <mj-column>
        <mj-text>Votre commande est prête.</mj-txt>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

function Controlled({ value: first, ...props }: HtmlEditorProps) {
  const [value, setValue] = useState(first);
  return <HtmlEditor {...props} onChange={setValue} value={value} />;
}

/** Un texte en HTML ou en MJML, ses lignes numérotées, et à côté ce que verront ses lecteurs. */
const meta = {
  title: "Éditeurs/Éditeur de code (HtmlEditor, MjmlEditor)",
  component: HtmlEditor,
  subcomponents: { MjmlEditor },
  args: { label: "Contenu de la page", name: "content", value: page, onChange: () => undefined, rows: 12 },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof HtmlEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = async (canvasElement: HTMLElement, name: string | RegExp = /^Contenu de la page/) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole("textbox", { name })).toHaveAttribute("contenteditable", "true"));
  return canvas.getByRole("textbox", { name });
};

/** Ce qu’on écrit se voit aussitôt à côté. */
export const Html: Story = {
  name: "Page en HTML",
  play: async ({ canvasElement }) => {
    const box = await text(canvasElement);
    await expect(box).toHaveTextContent("Rencontre avec Annie Ernaux");
    const frame = within(canvasElement).getByTitle<HTMLIFrameElement>(/Aperçu.: Contenu de la page/);
    await waitFor(() => {
      const body = frame.contentDocument?.body;
      if (!body) throw new Error("There is no page in the frame.");
      return expect(within(body).getByRole("heading", { name: "Rencontre avec Annie Ernaux" })).toBeVisible();
    });
    await expect(await text(canvasElement)).toHaveAccessibleDescription(/Échap puis Tab quitte le champ/);
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { value: "", isOptional: true },
  play: async ({ canvasElement }) => void (await text(canvasElement)),
};

export const Errored: Story = {
  name: "En erreur",
  args: { error: "Saisissez le contenu de la page.", value: "" },
  play: async ({ canvasElement }) => expect(await text(canvasElement)).toBeInvalid(),
};

/** Un courriel qui ne se compose pas : pas d’aperçu, et chaque faute mène à sa ligne. */
export const MjmlProblems: Story = {
  name: "Courriel en MJML, avec des fautes",
  render: () => (
    <MjmlEditor
      label="Modèle du courriel"
      onChange={() => undefined}
      preview={null}
      problems={[
        { line: 5, message: "La balise mj-text est fermée par mj-txt." },
        { line: 9, message: "La balise mjml n’est pas fermée." },
      ]}
      rows={12}
      value={mail}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await text(canvasElement, "Modèle du courriel");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 problèmes");
    await userEvent.click(canvas.getByRole("button", { name: /Ligne 5/ }));
    await expect(box).toHaveFocus();
    await waitFor(() => expect(document.getSelection()?.anchorNode?.parentElement?.textContent).toContain("mj-t"));
    await expect(canvas.getByText("Pas encore d’aperçu.")).toBeVisible();
  },
};

export const Mjml: Story = {
  name: "Courriel en MJML",
  render: () => (
    <MjmlEditor
      help="Les champs {{prenom}} et {{numero}} sont remplis à l’envoi."
      isChanged
      label="Modèle du courriel"
      onChange={() => undefined}
      preview="<p style='font:16px Georgia'>Votre commande est prête.</p>"
      rows={12}
      value={mail.replace("mj-txt", "mj-text")}
    />
  ),
  play: async ({ canvasElement }) => void (await text(canvasElement, "Modèle du courriel")),
};

/** Un bloc se choisit dans une fenêtre et se pose là où est la plume, qui reste derrière lui. */
export const Insertion: Story = {
  name: "Insérer un bloc",
  args: {
    insertion: {
      label: "Insérer un bloc",
      ask: ({ pen, onChoose, onClose }) => (
        <Dialog actions={<Button onClick={onClose}>Annuler</Button>} onClose={onClose} title="Insérer un bloc">
          <Button onClick={() => onChoose("<hr>\n", pen)}>Un filet</Button>
        </Dialog>
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const box = await text(canvasElement);
    await userEvent.click(box);
    await userEvent.keyboard("{Control>}{Home}{/Control}{Control>}{Shift>}l{/Shift}{/Control}");
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: "Insérer un bloc" }));
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Insérer un bloc" }));
    await userEvent.click(await page.findByRole("button", { name: "Un filet" }));
    await waitFor(() => expect(box).toHaveTextContent(/^<hr><h2>/));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(/Ctrl Maj L insère un bloc\./);
  },
};

/** Sous 900 px, l’aperçu passe sous le texte. */
export const Narrow: Story = {
  name: "Étroit",
  decorators: [
    (Story) => (
      <div style={{ width: 328, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => void (await text(canvasElement)),
};

export const English: Story = {
  name: "En anglais",
  args: { label: "Content of the page" },
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    await expect(await text(canvasElement, "Content of the page")).toHaveAccessibleDescription(/Escape, then Tab leaves the field/);
  },
};
