import { Badge, EmptyState, FilterBar, Page, SearchField } from "@reserve/design-system";
import { CircleCheckIcon, PackageOpenIcon } from "@reserve/design-system/icons";
import { type DataColumn, type DataSort, DataTable, Pagination } from "@reserve/design-system/table";
import { useState } from "react";

interface Book {
  ean: string;
  title: string;
  author: string;
  stock: number;
}

const books: Book[] = [
  { ean: "9782070360024", title: "L’Étranger", author: "Albert Camus", stock: 12 },
  { ean: "9782707300263", title: "Moderato cantabile", author: "Marguerite Duras", stock: 0 },
  { ean: "9782070300952", title: "Capitale de la douleur", author: "Paul Éluard", stock: 3 },
  { ean: "9782253023906", title: "La Vie mode d’emploi", author: "Georges Perec", stock: 5 },
];

const columns: DataColumn<Book>[] = [
  { id: "title", header: "Titre", isMain: true, isFlexible: true, isSortable: true, cell: ({ title }) => <cite>{title}</cite> },
  { id: "author", header: "Auteur", width: "176px", isSortable: true, cardSlot: "plain", cell: ({ author }) => author },
  { id: "ean", header: "EAN", width: "144px", hiddenBelow: "medium", isCardHidden: true, align: "nowrap", cell: ({ ean }) => ean },
  {
    id: "stock",
    header: "Stock",
    width: "152px",
    align: "state",
    cardSlot: "footStart",
    cell: ({ stock }) =>
      stock > 0 ? (
        <Badge icon={<CircleCheckIcon />} tone="success">
          {`${stock} en rayon`}
        </Badge>
      ) : (
        <Badge icon={<PackageOpenIcon />} isFilled tone="warning">
          À commander
        </Badge>
      ),
  },
];

/** The shelf as a list: search, sort, open, turn the page. */
export function BuildList() {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<DataSort>({ id: "title", isDescending: false });
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(25);
  const found = books
    .filter(({ title, author }) => `${title} ${author}`.toLowerCase().includes(search.toLowerCase()))
    .sort((a, b) => {
      const key = sort.id === "author" ? "author" : "title";
      return a[key].localeCompare(b[key], "fr") * (sort.isDescending ? -1 : 1);
    });
  return (
    <Page title="Rayon">
      <FilterBar
        label="Chercher dans le rayon"
        moreLabel="Filtres"
        search={<SearchField label="Titre ou auteur" placeholder="Titre ou auteur" onDebouncedChange={setSearch} value={search} />}
      />
      <DataTable
        caption={found.length === 1 ? "1 titre" : `${found.length} titres`}
        columns={columns}
        empty={<EmptyState detail="Essayez un autre mot, ou l’EAN." title="Aucun titre" />}
        getRowId={({ ean }) => ean}
        onSortChange={setSort}
        rowHref={({ ean }) => `#${ean}`}
        rows={found}
        sort={sort}
      />
      <Pagination
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
        page={page}
        pageSize={pageSize}
        pageSizes={[25, 50, 100]}
        totalCount={found.length}
      />
    </Page>
  );
}
