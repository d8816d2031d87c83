import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmailListField } from "./EmailListField.tsx";
import { TagsField } from "./TagsField.tsx";

/** Plusieurs adresses, tapées une à une ou collées d’un courriel ; ce qui n’est pas une adresse reste dans le champ et se voit nommé. Et des mots-clés, pris dans ceux qui existent ou créés. */
const meta = {
  title: "Champs/Adresses électroniques et mots-clés (EmailListField, TagsField)",
  component: EmailListField,
  subcomponents: { TagsField },
  args: { label: "Destinataires", name: "recipients", value: [], onChange: fn() },
  render: function Controlled(args) {
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
  name: "Adresses, vide",
  args: { placeholder: "nom@exemple.fr" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Destinataires" });
    await expect(field).toHaveAccessibleDescription("Séparez les adresses par un point-virgule, une virgule ou Entrée.");
    await expect(field).toHaveAttribute("placeholder", "nom@exemple.fr");
  },
};

export const Filled: Story = {
  name: "Adresses, rempli",
  args: { value: ["n.benhamou@example.fr", "atelier@peuplier.example", "presse@quai.example"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Retirer atelier@peuplier.example" })).toBeVisible();
  },
};

/** Une liste collée d’un courriel : les noms tombent, ce qui n’est pas une adresse reste et se voit nommé, ce qui y était déjà est dit. */
export const Pasted: Story = {
  name: "Adresses, collées",
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

/** Un séparateur termine une adresse ; Retour arrière enlève la dernière, les flèches mènent aux autres. */
export const ByKeyboard: Story = {
  name: "Adresses, au clavier",
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
  name: "Adresses, en erreur",
  args: { value: ["presse@quai.example"], error: "La campagne demande au moins deux destinataires." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Destinataires" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^La campagne demande au moins deux destinataires\./);
  },
};

export const Off: Story = {
  name: "Adresses, désactivé",
  render: (args) => <EmailListField {...args} isDisabled value={["presse@quai.example"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Destinataires" })).toBeDisabled();
    await expect(canvas.getByText("presse@quai.example")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Dans 240 px, une longue adresse est coupée dans son étiquette, et son bouton reste visible. */
export const Narrow: Story = {
  name: "Adresses, étroit",
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
  name: "Adresses, en anglais",
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

/** Les accents ne comptent pas : « poesie » trouve la « Poésie » qui existe, et ce qui est nouveau peut se créer. */
export const Tags: Story = {
  name: "Mots-clés",
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
  name: "Mots-clés, ouvert",
  render: () => <TagsDemo />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "litt");
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(2);
  },
};

export const TagsRefused: Story = {
  name: "Mots-clés, en erreur",
  render: () => <TagsField error="Choisissez au moins un thème." label="Thèmes" onChange={fn()} suggestions={themes} value={[]} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Thèmes" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Choisissez au moins un thème.");
  },
};

/** Une liste collée, une ligne par mot, les apporte tous ; ce qui y est déjà ou s’y répète ne compte qu’une fois. */
export const TagsPasted: Story = {
  name: "Mots-clés collés",
  render: () => <TagsDemo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Thèmes" }));
    await userEvent.paste("Poésie\n roman \n\nThéâtre\nTHÉÂTRE");
    await expect(tagged).toHaveBeenLastCalledWith(["Roman", "Poésie", "THÉÂTRE"]);
    await userEvent.paste("Une seule ligne");
    await expect(canvas.getByRole("combobox", { name: "Thèmes" })).toHaveValue("Une seule ligne");
  },
};

export const TagsOff: Story = {
  name: "Mots-clés, désactivé",
  render: () => <TagsField isDisabled label="Thèmes" onChange={fn()} suggestions={themes} value={["Roman", "Poésie"]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Thèmes" })).toBeDisabled();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: /^Retirer/ })).toBeNull();
  },
};
