import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { Diff, type DiffProperty } from "./Diff.tsx";

const properties: DiffProperty[] = [
  { id: "title", label: "Titre", before: "L’Etranger", after: "L’Étranger" },
  { id: "price", label: "Prix TTC", before: "6,90\u00a0€", after: "7,20\u00a0€" },
  { id: "collection", label: "Collection", before: null, after: "Folio" },
  { id: "shelf", label: "Rayon", before: "P-04", after: null },
  {
    id: "summary",
    label: "Résumé",
    isLongText: true,
    before:
      "Aujourd’hui, maman est morte. Ou peut-être hier. Meursault, employé de bureau à Alger, enterre sa mère sans une larme, puis tue un homme sur une plage.",
    after:
      "Aujourd’hui, maman est morte. Ou peut-être hier, je ne sais pas. Meursault, employé à Alger, enterre sa mère sans une larme\u202f; puis il tue un homme sur une plage écrasée de soleil.",
  },
  { id: "author", label: "Auteur", before: "Albert Camus", after: "Albert Camus" },
  { id: "publisher", label: "Éditeur", before: "Gallimard", after: "Gallimard" },
  { id: "ean", label: "EAN", before: "978-2-07-036002-4", after: "978-2-07-036002-4" },
  { id: "vat", label: "TVA", before: "5,5\u00a0%", after: "5,5\u00a0%" },
  { id: "format", label: "Format", before: "Poche", after: "Poche" },
  { id: "pages", label: "Pages", before: "192", after: "192" },
  { id: "weight", label: "Poids", before: "120\u00a0g", after: "120\u00a0g" },
  { id: "note", label: "Note interne", before: "", after: null },
];

/** Deux versions d’une fiche, champ par champ : ce qui est parti est barré, ce qui est venu est souligné, ce qui est pareil est replié. */
const meta = {
  title: "États/Comparaison (Diff)",
  component: Diff,
  args: {
    label: "Deux versions de L’Étranger",
    beforeLabel: "Votre version",
    afterLabel: "Version de Yann Kerbrat, 09:26",
    properties,
  },
} satisfies Meta<typeof Diff>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les mots partis sont barrés, les mots venus sont soulignés ; ce qui est pareil s’ouvre à la demande. */
export const TwoVersions: Story = {
  name: "Principal",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("deletion")[0]).toHaveTextContent("supprimé : L’Etranger, fin de la suppression");
    await expect(canvas.getByText(", je ne sais pas")).toBeVisible();
    await expect(canvas.queryByText("Gallimard")).toBeNull();
    const fold = canvas.getByRole("button", { name: "8 champs identiques" });
    fold.focus();
    await userEvent.keyboard("{Enter}");
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("Gallimard")).toBeVisible();
  },
};

/** Quelqu’un a enregistré avant : les deux versions, et les deux issues. */
export const Conflict: Story = {
  name: "Conflit",
  args: {
    actions: (
      <>
        <Button onClick={fn()}>Reprendre la sienne</Button>
        <Button onClick={fn()} variant="primary">
          Garder ma version
        </Button>
      </>
    ),
  },
};

/** Rien ne diffère. */
export const Identical: Story = {
  name: "Identiques",
  args: { properties: properties.filter(({ before, after }) => before === after) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Les deux versions sont identiques.")).toBeVisible();
  },
};

/** Sur un petit écran, une version sous l’autre, chacune avec son nom. */
export const SmallScreen: Story = {
  name: "Étroit",
  args: Conflict.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};

/** Un texte qui n’a plus rien de commun avec le précédent est montré d’un bloc. */
export const Rewritten: Story = {
  name: "Texte réécrit",
  args: {
    properties: [
      {
        id: "summary",
        label: "Résumé",
        isLongText: true,
        before: "Un barrage contre le Pacifique. ".repeat(40),
        after: "La mère achète une concession que la mer noie chaque été. ".repeat(40),
      },
    ],
  },
};

/** Les mots de la comparaison en anglais. */
export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  args: { label: "Two versions", beforeLabel: "Your version", afterLabel: "Yann’s version, 09:26" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "8 identical fields" })).toBeVisible();
  },
};
