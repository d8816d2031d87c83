import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Form } from "../fields/Form.tsx";
import { Select } from "../fields/Select.tsx";
import { LocalizedFields, type LocalizedText } from "./LocalizedFields.tsx";

/** Les mêmes champs en plusieurs langues : côte à côte quand il y a la place, sinon l’une sous l’autre ; chaque langue dit où elle en est. */
const meta = {
  title: "Champs/Textes en plusieurs langues (LocalizedFields)",
  component: LocalizedFields,
  args: {
    label: "Textes de la fiche",
    locales: ["fr", "en"],
    fields: [
      { name: "title", label: "Titre" },
      { name: "subtitle", label: "Sous-titre" },
      { name: "summary", label: "Résumé", kind: "area", help: "Trois lignes dans la liste." },
      { name: "note", label: "Mot du libraire", kind: "area" },
      { name: "button", label: "Bouton" },
    ],
    value: {
      fr: {
        title: "La Peste",
        subtitle: "Roman",
        summary: "Oran, dans les années quarante\u00a0: des rats meurent, puis des hommes, et la ville ferme ses portes.",
        note: "À relire lentement.",
        button: "Réserver en librairie",
      },
      en: { title: "The Plague", subtitle: "Novel", button: "Reserve in the shop" },
    },
    onChange: fn(),
  },
  render: function Written(args) {
    const [value, setValue] = useState<LocalizedText>(args.value);
    return (
      <LocalizedFields
        {...args}
        onChange={(texts) => {
          args.onChange(texts);
          setValue(texts);
        }}
        value={value}
      />
    );
  },
} satisfies Meta<typeof LocalizedFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chaque langue dit où elle en est ; copier remplit ce qui est vide et rien d’autre ; un texte étranger porte sa langue. */
export const TwoLanguages: Story = {
  name: "Deux langues",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const english = canvas.getByRole("group", { name: "Anglais" });
    await expect(within(english).getByText(/^Anglais\s: 3 champs sur 5$/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Titre en anglais" })).toHaveAttribute("lang", "en");
    await userEvent.type(canvas.getByRole("textbox", { name: "Résumé en anglais" }), "Oran, in the forties.");
    await expect(within(english).getByText(/^Anglais\s: 4 champs sur 5$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copier du français vers l’anglais" }));
    await expect(canvas.getByRole("textbox", { name: "Mot du libraire en anglais" })).toHaveValue("À relire lentement.");
    await expect(canvas.getByRole("textbox", { name: "Titre en anglais" })).toHaveValue("The Plague");
    await expect(canvas.getByText("Les champs vides ont reçu le texte en français.")).toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Untranslated: Story = {
  name: "Non traduit",
  args: { value: { fr: meta.args.value.fr } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Français\s: 5 champs sur 5$/)).toBeVisible();
    await expect(canvas.getByText(/^Anglais\s: 0 champ sur 5$/)).toBeVisible();
  },
};

export const ThreeLanguages: Story = {
  name: "Trois langues",
  args: { locales: ["fr", "en", "pt-BR"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Portugais .*\s: 0 champ sur 5$/)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Copier du français/ })).toHaveLength(2);
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { value: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/\s: 0 champ sur 5$/)).toHaveLength(2);
  },
};

/** Sur un téléphone, les langues l’une sous l’autre. */
export const Narrow: Story = {
  name: "Sur téléphone",
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvas }) => {
    const [french, english] = ["Français", "Anglais"].map((name) => canvas.getByRole("group", { name }).getBoundingClientRect());
    await expect(english?.top).toBeGreaterThanOrEqual(french?.bottom ?? Number.NaN);
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("English: 3 of 5 fields")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy from French into English" })).toBeVisible();
  },
};

/** Un champ propre à la page est là dans chaque langue, et la phrase du serveur au champ qu’elle nomme. */
export const OwnFieldAndError: Story = {
  name: "Champ particulier, en erreur",
  args: {
    name: "texts",
    fields: [
      { name: "title", label: "Titre" },
      {
        name: "format",
        label: "Format",
        render: ({ label, value, onChange, name }) => (
          <Select
            label={label}
            name={name}
            onChange={onChange}
            options={[
              { value: "paperback", label: "Poche" },
              { value: "hardback", label: "Relié" },
            ]}
            placeholder="Choisir…"
            value={value || null}
          />
        ),
      },
    ],
  },
  decorators: [
    (Story) => (
      <Form
        errors={{ summary: [], properties: [{ propertyName: "texts.en.title", errorMessage: "Ce titre existe déjà en anglais." }] }}
        onSubmit={fn()}
      >
        <Story />
      </Form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Titre en anglais" })).toHaveAccessibleDescription("Ce titre existe déjà en anglais.");
    await expect(canvas.getByRole("textbox", { name: "Titre en français" })).toBeValid();
    await userEvent.click(canvas.getByRole("combobox", { name: "Format en anglais" }));
    await userEvent.click(canvas.getByRole("option", { name: "Relié" }));
    await expect(canvas.getByRole("combobox", { name: "Format en anglais" })).toHaveTextContent("Relié");
  },
};
