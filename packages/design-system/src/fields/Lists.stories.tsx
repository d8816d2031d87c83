import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmailListField } from "./EmailListField.tsx";
import { TagsField } from "./TagsField.tsx";

const meta = {
  title: "Champs/Listes de mots et d’adresses",
  component: EmailListField,
  args: { label: "Destinataires", name: "recipients", value: [], onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <EmailListField
        {...args}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
        value={value}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448, minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: "nom@exemple.fr" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Destinataires" });
    await expect(field).toHaveAccessibleDescription("Séparez les adresses par un point-virgule, une virgule ou Entrée.");
    await expect(field).toHaveAttribute("placeholder", "nom@exemple.fr");
  },
};

export const Filled: Story = {
  args: { value: ["n.benhamou@example.fr", "atelier@peuplier.example", "presse@quai.example"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Retirer atelier@peuplier.example" })).toBeVisible();
  },
};

/** A list pasted from a mail: names go, what is no address stays in the field and is named, what stood there is said. */
export const Pasted: Story = {
  args: { value: ["presse@quai.example"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Destinataires" });
    await userEvent.click(field);
    await userEvent.paste("Nadia Benhamou <N.Benhamou@example.fr>; presse@quai.example\natelier@peuplier, a.leroy@example.fr");
    await expect(args.onChange).toHaveBeenLastCalledWith(["presse@quai.example", "n.benhamou@example.fr", "a.leroy@example.fr"]);
    await expect(field).toHaveValue("atelier@peuplier");
    await expect(field).toHaveAccessibleDescription(/Adresse incorrecte.: atelier@peuplier\./);
    await expect(canvas.getByText(/Déjà dans la liste.: presse@quai\.example\./)).toBeInTheDocument();
    await userEvent.type(field, ".example{Enter}");
    await expect(field).toBeValid();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

/** Separators end an address; Backspace takes the last one away, the arrows lead to the others. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Destinataires" });
    await userEvent.type(field, "a@x.fr;b@x.fr,c@x.fr{Enter}");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["a@x.fr", "b@x.fr"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Retirer a@x.fr" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["b@x.fr"]);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer b@x.fr" }));
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await expect(field).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { value: ["presse@quai.example"], error: "La campagne demande au moins deux destinataires." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Destinataires" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^La campagne demande au moins deux destinataires\./);
  },
};

export const Off: Story = {
  render: (args) => <EmailListField {...args} isDisabled value={["presse@quai.example"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Destinataires" })).toBeDisabled();
    await expect(canvas.getByText("presse@quai.example")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** In 240 px a long address is cut with an ellipsis inside its chip, and its button stays in sight. */
export const Narrow: Story = {
  args: {
    label: "Copies cachées",
    value: ["service.de.presse.et.des.relations.avec.les.libraires@editions-du-peuplier.example", "a@x.fr"],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const InEnglish: Story = {
  globals: { locale: "en" },
  args: { label: "Recipients" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Recipients" })).toHaveAccessibleDescription(
      "Part the addresses with a semicolon, a comma or Enter.",
    );
  },
};

const themes = ["Roman", "Poésie", "Théâtre", "Essai", "Œuvres complètes", "Littérature algérienne"];
const tagged = fn();

function TagsDemo({ first = ["Roman"] }: { first?: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <TagsField
      help="Trois suffisent le plus souvent."
      label="Thèmes"
      name="themes"
      onChange={(next) => {
        tagged(next);
        setValue(next);
      }}
      suggestions={themes}
      value={value}
    />
  );
}

/** Accents do not matter: « poesie » is the « Poésie » that exists, and what is new can be created. */
export const Tags: Story = {
  render: () => <TagsDemo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Thèmes" });
    await userEvent.type(field, "oeuv");
    await expect(canvas.getByRole("option", { name: "Œuvres complètes" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(tagged).toHaveBeenLastCalledWith(["Roman", "Œuvres complètes"]);
    await userEvent.type(field, "poesie{Enter}");
    await expect(tagged).toHaveBeenLastCalledWith(["Roman", "Œuvres complètes", "Poésie"]);
    await userEvent.type(field, "ROMAN{Enter}");
    await expect(tagged).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(/Déjà dans la liste.: ROMAN\./)).toBeInTheDocument();
    await userEvent.type(field, "Camus");
    await userEvent.click(canvas.getByRole("option", { name: "Créer «\u00a0Camus\u00a0»" }));
    await expect(tagged).toHaveBeenLastCalledWith(["Roman", "Œuvres complètes", "Poésie", "Camus"]);
    await userEvent.type(field, "Duras;");
    await expect(tagged).toHaveBeenLastCalledWith(["Roman", "Œuvres complètes", "Poésie", "Camus", "Duras"]);
    await userEvent.keyboard("{Backspace}");
    await expect(tagged).toHaveBeenLastCalledWith(["Roman", "Œuvres complètes", "Poésie", "Camus"]);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer Roman" }));
    await expect(tagged).toHaveBeenLastCalledWith(["Œuvres complètes", "Poésie", "Camus"]);
  },
};

export const TagsOpen: Story = {
  render: () => <TagsDemo />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "litt");
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(2);
  },
};

export const TagsRefused: Story = {
  render: () => <TagsField error="Choisissez au moins un thème." label="Thèmes" onChange={fn()} suggestions={themes} value={[]} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Thèmes" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Choisissez au moins un thème.");
  },
};

export const TagsOff: Story = {
  render: () => <TagsField isDisabled label="Thèmes" onChange={fn()} suggestions={themes} value={["Roman", "Poésie"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Thèmes" })).toBeDisabled();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: /^Retirer/ })).toBeNull();
  },
};
