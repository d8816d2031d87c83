import type { Schemas } from "@reserve/contract";
import { Badge, Link, Note } from "@reserve/design-system";
import { CircleAlertIcon, ClockIcon, PackageOpenIcon, TruckIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { formatIsbn } from "@reserve/domain/isbn";
import type { TFunction } from "i18next";
import { formatDate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, countColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";

type Row = Schemas["TitleToOrder"];

const looks = {
  ToOrder: { icon: <PackageOpenIcon />, isFilled: true, tone: "warning" },
  Late: { icon: <CircleAlertIcon />, isFilled: true, tone: "danger" },
  Expected: { icon: <TruckIcon />, tone: "info" },
  Ordered: { icon: <ClockIcon />, tone: "neutral" },
} as const;

/** Maximum number of orders named in a row; the preview of the row lists all. */
const NAMED = 2;

/** Returns the columns of the list; memoize them per language, so that rows only rerender when their data changed. */
export function toOrderColumns(t: TFunction<"purchasing">): readonly DataColumn<Row>[] {
  const stateWords = (["ToOrder", "Late", "Expected", "Ordered"] as const).map((state) => t(`state.${state}`, { date: "28/11/2026" }));
  return [
    nameColumn("title", t("field.title"), ({ title }) => <cite title={title}>{title}</cite>, {
      detail: ({ ean }) => <Note>{formatIsbn(ean)}</Note>,
    }),
    textColumn("supplier", t("field.supplier"), "medium", ({ supplier }) => supplier, { hiddenBelow: "medium" }),
    ownColumn("documents", t("field.documents"), "medium", (row) => <Waiting row={row} t={t} />, { cardSlot: "plain" }),
    countColumn("wantedCount", t("field.wanted"), ({ wantedCount }) => wantedCount, { hiddenBelow: "medium" }),
    countColumn("stock", t("field.stock"), ({ stock }) => stock, { hiddenBelow: "medium" }),
    countColumn("orderedCount", t("field.ordered"), ({ orderedCount }) => orderedCount),
    countColumn("missingCount", t("field.missing"), ({ missingCount }) => missingCount, { isDescendingFirst: true }),
    badgeColumn(
      "expectedOn",
      t("field.state"),
      stateWords,
      ({ state, expectedOn }) => (
        <Badge {...looks[state]}>{t(`state.${state}`, { date: expectedOn === null ? "" : formatDate(expectedOn) })}</Badge>
      ),
      { cardSlot: "footStart" },
    ),
  ];
}

/** The oldest waiting orders, and the number of others. */
function Waiting({ row: { documents }, t }: { row: Row; t: TFunction<"purchasing"> }) {
  const more = documents.length - NAMED;
  if (documents.length === 0) return t("waiting.none");
  return (
    <>
      {documents.slice(0, NAMED).map(({ id, customId }) => (
        <span key={id}>
          <Link href={to.order(id)}>{t("waiting.number", { number: customId })}</Link>{" "}
        </span>
      ))}
      {more > 0 ? t("waiting.more", { count: more }) : null}
    </>
  );
}
