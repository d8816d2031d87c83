import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button, IconButton } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import {
  CircleCheckIcon,
  CircleIcon,
  CircleXIcon,
  EllipsisIcon,
  FilePlusIcon,
  PackageOpenIcon,
  PrinterIcon,
  TruckIcon,
  XIcon,
} from "../icons.ts";
import { BulkBar } from "../layout/BulkBar.tsx";
import { Badge } from "../status/Badge.tsx";
import { EmptyState } from "../status/States.tsx";
import { CardOnly } from "./CardOnly.tsx";
import { type DataColumn, type DataLoading, type DataSort, DataTable } from "./DataTable.tsx";

interface Order {
  number: string;
  date: string;
  customer: string;
  shipping: string;
  status: "created" | "processing" | "shipped";
  articles: string;
  payment: "paid" | "unpaid" | "refused";
  total: string;
}

const customers = [
  "Bibliothèque de Crozon",
  "Nadia Benhamou",
  "Inès Caradec",
  "Thomas Vautrin",
  "Lycée Jean-Moulin",
  "Gaëlle Troadec",
  "Hélène Le Goff",
];
const orders: Order[] = Array.from({ length: 25 }, (_, index) => ({
  number: String(24131 - index),
  date: `2${1 - (index % 2)}/11/2026 0${8 - (index % 8)}:${10 + index}`,
  customer: customers[index % customers.length] ?? "",
  shipping: ["Colissimo", "Relais Colis", "Retrait en magasin"][index % 3] ?? "",
  status: (["created", "processing", "processing", "shipped"] as const)[index % 4] ?? "created",
  articles: index === 6 ? "2/5 expédiés" : `0/${1 + (index % 9)}`,
  payment: (["unpaid", "paid", "paid", "refused"] as const)[index % 4] ?? "paid",
  total: index === 4 ? "1\u202f234,50\u00a0€" : `${12 + index * 7},40\u00a0€`,
}));

const statusBadges = {
  created: (
    <Badge icon={<FilePlusIcon />} isFilled tone="info">
      Créée
    </Badge>
  ),
  processing: (
    <Badge icon={<PackageOpenIcon />} isFilled tone="info">
      En préparation
    </Badge>
  ),
  shipped: (
    <Badge icon={<TruckIcon />} tone="success">
      Expédiée
    </Badge>
  ),
};
const paymentBadges = {
  paid: (
    <Badge icon={<CircleCheckIcon />} tone="success">
      Payé
    </Badge>
  ),
  unpaid: (
    <Badge icon={<CircleIcon />} isFilled tone="warning">
      Non payé
    </Badge>
  ),
  refused: (
    <Badge icon={<CircleXIcon />} isFilled tone="danger">
      Refusé
    </Badge>
  ),
};

const columns: DataColumn<Order>[] = [
  { id: "number", header: "Commande", width: "88px", cell: (order) => order.number, isMain: true, isSortable: true },
  { id: "date", header: "Date", width: "148px", cell: (order) => order.date, isSortable: true, cardSlot: "plain", align: "nowrap" },
  { id: "customer", header: "Client", cell: (order) => order.customer, isFlexible: true, cardSlot: "plain" },
  {
    id: "shipping",
    header: "Livraison",
    width: "160px",
    cell: (order) => order.shipping,
    hiddenBelow: "wide",
    cardSlot: "hidden",
    align: "nowrap",
  },
  { id: "status", header: "État", width: "168px", cell: (order) => statusBadges[order.status], align: "state", cardSlot: "footStart" },
  {
    id: "articles",
    header: "Articles",
    width: "112px",
    cell: (order) => order.articles,
    hiddenBelow: "medium",
    cardSlot: "hidden",
    align: "nowrap",
  },
  { id: "payment", header: "Paiement", width: "152px", cell: (order) => paymentBadges[order.payment], align: "state", cardSlot: "footEnd" },
  { id: "total", header: "Total", width: "120px", cell: (order) => order.total, align: "end", isSortable: true, cardSlot: "corner" },
  {
    id: "more",
    header: "Actions",
    cell: (order) => <IconButton icon={<EllipsisIcon />} label={`Actions sur la commande ${order.number}`} size="small" />,
    isHeaderHidden: true,
    cardSlot: "hidden",
    width: "56px",
  },
];

const texts = {
  rowLabel: (order: Order) => `Sélectionner la commande ${order.number}`,
  pageLabel: (count: number) => `Sélectionner les ${count} commandes de la page`,
  announce: (count: number) => `${count} commandes sélectionnées`,
};

interface OrdersProps {
  rows?: Order[];
  loading?: DataLoading | undefined;
  initial?: string[];
  hasPeek?: boolean;
}

function Orders({ rows = orders, loading, initial = [], hasPeek = false }: OrdersProps) {
  const [peeked, setPeeked] = useState<string | null>(null);
  const [sort, setSort] = useState<DataSort>({ id: "date", isDescending: true });
  const [selectedIds, setSelectedIds] = useState<string[]>(initial);
  return (
    <main style={{ padding: "24px 16px 88px", "--size-topbar": "0px" } as CSSProperties}>
      <DataTable
        caption="Commandes, 312 résultats"
        columns={columns}
        empty={
          <EmptyState
            actions={<Button>Effacer les 2 filtres</Button>}
            detail="Filtres actifs : État « Expédiée », Magasin « Gare »."
            title="Aucun résultat - Veuillez affiner votre recherche."
          />
        }
        getRowId={(order) => order.number}
        loading={loading}
        options={hasPeek ? { peek: { id: peeked, onChange: setPeeked } } : undefined}
        rowHref={(order) => `#/public/document/detail?id=${order.number}`}
        rows={rows}
        selection={{ ids: selectedIds, onChange: setSelectedIds, ...texts }}
        sorting={{ by: sort, onChange: setSort }}
      />
      {peeked === null ? null : (
        <Dialog onClose={() => setPeeked(null)} title={`Aperçu de la commande ${peeked}`}>
          <Button onClick={() => setPeeked(String(Number(peeked) - 1))}>Suivante</Button>
        </Dialog>
      )}
      {selectedIds.length > 0 ? (
        <BulkBar label="Actions sur la sélection" title={texts.announce(selectedIds.length)}>
          <Button icon={<PrinterIcon />} variant="primary">{`Imprimer ${selectedIds.length} bons`}</Button>
          <IconButton icon={<XIcon />} label="Effacer la sélection" onClick={() => setSelectedIds([])} />
        </BulkBar>
      ) : null}
    </main>
  );
}

/** Le tableau de travail : en-têtes qui trient, lignes que l’on ouvre et que l’on coche ; sur un téléphone, les lignes deviennent des cartes. */
const meta = {
  title: "Listes/Tableau (DataTable)",
  component: Orders,
  subcomponents: { BulkBar, CardOnly, DataTable },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Les en-têtes trient au clavier et le disent ; le nom de la ligne est un vrai lien. */
export const Loaded: Story = {
  name: "Principal",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole("table", { name: /^Commandes, 312 résultats/ });
    await expect(canvas.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getByRole("table")).toHaveAccessibleName("Commandes, 312 résultats. Trié par Date, ordre décroissant");
    const total = within(table).getByRole("button", { name: "Total" });
    total.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "descending");
    await expect(total).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "24131" })).toHaveAttribute("href", "#/public/document/detail?id=24131");
    await expect(canvas.getByRole("rowheader", { name: "24131" })).toBeVisible();
  },
};

/** Une case, une suite avec Majuscule, toute la page ; la case de tête dit « quelques-unes » et « toutes ». */
export const Selecting: Story = {
  name: "Sélection, au clavier",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>("checkbox", { name: "Sélectionner les 25 commandes de la page" });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24130" }));
    await expect(all.indeterminate).toBe(true);
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24128" }));
    await user.keyboard("{/Shift}");
    await expect(canvas.getAllByText("3 commandes sélectionnées").length).toBeGreaterThan(0);
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await expect(canvas.queryByText(/commandes sélectionnées/)).toBeNull();
  },
};

/** Espace montre la ligne sans la quitter ; une case, elle, se coche. À la fin, le focus est sur la ligne regardée en dernier. */
export const Peeking: Story = {
  name: "Aperçu d’une ligne",
  args: { hasPeek: true },
  play: async ({ canvas }) => {
    canvas.getByRole("link", { name: "24130" }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("dialog", { name: "Aperçu de la commande 24130" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Suivante" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "24129" })).toHaveFocus());
    canvas.getByRole("checkbox", { name: "Sélectionner la commande 24129" }).focus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24129" })).toBeChecked();
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Trois lignes teintées et cochées ; la barre offre ce qu’on peut en faire. */
export const Selected: Story = {
  name: "Sélection",
  args: { initial: ["24130", "24128", "24124"] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: "Imprimer 3 bons" })).toBeVisible();
  },
};

/** Des barres là où viendront les lignes, sous les en-têtes ; rien ne dit que la liste est vide. */
export const Loading: Story = {
  name: "Chargement",
  args: { loading: { isFirst: true }, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Date" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByText(/^Aucun résultat/)).toBeNull();
  },
};

/** Une nouvelle lecture arrive : une ligne fine court en haut, et les lignes restent. */
export const Refreshing: Story = {
  name: "Rafraîchissement",
  args: { loading: { isFirst: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "24131" })).toBeVisible();
  },
};

export const Empty: Story = {
  name: "Vide",
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Aucun résultat - Veuillez affiner votre recherche.")).toBeVisible();
  },
};

/** Les largeurs sont fixées : quand les lignes arrivent, les en-têtes restent où ils sont. */
export const NothingMoves: Story = {
  name: "Rien ne bouge",
  render: function Arriving() {
    const [rows, setRows] = useState<Order[]>([]);
    return (
      <>
        <Orders loading={rows.length === 0 ? { isFirst: true } : undefined} rows={rows} />
        <Button onClick={() => setRows(orders)}>Recevoir</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const places = () => canvas.getAllByRole("columnheader").map((head) => Math.round(head.getBoundingClientRect().left));
    const before = places();
    await userEvent.click(canvas.getByRole("button", { name: "Recevoir" }));
    await expect(canvas.getByRole("link", { name: "24131" })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

const withTracking: DataColumn<Order>[] = [
  ...columns.slice(0, 3),
  { id: "tracking", header: "Suivi", width: "160px", cell: ({ number }) => (number === "24131" ? "6A 1234 5678" : null) },
];

/** Une cellule vide est un tiret dans le tableau ; une carte laisse la ligne de côté. */
export const CellsWithoutAnything: Story = {
  name: "Cellules vides",
  render: () => (
    <main style={{ padding: 16 }}>
      <DataTable caption="Suivi" columns={withTracking} getRowId={({ number }) => number} rows={orders.slice(0, 2)} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^24130/ })).toHaveTextContent(/–$/);
  },
};

/** La même liste en cartes, sur un téléphone. */
export const CardsWithoutAnything: Story = {
  ...CellsWithoutAnything,
  name: "Cartes, cellules vides",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("6A 1234 5678")).toBeVisible();
    await expect(canvas.getByText("–")).not.toBeVisible();
  },
};

/** Une cellule peut passer devant, en gras et avant le titre ; ce qui n’a pas d’en-tête dans une carte est dit en mots. */
export const CardsWithALead: Story = {
  name: "Cartes",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  render: () => (
    <DataTable
      caption="Lignes de la commande 24118"
      columns={[
        {
          id: "title",
          header: "Titre",
          isMain: true,
          isFlexible: true,
          cell: ({ customer }) => `Tout ce que ${customer} a commandé ce jour-là`,
        },
        { id: "shelf", header: "Rayon", cardSlot: "lead", cell: ({ number }) => `P-${number.slice(-2)}` },
        { id: "status", header: "État", align: "state", cardSlot: "footStart", cell: ({ status }) => statusBadges[status] },
        {
          id: "total",
          header: "Total",
          align: "end",
          cardSlot: "footEnd",
          cell: ({ total }) => (
            <>
              <CardOnly>{"2 ex. · "}</CardOnly>
              {total}
            </>
          ),
        },
      ]}
      getRowId={({ number }) => number}
      options={{ isFlush: true, rowHeight: "twoLines" }}
      rows={orders.slice(0, 3)}
    />
  ),
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("row").slice(1)) {
      const card = within(row);
      const [shelf, title, total] = [card.getByText(/^P-\d\d$/), card.getByText(/^Tout ce que/), card.getByText("2 ex. ·")];
      await expect(shelf.getBoundingClientRect().right).toBeLessThanOrEqual(title.getBoundingClientRect().left);
      await expect(total).toBeVisible();
    }
  },
};

const lines = orders.slice(0, 4);
/** Les lignes qui refusent montrent une case désactivée, et « toutes » les laisse de côté. */
export const SomeRowsRefuse: Story = {
  name: "Lignes non sélectionnables",
  render: function Lines() {
    const [selectedIds, setSelectedIds] = useState<string[]>([]);
    return (
      <DataTable
        caption="Lignes de la commande 24118"
        columns={columns.slice(0, 3)}
        getRowId={(line) => line.number}
        options={{ isFlush: true, rowHeight: "twoLines" }}
        rows={lines}
        selection={{
          ids: selectedIds,
          onChange: (ids) => {
            chosen(ids);
            setSelectedIds(ids);
          },
          canSelect: (line) => line.status !== "shipped",
          ...texts,
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24128" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sélectionner les 3 commandes de la page" }));
    await expect(chosen).toHaveBeenLastCalledWith(["24131", "24130", "24129"]);
  },
};
const chosen = fn();
