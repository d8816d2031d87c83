import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { type Book, writeDay, writePrice } from "../books.ts";
import { start } from "../harness.tsx";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});
const columns: ColumnDef<typeof features, Book>[] = [
  { accessorKey: "title", header: "Titre", sortFn: "alphanumeric" },
  { accessorKey: "author", header: "Auteur", sortFn: "alphanumeric" },
  { accessorKey: "publisher", header: "Éditeur", sortFn: "alphanumeric" },
  { accessorKey: "ean", header: "EAN", sortFn: "alphanumeric" },
  { accessorKey: "price", header: "Prix", sortFn: "basic", sortDescFirst: false, cell: ({ row }) => writePrice(row.original.price) },
  { accessorKey: "stock", header: "Stock", sortFn: "basic" },
  { accessorKey: "published", header: "Paru le", sortFn: "basic", cell: ({ row }) => writeDay(row.original.published) },
  { accessorKey: "status", header: "État", sortFn: "alphanumeric" },
];
const widths = [undefined, 180, 130, 140, 110, 90, 120, 150];

function Table({ rows }: { rows: readonly Book[] }) {
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data, getRowId: (book) => book.ean });
  const box = useRef<HTMLDivElement>(null);
  const sorted = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => box.current,
    estimateSize: () => 40,
    overscan: 6,
  });
  const shown = virtualizer.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div data-box="" ref={box} style={{ height: 760, overflow: "auto" }}>
      <table style={{ width: "100%", tableLayout: "fixed" }}>
        <thead style={{ position: "sticky", top: 0, background: "#fff" }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header, place) => (
                <th key={header.id} style={{ width: widths[place] }}>
                  <button onClick={header.column.getToggleSortingHandler()} type="button">
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <tr style={{ height: above }} />
          {shown.map(({ index }) => {
            const row = sorted[index];
            return row ? (
              <tr data-row="" key={row.id} style={{ height: 40 }}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ) : null;
          })}
          <tr style={{ height: below }} />
        </tbody>
      </table>
    </div>
  );
}

start({ Table, row: "tr[data-row]", scroller: "[data-box]" });
