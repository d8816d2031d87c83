import type { Schemas } from "@reserve/contract";
import { Button, FieldStack, Link, Note, Section, Skeleton } from "@reserve/design-system";
import { Diff, type DiffProperty } from "@reserve/design-system/diff";
import { ChevronRightIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate, formatMoney, formatRate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { importRecords } from "./imports.queries.ts";

type Found = Schemas["Import"];
type Row = Schemas["ImportRecord"];

/** Rejected records, each with its reason and its line in the file. */
export function RefusedRecords({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const { api } = useRuntime();
  const query = useQuery(importRecords(api, found.id, "Refused"));
  const columns = useMemo(
    () => [
      nameColumn<Row>("number", t("field.number"), ({ number }) => t("record.number", { number: formatCount(number) }), { room: "short" }),
      textColumn<Row>("ean", t("field.ean"), "short", ({ ean }) => ean),
      { id: "reasons", header: t("field.reason"), cell: ({ reasons }: Row) => reasons.join(" ") },
      textColumn<Row>("line", t("field.line"), "short", ({ line }) => t("record.line", { number: formatCount(line) }), {
        hiddenBelow: "medium",
      }),
    ],
    [t],
  );
  return (
    <Records query={query} title={t("section.refused", { count: found.refusedCount })} total={found.refusedCount}>
      {(items) => (
        <DataTable
          caption={t("section.refused", { count: items.length })}
          columns={columns}
          getRowId={({ number }) => String(number)}
          rows={items}
        />
      )}
    </Records>
  );
}

/** Changes of existing products by field: the first one is open. */
export function ChangedRecords({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const { api } = useRuntime();
  const query = useQuery(importRecords(api, found.id, "Changed"));
  return (
    <Records
      aside={t("changes.overruled")}
      query={query}
      title={t("section.changed", { count: found.changedCount })}
      total={found.changedCount}
    >
      {(items) => (
        <FieldStack>
          {items.map((record, index) => (
            <ChangedRecord isFirst={index === 0} key={record.number} record={record} />
          ))}
        </FieldStack>
      )}
    </Records>
  );
}

function ChangedRecord({ record, isFirst }: { record: Row; isFirst: boolean }) {
  const { t } = useTranslation("imports");
  const { variant, locale } = useRuntime();
  const mayOpen = useMay()("getProduct");
  const [isOpen, setIsOpen] = useState(isFirst);
  const bodyId = useId();
  const name = t("record.name", { title: record.title ?? record.ean, ean: record.ean });
  const properties = record.changes.map(
    (change): DiffProperty => ({
      id: change.field,
      label: labelOf(change, t),
      before: shownOf(change, change.before),
      after: shownOf(change, change.after),
      isLongText: change.field === "summary",
    }),
  );
  return (
    <div>
      <Button
        aria-controls={isOpen ? bodyId : undefined}
        aria-expanded={isOpen}
        icon={<ChevronRightIcon size={14} />}
        onClick={() => setIsOpen((was) => !was)}
        variant="plain"
      >
        {name}
      </Button>
      {isOpen ? (
        <div id={bodyId}>
          <Diff
            actions={
              mayOpen && record.productId !== null ? <Link href={to.product(record.productId)}>{t("changes.product")}</Link> : undefined
            }
            afterLabel={t("changes.after")}
            beforeLabel={t("changes.before")}
            label={t("changes.label", { name })}
            properties={properties}
          />
        </div>
      ) : null}
    </div>
  );

  function shownOf({ field }: Schemas["ImportChange"], value: unknown): string | null {
    if (value === null || value === undefined || value === "") return null;
    if (Array.isArray(value)) return value.length === 0 ? null : value.join(", ");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const text = String(value);
    if (field === "priceWithTax") return formatMoney(text);
    if (field === "releaseDate") return formatDate(text);
    if (field === "taxRate") return formatRate(Number(text));
    if (field === "kind") return t(`productKind.${text as Schemas["ProductKind"]}`);
    if (field === "availability") return variant.availabilities[text as Schemas["AvailabilityCode"]].label[locale];
    return text;
  }
}

function labelOf({ field, code, isOverruled }: Schemas["ImportChange"], t: TFunction<"imports">): string {
  const name = t(`change.${field}`);
  if (isOverruled) return t("changes.taken", { name });
  if (code === null) return name;
  if (field === "availability") return t("changes.code", { name, code });
  return t(code === "03" || code === "04" ? "changes.fixedPrice" : "changes.recommendedPrice", { name, code });
}

/** Products that the import creates. */
export function NewRecords({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const { api } = useRuntime();
  const query = useQuery(importRecords(api, found.id, "New"));
  const columns = useMemo(
    () => [
      nameColumn<Row>("title", t("field.title"), ({ title }) => <cite>{title}</cite>),
      textColumn<Row>("ean", t("field.ean"), "short", ({ ean }) => ean),
      textColumn<Row>("price", t("change.priceWithTax"), "short", ({ priceWithTax }) =>
        priceWithTax === null ? t("record.unpriced") : formatMoney(priceWithTax),
      ),
    ],
    [t],
  );
  return (
    <Records query={query} title={t("section.new", { count: found.newCount })} total={found.newCount}>
      {(items) => (
        <DataTable
          caption={t("section.new", { count: items.length })}
          columns={columns}
          getRowId={({ number }) => String(number)}
          rows={items}
        />
      )}
    </Records>
  );
}

interface RecordsProps {
  title: string;
  aside?: string;
  total: number;
  query: UseQueryResult<Schemas["ImportRecordPage"]>;
  children: (items: readonly Row[]) => ReactNode;
}

function Records({ title, aside, total, query, children }: RecordsProps) {
  const { t } = useTranslation("imports");
  return (
    <Section aside={aside} title={title}>
      <QueryState query={query} skeleton={<Skeleton height={120} />}>
        {({ items }) => (
          <>
            {children(items)}
            {items.length < total ? <Note>{t("record.first", { count: items.length })}</Note> : null}
          </>
        )}
      </QueryState>
    </Section>
  );
}
