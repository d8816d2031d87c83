import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { type DataColumn, DataTable } from "../DataTable.tsx";
import { ColumnChooser, ColumnPanel } from "./ColumnChooser.tsx";
import { useColumns } from "./useColumns.tsx";
import { type ColumnsState, originalColumns } from "./useColumnTable.ts";

interface Book {
  ean: string;
  title: string;
  author: string;
  publisher: string;
  shelf: string;
  price: string;
}

const books: Book[] = [
  {
    ean: "978-2-07-036002-4",
    title: "L’Étranger",
    author: "Albert Camus",
    publisher: "Gallimard",
    shelf: "Romans, C",
    price: "7,40\u00a0€",
  },
  {
    ean: "978-2-07-030095-2",
    title: "Capitale de la douleur",
    author: "Paul Éluard",
    publisher: "Gallimard",
    shelf: "Poésie, E",
    price: "9,20\u00a0€",
  },
  {
    ean: "978-2-7073-0695-1",
    title: "L’Amant",
    author: "Marguerite Duras",
    publisher: "Minuit",
    shelf: "Romans, D",
    price: "13,50\u00a0€",
  },
  {
    ean: "978-2-253-02390-9",
    title: "La Vie mode d’emploi",
    author: "Georges Perec",
    publisher: "Le Livre de poche",
    shelf: "Romans, P",
    price: "11,90\u00a0€",
  },
];
const columns: DataColumn<Book>[] = [
  { id: "title", header: "Titre", width: "224px", cell: (book) => <cite>{book.title}</cite>, isMain: true },
  { id: "author", header: "Auteur", width: "176px", cell: (book) => book.author, isSortable: true, cardSlot: "plain" },
  { id: "publisher", header: "Éditeur", width: "160px", cell: (book) => book.publisher },
  { id: "shelf", header: "Rayon", width: "128px", cell: (book) => book.shelf },
  { id: "ean", header: "EAN", width: "168px", cell: (book) => book.ean },
  { id: "price", header: "Prix", width: "112px", cell: (book) => book.price, align: "end", isSortable: true, cardSlot: "corner" },
];

function Books({ initial = originalColumns }: { initial?: ColumnsState }) {
  const [state, setState] = useState(initial);
  const arranged = useColumns(columns, state, setState);
  return (
    <main style={{ padding: "24px 16px", minHeight: 420, "--size-topbar": "0px" } as CSSProperties}>
      <div style={{ display: "flex", paddingBottom: 8 }}>
        <ColumnChooser columns={columns} onChange={setState} state={state} />
      </div>
      <DataTable
        caption="Livres du rayon"
        columns={arranged}
        getRowId={(book) => book.ean}
        options={{ height: "320px" }}
        rowHref={(book) => `#/books/${book.ean}`}
        rows={books}
        sorting={{ by: null, onChange: () => undefined }}
      />
    </main>
  );
}

/** Chacun garde les colonnes qu’il veut, dans son ordre et à sa largeur. */
const meta = {
  title: "Listes/Choix des colonnes (ColumnChooser)",
  component: Books,
  subcomponents: { ColumnChooser, ColumnPanel },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Books>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Une colonne est cachée, une autre déplacée au clavier, le focus restant sur son bouton ; un appui remet tout. */
export const Choosing: Story = {
  name: "Au clavier",
  play: async ({ canvas }) => {
    const heads = () => canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await userEvent.click(canvas.getByRole("button", { name: "Colonnes" }));
    const panel = within(canvas.getByRole("group", { name: "Colonnes" }));
    await userEvent.click(panel.getByRole("checkbox", { name: "Rayon" }));
    await expect(heads()).toEqual(["Titre", "Auteur", "Éditeur", "EAN", "Prix"]);
    const up = panel.getByRole("button", { name: "Monter Prix" });
    up.focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
    await expect(heads()).toEqual(["Titre", "Prix", "Auteur", "Éditeur", "EAN"]);
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await expect(panel.getByRole("status")).toHaveTextContent("Prix, position 1 sur 5");
    await userEvent.click(panel.getByRole("button", { name: "Rétablir les colonnes d’origine" }));
    await expect(heads()).toEqual(["Titre", "Auteur", "Éditeur", "Rayon", "EAN", "Prix"]);
  },
};

/** Le bord d’un en-tête au clavier : les flèches par 16 pixels, Entrée pour la largeur d’origine. */
export const Resizing: Story = {
  name: "Largeur, au clavier",
  play: async ({ canvas }) => {
    const edge = canvas.getByRole("separator", { name: "Largeur de la colonne Auteur" });
    const head = canvas.getByRole("columnheader", { name: /^Auteur/ });
    const before = head.getBoundingClientRect().width;
    edge.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    const wider = canvas.getByRole("separator", { name: "Largeur de la colonne Auteur" });
    await expect(wider).toHaveFocus();
    await expect(Math.round(canvas.getByRole("columnheader", { name: /^Auteur/ }).getBoundingClientRect().width - before)).toBe(32);
    await userEvent.keyboard("{Enter}");
    await expect(Math.round(canvas.getByRole("columnheader", { name: /^Auteur/ }).getBoundingClientRect().width)).toBe(Math.round(before));
  },
};

/** Ce qu’une personne a gardé : deux colonnes de moins, le prix d’abord, un auteur plus large. */
export const Sample: Story = {
  name: "Colonnes gardées",
  args: { initial: { order: ["price", "author"], hidden: ["shelf", "publisher"], widths: { author: 280 } } },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await expect(canvas.getByRole("button", { name: "Restore the original columns" })).toBeVisible();
  },
};
