import { DataGrid, type GridColDef } from "@mui/x-data-grid";
import { type Book, writeDay, writePrice } from "../books.ts";
import { start } from "../harness.tsx";

const columns: GridColDef<Book>[] = [
  { field: "title", headerName: "Titre", flex: 1 },
  { field: "author", headerName: "Auteur", width: 180 },
  { field: "publisher", headerName: "Éditeur", width: 130 },
  { field: "ean", headerName: "EAN", width: 140 },
  { field: "price", headerName: "Prix", width: 110, type: "number", valueFormatter: (price: number) => writePrice(price) },
  { field: "stock", headerName: "Stock", width: 90, type: "number" },
  { field: "published", headerName: "Paru le", width: 120, type: "number", valueFormatter: (time: number) => writeDay(time) },
  { field: "status", headerName: "État", width: 150 },
];
const getRowId = (book: Book) => book.ean;

function Table({ rows }: { rows: readonly Book[] }) {
  return (
    <div style={{ height: 760 }}>
      <DataGrid columns={columns} density="compact" getRowId={getRowId} rows={rows} />
    </div>
  );
}

start({ Table, row: ".MuiDataGrid-row", scroller: ".MuiDataGrid-virtualScroller" });
