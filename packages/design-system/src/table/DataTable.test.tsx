import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PackageOpenIcon } from "../icons.ts";
import { Badge } from "../status/Badge.tsx";
import { type DataColumn, DataTable } from "./DataTable.tsx";

// jsdom has no layout.
beforeEach(
  () =>
    void vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Order {
  number: string;
}

const badge = (
  <Badge icon={<PackageOpenIcon />} isFilled tone="info">
    En préparation
  </Badge>
);
let drawn: string[] = [];
const plain = (id: string): DataColumn<Order> => ({ id, header: id, cell: (order) => `${id} ${order.number}` });
const columns: DataColumn<Order>[] = [
  {
    id: "Commande",
    header: "Commande",
    isMain: true,
    cell: (order) => {
      drawn.push(order.number);
      return order.number;
    },
  },
  ...["Date", "Client", "Livraison", "Articles", "Magasin", "Total"].map(plain),
  { id: "État", header: "État", cell: () => badge },
  { id: "Paiement", header: "Paiement", cell: () => badge },
];
const orders = Array.from({ length: 25 }, (_, index) => ({ number: String(24131 - index) }));
const number = (order: Order) => order.number;
const url = (order: Order) => `/public/document/detail?id=${order.number}`;
const ignore = () => undefined;

function page(selectedIds: string[]) {
  return (
    <DataTable
      caption="Commandes"
      columns={columns}
      getRowId={number}
      rowHref={url}
      rows={orders}
      selection={{ ids: selectedIds, onChange: ignore }}
    />
  );
}

test("a page of 25 orders in 9 columns takes at most 18 elements a row", () => {
  const { container } = render(page([]));
  expect(container.querySelectorAll("tbody tr")).toHaveLength(25);
  expect(container.querySelectorAll("tbody *").length / 25).toBeLessThanOrEqual(18);
});

test("choosing one row draws that row again and no other", () => {
  const { rerender } = render(page([]));
  drawn = [];
  rerender(page(["24130"]));
  expect(drawn).toEqual(["24130"]);
});
