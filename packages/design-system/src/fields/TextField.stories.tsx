import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { TextArea, TextField } from "./TextField.tsx";

/** Une ligne de texte avec son libellé, son aide et son erreur ; plusieurs lignes ; un mot de passe. */
const meta = {
  title: "Champs/Champ de texte (TextField, TextArea, PasswordField)",
  component: TextField,
  subcomponents: { Field, PasswordField, TextArea },
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

/** Le libellé au-dessus du cadre, le texte dedans, rien dessous. */
export const Filled: Story = { name: "Rempli" };
/** L’unité dans le cadre, le nombre contre elle, l’aide dessous ; les deux sont dites avec le champ. */
export const WithHelp: Story = {
  name: "Avec une aide et une unité",
  args: { label: "Prix TTC", help: "Prix fixé par l’éditeur.", after: "€", isNumeric: true, defaultValue: "11,90" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Prix TTC" })).toHaveAccessibleDescription("Prix fixé par l’éditeur. €");
  },
};

export const Optional: Story = {
  name: "Facultatif",
  args: { label: "Série", isOptional: true, defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /^Série\s?\(facultatif\)$/ })).toHaveValue("");
  },
};

/** Un point près du libellé marque ce qui n’est pas encore enregistré. */
export const Changed: Story = { name: "Modifié", args: { isChanged: true } };
export const Errored: Story = {
  name: "En erreur",
  args: { error: "Saisissez un titre.", defaultValue: "" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Titre" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Saisissez un titre.");
  },
};

export const Off: Story = {
  name: "Désactivé",
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Titre" })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  name: "En lecture seule",
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Titre" });
    await userEvent.type(field, "!");
    await expect(field).toHaveValue("La Vie mode d’emploi");
  },
};

export const SeveralLines: Story = {
  name: "Plusieurs lignes",
  render: () => <TextArea help="254 signes. Le site en montre 180 dans les listes." label="Texte de présentation" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Texte de présentation" })).toHaveAccessibleDescription(/Le site en montre 180/);
  },
};

/** L’œil montre le mot de passe et garde ce qu’on a tapé. */
export const Password: Story = {
  name: "Mot de passe",
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

/** La touche Verr. Maj. se signale pendant qu’on tape. */
export const PasswordWithCapsLock: Story = {
  name: "Mot de passe, majuscules verrouillées",
  render: () => <PasswordField autoComplete="current-password" label="Mot de passe" name="password" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText("Mot de passe");
    password.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock: true }));
    await expect(await canvas.findByText("La touche Verr. maj. est activée.")).toBeVisible();
    await expect(password).toHaveAccessibleDescription(/Verr\. maj\./);
  },
};
