import { ClientSideRowModelModule, type ColDef, themeQuartz } from "ag-grid-community";
import { AgGridProvider, AgGridReact } from "ag-grid-react";
import { type Book, writeDay, writePrice } from "../books.ts";
import { start } from "../harness.tsx";

const columns: ColDef<Book>[] = [
  { field: "title", headerName: "Titre", flex: 1 },
  { field: "author", headerName: "Auteur", width: 180 },
  { field: "publisher", headerName: "Éditeur", width: 130 },
  { field: "ean", headerName: "EAN", width: 140 },
  { field: "price", headerName: "Prix", width: 110, valueFormatter: ({ value }) => writePrice(value) },
  { field: "stock", headerName: "Stock", width: 90 },
  { field: "published", headerName: "Paru le", width: 120, valueFormatter: ({ value }) => writeDay(value) },
  { field: "status", headerName: "État", width: 150 },
];
// Only the modules for sorting: the whole community bundle would be more than twice as large.
const modules = [ClientSideRowModelModule];

function Table({ rows }: { rows: readonly Book[] }) {
  return (
    <AgGridProvider modules={modules}>
      <div style={{ height: 760 }}>
        <AgGridReact<Book>
          columnDefs={columns}
          getRowId={({ data }) => data.ean}
          rowData={rows as Book[]}
          rowHeight={40}
          theme={themeQuartz}
        />
      </div>
    </AgGridProvider>
  );
}

start({ Table, row: ".ag-row", scroller: ".ag-grid-viewport" });
