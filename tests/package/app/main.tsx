import { Button, TextField } from "@reserve/design-system";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { lazy, StrictMode, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";
import "@reserve/design-system/styles.css";
import "@reserve/design-system/fonts.css";

// What an application that knows nothing of this repository writes.
const DatePicker = lazy(() => import("@reserve/design-system/pickers").then((pickers) => ({ default: pickers.DatePicker })));

interface Book {
  ean: string;
  title: string;
  author: string;
}

const books: Book[] = [
  { ean: "9782070360024", title: "L’Étranger", author: "Albert Camus" },
  { ean: "9782070360420", title: "La Peste", author: "Albert Camus" },
  { ean: "9782707306951", title: "L’Amant", author: "Marguerite Duras" },
];

const columns: DataColumn<Book>[] = [
  { id: "title", header: "Titre", cell: (book) => book.title, isMain: true, isFlexible: true },
  { id: "author", header: "Auteur", cell: (book) => book.author, width: "200px" },
];

function App() {
  const [title, setTitle] = useState("");
  const [day, setDay] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Une librairie ailleurs</h1>
      <TextField label="Titre" onChange={setTitle} value={title} />
      <Button onClick={() => setIsOpen(true)} variant="primary">
        Choisir une date
      </Button>
      <DataTable
        caption="Les livres"
        columns={columns}
        getRowId={(book) => book.ean}
        rows={books.filter((book) => book.title.toLowerCase().includes(title.toLowerCase()))}
      />
      <Suspense>{isOpen ? <DatePicker label="Paru le" onChange={setDay} value={day} /> : null}</Suspense>
    </main>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html holds no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
