import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ConfirmDialog, Dialog } from "./Dialog.tsx";

/** Demande avant de faire. Le focus attend sur le bouton qui ne change rien, sauf s’il faut d’abord remplir un champ. */
const meta = {
  title: "Dialogues et menus/Dialogue de confirmation (ConfirmDialog)",
  component: ConfirmDialog,
  subcomponents: { Dialog },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  args: {
    question: "Voulez-vous vraiment effectuer cette action ?",
    detail: "Annuler 2 lignes de la commande nº 24118. La cliente a déjà payé\u00a0: 38,79\u00a0€ seront à rembourser.",
    tone: "danger",
    onConfirm: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 360 }} tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Le focus attend sur « Annuler » ; Échap ne change rien. */
export const Confirm: Story = {
  name: "Au clavier",
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole("alertdialog", { name: "Voulez-vous vraiment effectuer cette action ?" });
    await expect(dialog).toHaveAccessibleDescription(/38,79/);
    const cancel = within(dialog).getByRole("button", { name: "Annuler" });
    await expect(cancel).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Confirmer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Pendant l’envoi, ni les boutons ni Échap ne font quoi que ce soit. */
export const Busy: Story = {
  name: "En cours",
  args: { isBusy: true },
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Confirmer" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Annuler" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Un champ entre la question et les boutons ; le bouton nomme ce qu’il fait. */
export const WithField: Story = {
  name: "Avec un champ",
  args: { tone: "normal", detail: "Expédier 2 lignes de la commande nº 24118.", confirmLabel: "Expédier 2 lignes" },
  render: (args) => (
    <ConfirmDialog {...args}>
      <TextField isOptional label="Numéro de suivi" name="trackingNumber" />
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole("alertdialog"));
    await expect(dialog.getByRole("textbox", { name: /^Numéro de suivi\s?\(facultatif\)$/ })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Expédier 2 lignes" })).toBeVisible();
  },
};

function Resend(args: ComponentProps<typeof ConfirmDialog>) {
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      {...args}
      onConfirm={() => {
        args.onConfirm();
        setError("Donnez une adresse comme nom@exemple.fr.");
      }}
    >
      <TextField defaultValue="helene@" error={error} label="Adresse électronique" name="to" required type="email" />
    </ConfirmDialog>
  );
}

/** Ce que le champ refuse se lit au champ, dans les mots de la page : pas de bulle du navigateur dans sa langue à lui. */
export const FieldRefused: Story = {
  name: "Avec un champ en erreur",
  args: { tone: "normal", detail: "Renvoyer ce courriel à une autre adresse.", confirmLabel: "Renvoyer" },
  render: (args) => <Resend {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Renvoyer" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    const field = canvas.getByRole("textbox", { name: "Adresse électronique" });
    await waitFor(() => expect(field).toHaveAccessibleDescription("Donnez une adresse comme nom@exemple.fr."));
    await expect(field).toBeInvalid();
  },
};

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Modifier l’adresse</Button>
      {isOpen ? (
        <Dialog
          actions={<Button onClick={() => setIsOpen(false)}>Enregistrer l’adresse</Button>}
          onClose={() => setIsOpen(false)}
          title="Adresse de livraison"
        >
          <TextField label="Rue" name="address1" />
        </Dialog>
      ) : null}
    </>
  );
}

/** À la fermeture, le focus revient d’où il était parti. */
export const ReturnsFocus: Story = {
  name: "Fermé, le focus rendu",
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Modifier l’adresse" });
    await userEvent.click(opener);
    const dialog = canvas.getByRole("dialog", { name: "Adresse de livraison" });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Un dialogue simple, ouvert par un bouton de la page. */
export const Open: Story = {
  name: "Dialogue avec un formulaire",
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
  },
};
