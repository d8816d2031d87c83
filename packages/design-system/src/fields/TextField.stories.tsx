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

/** The label above its frame, the text inside, nothing below. */
export const Filled: Story = {};
/** A unit inside the frame, the figures against it, help below; both are said with the field. */
export const WithHelp: Story = {
  args: { label: "Prix TTC", help: "Prix fixé par l’éditeur.", after: "€", isNumeric: true, defaultValue: "11,90" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveAccessibleDescription("Prix fixé par l’éditeur. €");
  },
};

export const Optional: Story = {
  args: { label: "Série", isOptional: true, defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /^Série\s?\(facultatif\)$/ })).toHaveValue("");
  },
};

/** A dot beside the label marks what is not saved yet. */
export const Changed: Story = { args: { isChanged: true } };
export const Errored: Story = {
  args: { error: "Saisissez un titre.", defaultValue: "" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Titre" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Saisissez un titre.");
  },
};

export const Off: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Titre" })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Titre" });
    await userEvent.type(field, "!");
    await expect(field).toHaveValue("La Vie mode d’emploi");
  },
};

export const SeveralLines: Story = {
  render: () => <TextArea help="254 signes. Le site en montre 180 dans les listes." label="Texte de présentation" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Texte de présentation" })).toHaveAccessibleDescription(/Le site en montre 180/);
  },
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
