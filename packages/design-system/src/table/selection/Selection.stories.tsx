import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button, IconButton } from "../../actions/Button.tsx";
import { CopyButton } from "../../actions/CopyButton.tsx";
import { TruckIcon, XIcon } from "../../icons.ts";
import { BulkBar } from "../../layout/BulkBar.tsx";
import { type DataColumn, DataTable } from "../DataTable.tsx";
import { Pagination } from "../Pagination.tsx";
import { BulkReport, type RefusedRow } from "./BulkReport.tsx";
import { SelectAllResults } from "./SelectAllResults.tsx";
import { noSelection, pageSelection, type RowSelection } from "./selection.ts";

interface Order {
  number: string;
  customer: string;
  work: string;
  total: string;
}

const customers = ["Bibliothèque de Crozon", "Nadia Benhamou", "Inès Caradec", "Lycée Jean-Moulin", "Hélène Le Goff"];
const works = ["L’Étranger", "Capitale de la douleur", "L’Amant", "La Vie mode d’emploi"];
const orders: Order[] = Array.from({ length: 40 }, (_, index) => ({
  number: String(24131 - index),
  customer: customers[index % customers.length] ?? "",
  work: works[index % works.length] ?? "",
  total: `${12 + index},40\u00a0€`,
}));
const columns: DataColumn<Order>[] = [
  { id: "number", header: "Commande", width: "96px", cell: (order) => order.number, isMain: true },
  { id: "customer", header: "Client", width: "208px", cell: (order) => order.customer, cardSlot: "plain", align: "nowrap" },
  { id: "work", header: "Ouvrage", cell: (order) => <cite>{order.work}</cite>, isFlexible: true, cardSlot: "plain" },
  { id: "total", header: "Total", width: "112px", cell: (order) => order.total, align: "end", cardSlot: "corner" },
];
const french = new Intl.NumberFormat("fr-FR");
const chosen = (count: number) => `${french.format(count)} ${count < 2 ? "commande sélectionnée" : "commandes sélectionnées"}`;
const total = 1208;
const size = 8;

interface OrdersProps {
  initial?: RowSelection;
  refusals?: readonly RefusedRow[];
  label?: string;
}

function Orders({ initial = noSelection, refusals = [], label }: OrdersProps) {
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState(initial);
  const [report, setReport] = useState<{ title: string; doneCount: number } | null>(null);
  const rows = orders.slice((page - 1) * size, page * size);
  const selection = pageSelection({ selection: ticked, onChange: setTicked, pageIds: rows.map(({ number }) => number), totalCount: total });
  return (
    <main style={{ padding: "24px 16px 88px", "--size-topbar": "0px" } as CSSProperties}>
      {report ? <BulkReport {...report} onDismiss={() => setReport(null)} refused={refusals} /> : null}
      <DataTable
        caption="Commandes, 1208 résultats"
        columns={columns}
        getRowId={(order) => order.number}
        rowHref={(order) => `#/orders/${order.number}`}
        rows={rows}
        selection={{
          ...selection,
          rowLabel: (order) => `Sélectionner la commande ${order.number}`,
          pageLabel: (count) => `Sélectionner les ${count} commandes de la page`,
          announce: () => chosen(selection.count),
        }}
      />
      <Pagination
        onPageChange={setPage}
        onPageSizeChange={() => undefined}
        page={page}
        pageSize={size}
        pageSizes={[size]}
        totalCount={total}
      />
      {selection.count > 0 ? (
        <BulkBar
          detail={<SelectAllResults label={label} selection={selection} />}
          label="Actions sur la sélection"
          title={chosen(selection.count)}
        >
          <Button
            icon={<TruckIcon />}
            onClick={() => {
              setReport({
                title: `Expédition de ${french.format(selection.count)} commandes\u00a0:`,
                doneCount: selection.count - refusals.length,
              });
              setTicked({ isAll: false, ids: refusals.map(({ id }) => id) });
            }}
            variant="primary"
          >{`Expédier ${french.format(selection.count)} commandes`}</Button>
          <IconButton icon={<XIcon />} label="Effacer la sélection" onClick={selection.clear} />
        </BulkBar>
      ) : null}
    </main>
  );
}

/** Choisir toute la page puis tous les résultats, agir sur eux, et lire ligne par ligne ce qui est fait et ce qui est refusé. */
const meta = {
  title: "Listes/Sélection et compte rendu (SelectAllResults, BulkReport)",
  component: Orders,
  subcomponents: { BulkReport, SelectAllResults },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** La page entière d’abord, puis tous les résultats ; on peut en retirer un, sur une autre page aussi. */
export const AllResults: Story = {
  name: "Tous les résultats",
  play: async ({ canvas }) => {
    const bar = () => within(canvas.getByRole("region", { name: "Actions sur la sélection" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Sélectionner les 8 commandes de la page" }));
    await expect(bar().getByRole("status")).toHaveTextContent("8 commandes sélectionnées");
    await userEvent.click(bar().getByRole("button", { name: /^Sélectionner les 1.208 résultats$/ }));
    await expect(bar().getByRole("status")).toHaveTextContent("1 208 commandes sélectionnées");
    await userEvent.click(canvas.getByRole("button", { name: "Page suivante" }));
    const second = canvas.getByRole("checkbox", { name: "Sélectionner la commande 24122" });
    await expect(second).toBeChecked();
    await userEvent.click(second);
    await expect(bar().getByRole("status")).toHaveTextContent("1 207 commandes sélectionnées");
    await expect(second).not.toBeChecked();
  },
};

/** La page est choisie : la barre propose le reste. */
export const Offered: Story = {
  name: "Toute la page",
  args: { initial: { isAll: false, ids: orders.slice(0, size).map(({ number }) => number) } },
};

/** Au-delà de ce qui se choisit d’un coup, la barre propose les premiers. */
export const FirstOffered: Story = {
  name: "Plus de résultats qu’on n’en peut choisir",
  args: { ...Offered.args, label: "Sélectionner les 1 000 premiers résultats" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Sélectionner les 1.000 premiers résultats$/ })).toBeVisible();
  },
};

const threeRefusals: RefusedRow[] = [
  { id: "24130", label: "Commande 24130", reason: "Le paiement a été refusé." },
  { id: "24128", label: "Commande 24128", reason: "Deux articles sont en attente de parution." },
  { id: "24125", label: "Commande 24125", reason: "Une autre personne l’a annulée entre-temps." },
];

/** Chaque ligne refusée avec sa raison ; elle reste choisie, et le compte rendu reste jusqu’à ce qu’on le ferme. */
export const SomeRefused: Story = {
  name: "Compte rendu, des refus",
  args: { initial: { isAll: false, ids: orders.slice(0, size).map(({ number }) => number) }, refusals: threeRefusals },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expédier 8 commandes" }));
    const report = within(canvas.getByRole("region", { name: /^Expédition de 8 commandes/ }));
    await expect(report.getByRole("status")).toHaveTextContent(
      "5 lignes traitées, 3 refusées. Les 3 lignes refusées restent sélectionnées.",
    );
    await expect(report.getByText("Le paiement a été refusé.")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24128" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Sélectionner la commande 24131" })).not.toBeChecked();
  },
};

/** Fermé par son bouton. */
export const Dismissed: Story = {
  name: "Compte rendu, fermé",
  args: { initial: { isAll: false, ids: ["24131", "24130"] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expédier 2 commandes" }));
    await userEvent.click(canvas.getByRole("button", { name: "Fermer le compte rendu" }));
    await expect(canvas.queryByRole("region", { name: /^Expédition/ })).toBeNull();
  },
};

/** Ce qui est fait en partie dit ce qui reste, et n’est plus choisi. */
export const Partial: Story = {
  name: "Compte rendu, fait en partie",
  render: () => (
    <main style={{ padding: 16 }}>
      <BulkReport
        doneCount={3}
        onDismiss={() => undefined}
        partial={[{ id: "24118", label: "Commande 24118", reason: "3 lignes expédiées, 1 en attente de parution" }]}
        title={"Expédition de 3 commandes\u00a0:"}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("3 lignes traitées, dont 1 en partie.");
    await expect(canvas.getByRole("listitem")).toHaveTextContent("3 lignes expédiées, 1 en attente de parution");
  },
};

/** Chaque ligne est nommée, avec ce qui lui est arrivé ; le tout se copie. */
export const Named: Story = {
  name: "Compte rendu, ligne par ligne",
  render: () => (
    <main style={{ padding: 16 }}>
      <BulkReport
        actions={<CopyButton label="Copier le compte rendu" value="Commande 24130, 3 lignes expédiées" />}
        done={[
          { id: "24130", label: "Commande 24130, Nadia Benhamou", reason: "3 lignes expédiées, suivi 8R42109876543" },
          { id: "24128", label: "Commande 24128, Inès Caradec", reason: "1 ligne expédiée" },
        ]}
        doneCount={2}
        onDismiss={() => undefined}
        refused={[{ id: "24129", label: "Commande 24129, Paul-Henri Lescop", reason: "Le paiement du client n’a pas abouti." }]}
        title={"Expédition de 3 commandes\u00a0:"}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Voir le détail des 3 lignes")).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Commande 24129, Paul-Henri LescopLe paiement du client n’a pas abouti.",
      "Commande 24130, Nadia Benhamou3 lignes expédiées, suivi 8R42109876543",
      "Commande 24128, Inès Caradec1 ligne expédiée",
    ]);
    await expect(canvas.getByRole("button", { name: "Copier le compte rendu" })).toBeVisible();
  },
};

const manyRefusals: RefusedRow[] = orders.slice(0, 12).map(({ number, customer }) => ({
  id: number,
  label: `Commande ${number}, ${customer}`,
  reason: "Le transporteur n’accepte plus de colis aujourd’hui\u00a0: l’enlèvement de 14 h 30 est déjà parti.",
}));
/** Les raisons trop nombreuses attendent derrière une ligne. */
export const ManyRefused: Story = {
  name: "Compte rendu, beaucoup de refus",
  render: () => (
    <main style={{ padding: 16 }}>
      <BulkReport doneCount={1196} onDismiss={() => undefined} refused={manyRefusals} title={"Expédition de 1\u202f208 commandes\u00a0:"} />
    </main>
  ),
};

/** Arrêté à mi-chemin : ce qui n’a pas été fait est nommé, reste choisi, et un bouton continue. */
export const Stopped: Story = {
  name: "Compte rendu, interrompu",
  render: () => (
    <main style={{ padding: 16 }}>
      <BulkReport
        actions={<Button>Continuer avec les 2 restantes</Button>}
        done={[{ id: "24130", label: "Commande 24130, Nadia Benhamou", reason: "3 lignes expédiées" }]}
        doneCount={1}
        onDismiss={() => undefined}
        refused={[{ id: "24129", label: "Commande 24129, Paul-Henri Lescop", reason: "Le paiement du client n’a pas abouti." }]}
        title={"Expédition de 4 commandes\u00a0:"}
        untouched={["24127", "24126"].map((id) => ({ id, label: `Commande ${id}`, reason: "Non traitée : vous avez arrêté l’action." }))}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "1 ligne traitée, 1 refusée, 2 non traitées. 3 lignes restent sélectionnées.",
    );
    await expect(canvas.getByText("Voir le détail des 4 lignes")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Continuer/ })).toBeVisible();
  },
};
