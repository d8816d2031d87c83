import { type DataColumn, type DataSort, DataTable, useSortedRows } from "@reserve/design-system/table";
import "@reserve/design-system/styles.css";
import { useState } from "react";
import { type Book, writeDay, writePrice } from "../books.ts";
import { start } from "../harness.tsx";

const columns: DataColumn<Book>[] = [
  { id: "title", header: "Titre", cell: (book) => book.title, isMain: true, isFlexible: true, isSortable: true },
  { id: "author", header: "Auteur", cell: (book) => book.author, width: "180px", isSortable: true },
  { id: "publisher", header: "Éditeur", cell: (book) => book.publisher, width: "130px", isSortable: true },
  { id: "ean", header: "EAN", cell: (book) => book.ean, width: "140px", isSortable: true },
  { id: "price", header: "Prix", cell: (book) => writePrice(book.price), width: "110px", align: "end", isSortable: true },
  { id: "stock", header: "Stock", cell: (book) => book.stock, width: "90px", align: "end", isSortable: true },
  { id: "published", header: "Paru le", cell: (book) => writeDay(book.published), width: "120px", isSortable: true },
  { id: "status", header: "État", cell: (book) => book.status, width: "150px", isSortable: true },
];
const values = {
  title: (book: Book) => book.title,
  author: (book: Book) => book.author,
  publisher: (book: Book) => book.publisher,
  ean: (book: Book) => book.ean,
  price: (book: Book) => book.price,
  stock: (book: Book) => book.stock,
  published: (book: Book) => book.published,
  status: (book: Book) => book.status,
};

function Table({ rows }: { rows: readonly Book[] }) {
  const [sort, setSort] = useState<DataSort | null>(null);
  const sorted = useSortedRows(rows, sort, values);
  return (
    <DataTable
      caption="Catalogue"
      columns={columns}
      getRowId={(book) => book.ean}
      loading={sorted.isSorting ? { isFirst: false } : undefined}
      options={{ height: "760px" }}
      rows={sorted.rows}
      sorting={{ by: sort, onChange: setSort }}
    />
  );
}

start({ Table, row: "tbody tr[data-index], tbody tr:has(th)", scroller: "#root [role=region]" });
