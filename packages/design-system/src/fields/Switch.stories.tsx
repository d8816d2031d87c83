import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Form } from "./Form.tsx";
import { Switch } from "./Switch.tsx";

/** Une chose allumée ou éteinte, et à côté le mot qui le dit. */
const meta = {
  title: "Champs/Interrupteur (Switch)",
  component: Switch,
  args: { label: "Vente en ligne", value: true, onChange: fn(), onWord: "Ouverte", offWord: "Fermée" },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 344 }}>
        <Switch
          {...args}
          onChange={(isOn) => {
            args.onChange(isOn);
            setValue(isOn);
          }}
          value={value}
        />
      </div>
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Espace, Entrée et un clic sur les mots le tournent ; le mot de son état suit. */
export const On: Story = {
  name: "Allumé",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole("switch", { name: "Vente en ligne" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
    await expect(canvas.getByText("Fermée")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText("Vente en ligne"));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const OffState: Story = {
  name: "Éteint",
  args: { value: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "Vente en ligne" })).not.toBeChecked();
    await expect(canvas.getByText("Fermée")).toBeVisible();
  },
};

/** L’aide sous les mots ; sans mots à lui, son état se dit « Oui ». */
export const WithHelp: Story = {
  name: "Avec une aide",
  args: { help: "Fermée, le site montre les livres sans le panier.", onWord: undefined, offWord: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription("Fermée, le site montre les livres sans le panier.");
    await expect(canvas.getByText("Oui")).toBeVisible();
  },
};

/** Désactivé, il reste atteignable et dit pourquoi. */
export const Off: Story = {
  name: "Allumé, désactivé, avec la raison",
  args: { disabledReason: "Seule la gérante peut fermer la vente en ligne." },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch");
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription("Seule la gérante peut fermer la vente en ligne.");
    await userEvent.keyboard(" {Enter}");
    await expect(control).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OffAndOff: Story = {
  name: "Éteint, désactivé, avec la raison",
  args: { value: false, disabledReason: "Seule la gérante peut ouvrir la vente en ligne." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("switch", { name: "Vente en ligne" });
    await expect(field).not.toBeChecked();
    await expect(field).toHaveAccessibleDescription("Seule la gérante peut ouvrir la vente en ligne.");
  },
};

export const Refused: Story = {
  name: "En erreur",
  render: (args) => (
    <div style={{ maxWidth: 344 }}>
      <Form
        errors={{ summary: [], properties: [{ propertyName: "isOpen", errorMessage: "Aucun mode de livraison n’est réglé." }] }}
        onSubmit={fn()}
      >
        <Switch {...args} name="isOpen" />
      </Form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("switch")).toHaveAccessibleDescription("Aucun mode de livraison n’est réglé.");
  },
};

/** Dans 240 px, un long libellé passe à la ligne à côté de l’interrupteur, qui garde sa taille. */
export const Narrow: Story = {
  name: "Étroit",
  args: { label: "Prévenir le client par courriel dès que sa commande attend au magasin", value: false },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const InEnglish: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Online shop", onWord: undefined, offWord: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "Online shop" })).toBeChecked();
    await expect(canvas.getByText("Yes")).toBeVisible();
  },
};
