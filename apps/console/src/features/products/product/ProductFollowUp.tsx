import type { Schemas } from "@reserve/contract";
import { FactGrid, Note, Section, Sheet, Skeleton, Timeline, VisuallyHidden } from "@reserve/design-system";
import { BarChart } from "@reserve/design-system/charts";
import { DownloadIcon, PencilIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RecordFormState } from "../../../shared/form/useRecordForm.ts";
import { formatDate, formatDateTime } from "../../../shared/format/format.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { historyOf, salesOf } from "../products.queries.ts";
import { FeedWord } from "./FeedSection.tsx";
import { useFieldReader } from "./product.format.ts";
import { type FeedField, feedSections, feedValueOf, isSameValue, ownFields, type ProductValues, savedField } from "./product.values.ts";

interface FollowUpProps {
  product: Schemas["Product"];
  form: Pick<RecordFormState<ProductValues>, "values" | "change">;
}

const FIELDS: readonly FeedField[] = Object.values(feedSections).flat();
/** Properties changed outside the form. */
const FILES = ["picture", "files"] as const;
type Named = FeedField | (typeof ownFields)[number] | (typeof FILES)[number];
const isNamed = (property: string): property is Named => [...FIELDS, ...ownFields, ...FILES].includes(property as Named);

/** Read-only page of a product: sales, overrides of the feed, and changes. */
export function ProductFollowUp({ product, form }: FollowUpProps) {
  const may = useMay();
  return (
    <Sheet>
      {may("getProductSales") ? <Sales ean={product.ean} /> : null}
      {product.isCustom ? null : <FeedAndShop form={form} product={product} />}
      <History id={product.id} />
    </Sheet>
  );
}

function Sales({ ean }: { ean: string }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const { data, isError, refetch } = useQuery(salesOf(api, ean));
  const points = (data?.weeks ?? []).map(({ from, copies, isComplete }) => {
    const date = formatDate(from);
    return {
      label: date.slice(0, 5),
      name: t(isComplete ? "sales.week" : "sales.runningWeek", { date }),
      value: copies,
      isCurrent: !isComplete,
    };
  });
  const last = data?.lastOrderedAt ? t("sales.last", { date: formatDate(data.lastOrderedAt) }) : t("sales.never");
  return (
    <Section title={t("sales.title")}>
      <BarChart
        columns={{ point: t("sales.point"), value: t("sales.copies") }}
        onRetry={() => void refetch()}
        points={points}
        state={data ? "ready" : isError ? "failed" : "loading"}
        summary={data ? `${t("sales.year", { count: data.yearCopies })}, ${last}` : ""}
        title={t("sales.chart")}
      />
    </Section>
  );
}

function FeedAndShop({ product, form }: FollowUpProps) {
  const { t } = useTranslation("products");
  const read = useFieldReader();
  const taken = FIELDS.filter((field) => !isSameValue(savedField(form.values, field), feedValueOf(product, field)));
  return (
    <Section aside={taken.length > 0 ? t("feed.takenCount", { count: taken.length }) : undefined} title={t("feed.title")}>
      {taken.length === 0 ? (
        <Note>{t("feed.nothing")}</Note>
      ) : (
        <>
          <FactGrid
            emptyText={t("detail.unknown")}
            facts={taken.map((field) => ({
              term: t(`field.${field}`),
              description: read(field, savedField(form.values, field)),
              span: 12,
              help: <FeedWord field={field} form={form} product={product} read={read} />,
            }))}
          />
          <Note>{t("feed.rest")}</Note>
        </>
      )}
    </Section>
  );
}

function History({ id }: { id: number }) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const read = useFieldReader();
  const query = useQuery(historyOf(api, id));
  return (
    <Section
      aside={
        query.data && query.data.totalCount > query.data.items.length ? t("history.count", { count: query.data.totalCount }) : undefined
      }
      title={t("history.title")}
    >
      <QueryState query={query} skeleton={<Skeleton height={120} />}>
        {({ items }) => {
          const shown = items.filter(({ changes }) => changes.some(({ property }) => isNamed(property)));
          if (shown.length === 0) return <Note>{t("history.nothing")}</Note>;
          return (
            <Timeline
              items={shown.map(({ id: entry, at, name, action, changes }) => {
                const named = changes.flatMap((change) => (isNamed(change.property) ? [{ ...change, property: change.property }] : []));
                return {
                  id: String(entry),
                  icon: name === null ? <DownloadIcon /> : <PencilIcon />,
                  title: (
                    <>
                      <strong>{name ?? t("history.feed")}</strong>
                      {action === "createProduct" ? t("history.made") : t("history.changed", { count: named.length })}
                    </>
                  ),
                  quote:
                    action === "createProduct" ? undefined : (
                      <ul>
                        {named.map(({ property, before, after }) => (
                          <li key={property}>
                            {t("history.field", { field: t(`field.${property}`) })} <Word isOld text={read(property, before)} />{" "}
                            <span aria-hidden="true">›</span> <Word text={read(property, after)} />
                          </li>
                        ))}
                      </ul>
                    ),
                  time: formatDateTime(at),
                };
              })}
              label={t("history.title")}
            />
          );
        }}
      </QueryState>
    </Section>
  );
}

/** An old value, struck through, or a new one, bold; both are also announced as such. */
function Word({ text, isOld = false }: { text: string | null; isOld?: boolean }) {
  const { t } = useTranslation("products");
  const words = text ?? t("detail.unknown");
  return isOld ? (
    <del>
      <VisuallyHidden>{t("history.before")}</VisuallyHidden>
      {words}
    </del>
  ) : (
    <strong>
      <VisuallyHidden>{t("history.after")}</VisuallyHidden>
      {words}
    </strong>
  );
}
