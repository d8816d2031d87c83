import type { Schemas } from "@reserve/contract";
import { Combobox, FieldStack, Note } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { customersFor, ordersFor } from "../discounts.queries.ts";

/** A selected record with its name. */
export interface Chosen {
  id: number;
  name: string;
}

interface BasketSourceProps {
  /** Order that the basket was copied from. */
  order: Chosen | null;
  onOrder: (order: Chosen | null) => void;
  /** True when the order's basket could not be loaded. */
  hasFailed: boolean;
  customer: Chosen | null;
  onCustomer: (customer: Chosen | null) => void;
}

/** Fields for the source of the basket: an order, and the customer whose role, card and earlier orders count; with permission to read them. */
export function BasketSource({ order, onOrder, hasFailed, customer, onCustomer }: BasketSourceProps) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const may = useMay();
  const orderOf = ({ id, customId, customerName }: Schemas["DocumentSummary"]) => ({
    id,
    name: t("sim.orderOf", { number: customId, name: customerName }),
  });
  return (
    <FieldStack>
      {may("listDocuments") && may("getDocument") ? (
        <Source
          chosen={order}
          help={t("sim.orderHelp")}
          label={t("sim.order")}
          onChoose={onOrder}
          queryOf={(typed) => ordersFor(api, typed)}
          toChosen={orderOf}
        />
      ) : null}
      {hasFailed ? <Note>{t("sim.orderFailed")}</Note> : null}
      {may("listCustomers") ? (
        <Source
          chosen={customer}
          help={t("sim.customerHelp")}
          label={t("sim.customer")}
          onChoose={onCustomer}
          queryOf={(typed) => customersFor(api, typed)}
          toChosen={customerOf}
        />
      ) : null}
    </FieldStack>
  );
}

const customerOf = ({ id, company, firstName, lastName, email }: Schemas["CustomerSummary"]) => ({
  id,
  name: company || `${firstName} ${lastName}`.trim() || email,
});

interface SourceProps<Item> {
  label: string;
  help: string;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen | null) => void;
  queryOf: Parameters<typeof useTypedSearch<Item>>[0];
  toChosen: (item: Item) => Chosen;
}

function Source<Item>({ label, help, chosen, onChoose, queryOf, toChosen }: SourceProps<Item>) {
  const { t } = useTranslation("discounts");
  const { hits, isSearching, error, retry, onSearch } = useTypedSearch(queryOf);
  return (
    <Combobox
      failure={error ? { message: t("sim.searchFailed"), onRetry: retry } : undefined}
      help={help}
      isOptional
      isSearching={isSearching}
      label={label}
      onChange={(option) => {
        onChoose(option && { id: Number(option.value), name: option.label });
        onSearch("");
      }}
      onSearch={onSearch}
      options={hits.map(toChosen).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen && { value: String(chosen.id), label: chosen.name }}
    />
  );
}
