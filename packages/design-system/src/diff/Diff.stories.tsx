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

const meta = {
  title: "États/Comparaison",
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

/** Words that left are struck, words that came are underlined; what is the same opens on demand. */
export const TwoVersions: Story = {
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

/** Somebody saved first: both versions, and the two ways out. */
export const Conflict: Story = {
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

/** Nothing differs. */
export const Identical: Story = {
  args: { properties: properties.filter(({ before, after }) => before === after) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Les deux versions sont identiques.")).toBeVisible();
  },
};

/** On a small screen the two versions stand one below the other, each with its name. */
export const SmallScreen: Story = {
  args: Conflict.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
};

/** A text with nothing in common with its former self stands as a whole. */
export const Rewritten: Story = {
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

/** The same in English. */
export const English: Story = {
  globals: { locale: "en" },
  args: { label: "Two versions", beforeLabel: "Your version", afterLabel: "Yann’s version, 09:26" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "8 identical fields" })).toBeVisible();
  },
};
