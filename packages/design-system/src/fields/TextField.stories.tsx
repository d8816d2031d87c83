import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";
import { TextArea, TextField } from "./TextField.tsx";

const meta = {
  title: "Champs/TextField",
  component: TextField,
  args: { label: "Titre", name: "title", defaultValue: "La Vie mode d’emploi" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithHelp: Story = {
  args: { label: "Prix TTC", help: "Prix fixé par l’éditeur.", after: "€", isNumeric: true, defaultValue: "11,90" },
};
export const Optional: Story = { args: { label: "Série", isOptional: true, defaultValue: "" } };
export const Changed: Story = { args: { isChanged: true } };
export const Errored: Story = { args: { error: "Saisissez un titre.", defaultValue: "" } };
export const Off: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const SeveralLines: Story = {
  render: () => <TextArea help="254 signes. Le site en montre 180 dans les listes." label="Texte de présentation" />,
};

/** The eye shows the password and keeps what was typed. */
export const Password: Story = {
  render: () => <PasswordField autoComplete="current-password" label="Mot de passe" name="password" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText("Mot de passe");
    await userEvent.type(password, "reserve");
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Afficher le mot de passe" }));
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("reserve");
    await userEvent.click(canvas.getByRole("button", { name: "Masquer le mot de passe" }));
    await expect(password).toHaveAttribute("type", "password");
  },
};

/** Caps Lock is told while one types. */
export const PasswordWithCapsLock: Story = {
  render: () => <PasswordField autoComplete="current-password" label="Mot de passe" name="password" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText("Mot de passe");
    password.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true }));
    await expect(await canvas.findByText("La touche Verr. maj. est activée.")).toBeVisible();
    await expect(password).toHaveAccessibleDescription(/Verr\. maj\./);
  },
};
