import { type DataColumn, type DataSort, DataTable, Pagination, TableShortcuts, useSortedRows } from "@reserve/design-system/table";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "./keyboard.ts";

// The W3C's table pattern and its « Sortable Table Example », and what RGAA 5 and WCAG 2.1.4 ask of a table to read.

interface Book {
  ean: string;
  title: string;
  author: string;
}

const titles = ["L’Étranger", "La Peste", "Capitale de la douleur", "L’Amant", "Moderato cantabile"];
const books = (count: number): Book[] =>
  Array.from({ length: count }, (_, index) => ({
    ean: String(9782070360000 + index),
    title: titles[index % titles.length] ?? "",
    author: ["Camus", "Camus", "Éluard", "Duras", "Duras"][index % 5] ?? "",
  }));
const columns: DataColumn<Book>[] = [
  { id: "title", header: "Titre", width: "240px", isMain: true, isSortable: true, cell: (book) => book.title },
  { id: "author", header: "Auteur", width: "160px", isSortable: true, isDescendingFirst: true, cell: (book) => book.author },
  { id: "ean", header: "EAN", width: "160px", cell: (book) => book.ean },
  {
    id: "more",
    header: "Actions",
    isHeaderHidden: true,
    width: "160px",
    cell: (book) => <button type="button">{`Copier ${book.ean}`}</button>,
  },
];
const values = { title: (book: Book) => book.title, author: (book: Book) => book.author };
const last = (ean: string) => ean.slice(-4).replace(/^0+/, "") || "0";

function Books({ count = 5, shortcuts }: { count?: number; shortcuts?: boolean }) {
  const [rows] = useState(() => books(count));
  const [sort, setSort] = useState<DataSort | null>(null);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const sorted = useSortedRows(rows, sort, values);
  return (
    <main>
      <button type="button">Avant</button>
      <DataTable
        caption="Livres du rayon"
        columns={columns}
        getRowId={(book) => book.ean}
        options={{ height: "400px", hasShortcuts: shortcuts }}
        rowHref={(book) => `#${book.ean}`}
        rows={sorted.rows}
        selection={{
          ids: selectedIds,
          onChange: setSelectedIds,
          canSelect: (book) => book.ean !== "9782070360003",
          rowLabel: (book) => `Sélectionner ${book.title}, nº ${last(book.ean)}`,
          pageLabel: (number) => `Sélectionner les ${number} livres`,
          announce: (number) => `${number} livres sélectionnés`,
        }}
        sorting={{ by: sort, onChange: setSort }}
      />
    </main>
  );
}

const table = () => screen.getByRole("table", { name: /^Livres du rayon/ });
const head = (name: string) => screen.getByRole("columnheader", { name });
const sortBy = (name: string) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const all = () => box("Sélectionner les 4 livres");
const link = (at: number) => screen.getAllByRole("link")[at] as HTMLElement;
const nth = (name: string, at: number) => screen.getAllByRole("rowheader", { name })[at];

describe("a table to read", () => {
  beforeEach(() => {
    location.hash = "";
    render(<Books />);
  });

  it("is a native table", () => {
    expect(table().tagName).toBe("TABLE");
  });
  it("is named by its caption", () => {
    expect(table()).toHaveAccessibleName("Livres du rayon");
  });
  it("its frame is a named region", () => {
    expect(screen.getByRole("region", { name: "Livres du rayon" })).toBeVisible();
  });
  it("its frame can be focused, so that the arrow keys scroll it", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("Tab");
    expect(screen.getByRole("region", { name: "Livres du rayon" })).toHaveFocus();
  });
  it("heads of columns are th with scope col", () => {
    for (const header of screen.getAllByRole("columnheader")) expect(header).toHaveAttribute("scope", "col");
  });
  it("every column has a head with a name", () => {
    expect(
      screen.getAllByRole("columnheader").map((header) => header.textContent || within(header).getByRole("checkbox").ariaLabel),
    ).toEqual(["Sélectionner les 4 livres", "Titre", "Auteur", "EAN", "Actions"]);
  });
  it("the name of a row is its header, with scope row", () => {
    expect(screen.getAllByRole("rowheader").map((header) => header.getAttribute("scope"))).toEqual(Array(5).fill("row"));
  });
  it("is no grid: its cells take no focus", () => {
    expect(screen.queryByRole("grid")).toBeNull();
    expect(screen.queryAllByRole("gridcell")).toHaveLength(0);
  });
  it("Tab reaches the row's box, its link and its button in reading order", async () => {
    all().focus();
    await press("Tab", "Tab", "Tab");
    expect(box("Sélectionner L’Étranger, nº 0")).toHaveFocus();
    await press("Tab");
    expect(link(0)).toHaveFocus();
    await press("Tab");
    expect(screen.getByRole("button", { name: "Copier 9782070360000" })).toHaveFocus();
  });
  it("Shift+Tab goes the same way back", async () => {
    link(0).focus();
    await press("Shift+Tab");
    expect(box("Sélectionner L’Étranger, nº 0")).toHaveFocus();
  });
});

describe("sorting by the heads", () => {
  beforeEach(() => {
    render(<Books />);
  });

  it("a head that sorts holds a button", () => {
    expect(within(head("Titre")).getByRole("button")).toBeVisible();
  });
  it("a head that does not sort holds none", () => {
    expect(within(head("EAN")).queryByRole("button")).toBeNull();
  });
  it("no head says aria-sort before one sorts", () => {
    for (const header of screen.getAllByRole("columnheader")) expect(header).not.toHaveAttribute("aria-sort");
  });
  it("Enter sorts upwards", async () => {
    sortBy("Titre").focus();
    await press("Enter");
    expect(head("Titre")).toHaveAttribute("aria-sort", "ascending");
  });
  it("the name of the table says the sort that holds", async () => {
    expect(table()).toHaveAccessibleName("Livres du rayon");
    sortBy("Titre").focus();
    await press("Enter");
    expect(table()).toHaveAccessibleName("Livres du rayon. Trié par Titre, ordre croissant");
    await press("Enter");
    expect(table()).toHaveAccessibleName("Livres du rayon. Trié par Titre, ordre décroissant");
  });
  it("Space sorts upwards", async () => {
    sortBy("Titre").focus();
    await press(" ");
    expect(head("Titre")).toHaveAttribute("aria-sort", "ascending");
  });
  it("Enter again turns the order", async () => {
    sortBy("Titre").focus();
    await press("Enter", "Enter");
    expect(head("Titre")).toHaveAttribute("aria-sort", "descending");
  });
  it("a column may start from its end", async () => {
    sortBy("Auteur").focus();
    await press("Enter");
    expect(head("Auteur")).toHaveAttribute("aria-sort", "descending");
  });
  it("only one head says aria-sort", async () => {
    sortBy("Titre").focus();
    await press("Enter");
    sortBy("Auteur").focus();
    await press("Enter");
    expect(screen.getAllByRole("columnheader").filter((header) => header.hasAttribute("aria-sort"))).toEqual([head("Auteur")]);
  });
  it("the button keeps the focus", async () => {
    sortBy("Titre").focus();
    await press("Enter");
    expect(sortBy("Titre")).toHaveFocus();
  });
  it("the rows follow, without regard to accents", async () => {
    sortBy("Titre").focus();
    await press("Enter");
    expect(screen.getAllByRole("rowheader").map((header) => header.textContent)).toEqual([
      "Capitale de la douleur",
      "L’Amant",
      "L’Étranger",
      "La Peste",
      "Moderato cantabile",
    ]);
  });
  it("the new order is announced", async () => {
    sortBy("Titre").focus();
    await press("Enter");
    expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("Trié par Titre, ordre croissant");
  });
  it("nothing is announced before", () => {
    expect(screen.getAllByRole("status").every((status) => status.textContent === "")).toBe(true);
  });
});

describe("choosing rows", () => {
  beforeEach(() => {
    render(<Books />);
  });

  it("Space ticks a row", async () => {
    box("Sélectionner La Peste, nº 1").focus();
    await press(" ");
    expect(box("Sélectionner La Peste, nº 1")).toBeChecked();
  });
  it("the box of the head is mixed while some rows are chosen", async () => {
    box("Sélectionner La Peste, nº 1").focus();
    await press(" ");
    expect(all()).toBePartiallyChecked();
  });
  it("the box of the head ticks every row that can be chosen", async () => {
    all().focus();
    await press(" ");
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([true, true, true, true, false, true]);
  });
  it("the box of the head is ticked, not mixed, when all are", async () => {
    all().focus();
    await press(" ");
    expect(all()).toBeChecked();
    expect(all()).not.toBePartiallyChecked();
  });
  it("Space on it again unticks them", async () => {
    all().focus();
    await press(" ", " ");
    for (const one of screen.getAllByRole("checkbox")) expect(one).not.toBeChecked();
  });
  it("a row that refuses has a box that is off", () => {
    expect(box("Sélectionner L’Amant, nº 3")).toBeDisabled();
  });
  it("the number of chosen rows is a status", async () => {
    all().focus();
    await press(" ");
    expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("4 livres sélectionnés");
  });
  it("every box says which row it chooses", () => {
    const names = screen.getAllByRole("checkbox").map((one) => one.getAttribute("aria-label"));
    expect(new Set(names).size).toBe(6);
  });
});

describe("keys of a row", () => {
  beforeEach(() => {
    location.hash = "";
    render(<Books />);
  });

  it("J goes from the head to the first row", async () => {
    sortBy("Titre").focus();
    await press("j");
    expect(link(0)).toHaveFocus();
  });
  it("J goes to the next row", async () => {
    link(0).focus();
    await press("j");
    expect(link(1)).toHaveFocus();
  });
  it("K goes to the row before", async () => {
    link(2).focus();
    await press("k");
    expect(link(1)).toHaveFocus();
  });
  it("J stays on the last row", async () => {
    link(4).focus();
    await press("j");
    expect(link(4)).toHaveFocus();
  });
  it("K stays on the first row", async () => {
    link(0).focus();
    await press("k");
    expect(link(0)).toHaveFocus();
  });
  it("X ticks the row", async () => {
    link(1).focus();
    await press("x");
    expect(box("Sélectionner La Peste, nº 1")).toBeChecked();
    expect(link(1)).toHaveFocus();
  });
  it("X again unticks it", async () => {
    link(1).focus();
    await press("x", "x");
    expect(box("Sélectionner La Peste, nº 1")).not.toBeChecked();
  });
  it("Shift+X ticks every row from the last choice on", async () => {
    link(0).focus();
    await press("x", "j", "j", "Shift+x");
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it("X on a row that refuses changes nothing", async () => {
    link(3).focus();
    await press("x");
    expect(box("Sélectionner L’Amant, nº 3")).not.toBeChecked();
  });
  it("Enter opens the row", async () => {
    link(1).focus();
    await press("Enter");
    expect(location.hash).toBe("#9782070360001");
  });
  it("Enter opens the row from its box too", async () => {
    box("Sélectionner La Peste, nº 1").focus();
    await press("Enter");
    expect(location.hash).toBe("#9782070360001");
  });
  it("Enter on a button of the row belongs to the button", async () => {
    screen.getByRole("button", { name: "Copier 9782070360001" }).focus();
    await press("Enter");
    expect(location.hash).toBe("");
  });
  it("Ctrl+J belongs to the browser", async () => {
    link(0).focus();
    await press("Control+j");
    expect(link(0)).toHaveFocus();
  });
  it("J works while the pointer rests on the table and the focus is nowhere", async () => {
    await userEvent.hover(nth("La Peste", 0) as HTMLElement);
    await press("j");
    expect(link(2)).toHaveFocus();
  });
  it("J outside the table does nothing", async () => {
    screen.getByRole("button", { name: "Avant" }).focus();
    await press("j");
    expect(screen.getByRole("button", { name: "Avant" })).toHaveFocus();
  });
});

describe("single keys can be turned off", () => {
  it("for one table", async () => {
    render(<Books shortcuts={false} />);
    link(0).focus();
    await press("j");
    expect(link(0)).toHaveFocus();
  });
  it("for every table below", async () => {
    render(
      <TableShortcuts value={false}>
        <Books />
      </TableShortcuts>,
    );
    link(0).focus();
    await press("j", "x");
    expect(link(0)).toHaveFocus();
    expect(box("Sélectionner L’Étranger, nº 0")).not.toBeChecked();
  });
});

describe("a long table draws what is in sight", () => {
  beforeEach(async () => {
    location.hash = "";
    render(<Books count={1000} />);
    await waitFor(() => expect(screen.getByRole("region", { name: "Livres du rayon" }).scrollHeight).toBeGreaterThan(39_000));
  });
  const row = (ean: string) => screen.getByRole("row", { name: new RegExp(ean) });

  it("says how many rows there are, the head among them", () => {
    expect(table()).toHaveAttribute("aria-rowcount", "1001");
  });
  it("the head is row 1", () => {
    expect(screen.getAllByRole("row")[0]).toHaveAttribute("aria-rowindex", "1");
  });
  it("the first row is row 2", () => {
    expect(row("9782070360000")).toHaveAttribute("aria-rowindex", "2");
  });
  it("draws far fewer rows than there are", () => {
    expect(screen.getAllByRole("row").length).toBeLessThan(60);
  });
  it("a row far below says its true place", async () => {
    screen.getByRole("region", { name: "Livres du rayon" }).scrollTop = 20_000;
    await waitFor(() => expect(row("9782070360505")).toHaveAttribute("aria-rowindex", "507"));
  });
  it("J draws the next row when it is out of sight", async () => {
    link(0).focus();
    for (let step = 0; step < 60; step++) await press("j");
    expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "62");
    expect(document.activeElement).toBeInTheDocument();
  });
  it("the row that has the focus stays while one scrolls away", async () => {
    link(3).focus();
    screen.getByRole("region", { name: "Livres du rayon" }).scrollTop = 20_000;
    await waitFor(() => expect(row("9782070360505")).toBeVisible());
    expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "5");
  });
  it("K then comes back to its neighbour", async () => {
    link(3).focus();
    screen.getByRole("region", { name: "Livres du rayon" }).scrollTop = 20_000;
    await waitFor(() => expect(row("9782070360505")).toBeVisible());
    await press("k");
    expect(document.activeElement?.closest("tr")).toHaveAttribute("aria-rowindex", "4");
  });
});

function Pages() {
  const [page, setPage] = useState(3);
  return (
    <Pagination onPageChange={setPage} onPageSizeChange={() => undefined} page={page} pageSize={25} pageSizes={[25, 50]} totalCount={312} />
  );
}

describe("pages of a list", () => {
  beforeEach(() => {
    render(<Pages />);
  });

  it("are a named navigation", () => {
    expect(screen.getByRole("navigation", { name: "Pages de la liste" })).toBeVisible();
  });
  it("one page is the current one", () => {
    expect(screen.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 3");
  });
  it("Enter on « Page suivante » goes there and keeps the focus", async () => {
    screen.getByRole("button", { name: "Page suivante" }).focus();
    await press("Enter");
    expect(screen.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 4");
    expect(screen.getByRole("button", { name: "Page suivante" })).toHaveFocus();
  });
});
