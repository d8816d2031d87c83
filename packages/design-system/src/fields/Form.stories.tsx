import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Form, type FormErrors } from "./Form.tsx";
import { FormSection, SectionErrors } from "./FormSection.tsx";
import { TextArea, TextField } from "./TextField.tsx";

const refused: FormErrors = {
  summary: ["Le catalogue est en cours de mise à jour."],
  properties: [
    { propertyName: "ean", errorMessage: "Cet EAN est déjà celui de la fiche nº 2207, « La Vie mode d’emploi »." },
    { propertyName: "authors[0].name", errorMessage: "Le nom de l’auteur est trop long." },
    { propertyName: "weight", errorMessage: "Le poids doit être positif." },
  ],
};

/** Un formulaire qui met chaque phrase du serveur au bon champ et mène au premier champ à corriger. */
const meta = {
  title: "Champs/Formulaire (Form)",
  component: Form,
  subcomponents: { FormSection, SectionErrors },
  args: { onSubmit: fn(), children: null },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Form {...args}>
        <TextField label="Titre" name="title" defaultValue="La Vie mode d’emploi" />
        <TextField label="EAN" name="ean" help="Treize chiffres, avec ou sans tirets." defaultValue="978-2-253-02390-6" />
        <TextField label="Auteurs" name="authors" defaultValue="Georges Perec" />
        <TextArea label="Résumé" name="summary" isOptional />
        <div>
          <Button type="submit" variant="primary">
            Enregistrer la fiche
          </Button>
        </div>
      </Form>
    </div>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Avant tout envoi : les champs l’un sous l’autre, le bouton au pied, aucune erreur. */
export const Empty: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeValid();
  },
};

export const Submits: Story = {
  name: "Envoyé avec Entrée",
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText("Titre"), " !{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Chaque champ montre sa phrase, le premier prend le focus, et ce qu’aucun champ ne réclame se lit en tête. */
export const Refused: Story = {
  name: "Refusé par le serveur",
  args: { errors: refused, summaryTitle: "La fiche n’a pas été enregistrée. Votre saisie est conservée." },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ean = canvas.getByLabelText("EAN");
    await expect(ean).toHaveFocus();
    await expect(ean).toHaveAccessibleDescription(/déjà celui de la fiche/);
    await expect(canvas.getByLabelText("Auteurs")).toHaveAccessibleDescription("Le nom de l’auteur est trop long.");
    const summary = within(canvas.getByRole("alert"));
    await expect(summary.getByText("Le poids doit être positif.")).toBeVisible();
    await expect(summary.getByText("Le catalogue est en cours de mise à jour.")).toBeVisible();
    await userEvent.click(summary.getByRole("link", { name: "Auteurs" }));
    await expect(canvas.getByLabelText("Auteurs")).toHaveFocus();
  },
};

/** Un deuxième refus ramène le focus au champ à corriger. */
export const RefusedTwice: Story = {
  name: "Refusé deux fois",
  render: function Twice(args) {
    const [errors, setErrors] = useState<FormErrors | null>(null);
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={() => setErrors({ summary: [], properties: [{ propertyName: "lastName", errorMessage: "Saisissez un nom." }] })}
      >
        <TextField label="Prénom" name="firstName" />
        <TextField label="Nom" name="lastName" />
        <Button type="submit">Enregistrer</Button>
      </Form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole("button", { name: "Enregistrer" });
    await userEvent.click(save);
    await expect(canvas.getByLabelText("Nom")).toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByLabelText("Nom")).toHaveFocus();
    await expect(canvas.getByLabelText("Nom")).toBeInvalid();
    await expect(canvas.getByLabelText("Prénom")).toBeValid();
  },
};

/** Les phrases encadrées, dites à voix haute dès qu’elles paraissent. */
export const RefusedInBoxes: Story = {
  name: "Refusé, phrases encadrées",
  args: { errors: refused, errorStyle: "alert" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("alert")).toHaveLength(3);
    await expect(canvas.getByLabelText("Auteurs")).toHaveAccessibleDescription("Le nom de l’auteur est trop long.");
  },
};

/** Un champ peut être le seul à dire sa phrase dans un cadre. */
export const OneFieldInABox: Story = {
  name: "Un seul champ encadré",
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Form {...args}>
        <TextField error="Cette collection n’existe plus." errorStyle="alert" label="Collection" name="collection" />
        <TextField error="Saisissez un titre." label="Titre" name="title" />
      </Form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Cette collection n’existe plus.");
  },
};

const inTabs: FormErrors = {
  summary: [],
  properties: [
    { propertyName: "price", errorMessage: "Le prix doit être positif." },
    { propertyName: "tax", errorMessage: "Choisissez un taux." },
  ],
};

/** Les titres comptent ce qui est à corriger chez eux, et la partie repliée s’ouvre avant que son champ prenne le focus. */
export const RefusedInAHiddenPart: Story = {
  name: "Refusé dans une partie repliée",
  render: function Parts(args) {
    const [errors, setErrors] = useState<FormErrors | null>(null);
    const [open, setOpen] = useState("book");
    const parts = [
      { name: "book", heading: "Le livre" },
      { name: "sale", heading: "La vente" },
    ];
    return (
      <div style={{ maxWidth: 480 }}>
        <Form {...args} errors={errors} onSubmit={() => setErrors({ ...inTabs })}>
          <div style={{ display: "flex", gap: 8 }}>
            {parts.map(({ name, heading }) => (
              <Button aria-pressed={open === name} key={name} onClick={() => setOpen(name)} variant="plain">
                {heading} <SectionErrors name={name} />
              </Button>
            ))}
          </div>
          <div hidden={open !== "book"}>
            <FormSection name="book" onReveal={() => setOpen("book")}>
              <TextField defaultValue="L’Amant" label="Titre" name="title" />
            </FormSection>
          </div>
          <div hidden={open !== "sale"}>
            <FormSection name="sale" onReveal={() => setOpen("sale")}>
              <TextField label="Prix" name="price" />
              <TextField label="Taux" name="tax" />
            </FormSection>
          </div>
          <div>
            <Button type="submit" variant="primary">
              Enregistrer la fiche
            </Button>
          </div>
        </Form>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la fiche" }));
    await waitFor(() => expect(canvas.getByLabelText("Prix")).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "La vente 2\u00a0à corriger" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "Le livre" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Le livre" }));
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer la fiche" }));
    await waitFor(() => expect(canvas.getByLabelText("Prix")).toHaveFocus());
  },
};
