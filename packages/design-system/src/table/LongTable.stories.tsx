import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type DataColumn, type DataSort, DataTable } from "./DataTable.tsx";
import { useSortedRows } from "./useSortedRows.ts";

interface Copy {
  shelfmark: string;
  title: string;
  author: string;
  publisher: string;
  price: number;
  stock: number;
}

const works = [
  ["L’Étranger", "Albert Camus", "Gallimard"],
  ["Capitale de la douleur", "Paul Éluard", "Gallimard"],
  ["L’Amant", "Marguerite Duras", "Minuit"],
  ["Œuvres complètes", "Arthur Rimbaud", "Gallimard"],
  ["La Vie mode d’emploi", "Georges Perec", "Hachette"],
  ["Mémoires d’Hadrien", "Marguerite Yourcenar", "Plon"],
  ["Les Années", "Annie Ernaux", "Gallimard"],
] as const;
const copies = (count: number): Copy[] =>
  Array.from({ length: count }, (_, index) => {
    const [title, author, publisher] = works[index % works.length] ?? works[0];
    return {
      shelfmark: String(100_001 + index),
      title,
      author,
      publisher,
      price: 690 + ((index * 7919) % 2400),
      stock: (index * 31) % 13,
    };
  });
const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

const columns: DataColumn<Copy>[] = [
  { id: "shelfmark", header: "Cote", width: "96px", cell: (copy) => copy.shelfmark, isMain: true, isSortable: true },
  { id: "title", header: "Titre", cell: (copy) => <cite>{copy.title}</cite>, isFlexible: true, isSortable: true, cardSlot: "plain" },
  { id: "author", header: "Auteur", width: "184px", cell: (copy) => copy.author, isSortable: true, cardSlot: "plain" },
  { id: "publisher", header: "Éditeur", width: "136px", cell: (copy) => copy.publisher },
  { id: "stock", header: "Stock", width: "88px", cell: (copy) => copy.stock, align: "end", isSortable: true, isDescendingFirst: true },
  {
    id: "price",
    header: "Prix",
    width: "112px",
    cell: (copy) => euros.format(copy.price / 100),
    align: "end",
    isSortable: true,
    cardSlot: "corner",
  },
];
const values = {
  shelfmark: (copy: Copy) => copy.shelfmark,
  title: (copy: Copy) => copy.title,
  author: (copy: Copy) => copy.author,
  stock: (copy: Copy) => copy.stock,
  price: (copy: Copy) => copy.price,
};
const texts = {
  rowLabel: (copy: Copy) => `Sélectionner l’exemplaire ${copy.shelfmark}`,
  pageLabel: (count: number) => `Sélectionner les ${count} exemplaires`,
  announce: (count: number) => (count < 2 ? `${count} exemplaire sélectionné` : `${count} exemplaires sélectionnés`),
};

function Copies({ count, width, height }: { count: number; width?: number; height?: string }) {
  const [rows] = useState(() => copies(count));
  const [sort, setSort] = useState<DataSort | null>(null);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const sorted = useSortedRows(rows, sort, values);
  return (
    <main style={{ padding: "24px 16px", width, "--size-topbar": "0px" } as CSSProperties}>
      <DataTable
        caption={`Exemplaires, ${count} lignes`}
        columns={columns}
        getRowId={(copy) => copy.shelfmark}
        loading={sorted.isSorting ? { isFirst: false } : undefined}
        options={{ height }}
        rowHref={(copy) => `#/copies/${copy.shelfmark}`}
        rows={sorted.rows}
        selection={{ ids: selectedIds, onChange: setSelectedIds, ...texts }}
        sorting={{ by: sort, onChange: setSort }}
      />
    </main>
  );
}

/** Le même tableau avec des milliers de lignes : il n’en dessine que celles qu’on voit. */
const meta = { title: "Listes/Tableau, longue liste (DataTable)", component: Copies, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Copies
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seules les lignes visibles sont dessinées, chacune dit sa vraie place parmi toutes, et un saut réemploie les mêmes éléments ; la ligne qui a le focus reste. */
export const TenThousandRows: Story = {
  name: "Dix mille lignes",
  args: { count: 10_000, height: "480px" },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Exemplaires, 10000 lignes" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    const frame = canvas.getByRole("region", { name: "Exemplaires, 10000 lignes" });
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(390_000));
    const focused = canvas.getByRole("link", { name: "100001" });
    focused.focus();
    const [, other] = canvas.getAllByRole("rowheader");
    await waitFor(async () => {
      frame.scrollTop = frame.scrollHeight;
      await expect(canvas.getByRole("row", { name: /110000/ })).toHaveAttribute("aria-rowindex", "10001");
    });
    await expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    await expect(focused).toHaveFocus();
    await expect(focused).toHaveTextContent("100001");
    await expect(other).toBeInTheDocument();
    await expect(other).toHaveTextContent(/^1099|^1100/);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sélectionner l’exemplaire 110000" }));
    await expect(canvas.getByText("1 exemplaire sélectionné")).toBeInTheDocument();
  },
};

/** Les mots se trient sans les accents, un nouvel ordre ne fait pas attendre la page, et le lecteur d’écran dit lequel. */
export const Sorting: Story = {
  name: "Tri",
  args: { count: 10_000, height: "480px" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Titre" }));
    await expect(canvas.getByRole("columnheader", { name: "Titre" })).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getByText("Trié par Titre, ordre croissant")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("100002"));
    await userEvent.click(canvas.getByRole("button", { name: "Titre" }));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("100004"));
  },
};

/** Trop large pour sa place : le cadre défile de côté, les cases et la première colonne restent. */
export const FirstColumnStays: Story = {
  name: "Première colonne fixe",
  args: { count: 40, height: "480px" },
  render: (args) => (
    <div style={{ width: 900, maxWidth: "100%", overflow: "auto" }}>
      <Copies {...args} width={640} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("region", { name: "Exemplaires, 40 lignes" });
    const name = canvas.getByRole("rowheader", { name: "100001" });
    const before = name.getBoundingClientRect().left;
    frame.scrollLeft = 160;
    await expect(frame.scrollLeft).toBeGreaterThan(80);
    await expect(name.getBoundingClientRect().left).toBe(before);
    await expect(canvas.getByRole("columnheader", { name: "Cote" }).getBoundingClientRect().left).toBe(before);
  },
};
