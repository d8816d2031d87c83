import type { Schemas } from "@reserve/contract";
import { Badge, Link, Note, type Tone } from "@reserve/design-system";
import { CircleCheckIcon, CircleXIcon, TriangleAlertIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, nameColumn, ownColumn } from "../../shared/list/list-columns.ts";

type Row = Schemas["HealthCheck"];
type Translate = TFunction<"health">;

/** Badge tones of the overall status. */
export const overallTones = { ok: "success", degraded: "warning", down: "danger" } as const satisfies Record<Row["state"], Tone>;

const icons: Record<Row["state"], ReactNode> = { ok: <CircleCheckIcon />, degraded: <TriangleAlertIcon />, down: <CircleXIcon /> };

/** URL of the list behind each check. */
const lists: Partial<Record<Row["name"], string>> = {
  tasks: to.tasks({ state: "Failed" }),
  mails: to.mails({ state: "Failing" }),
};

/** Columns of the health checks: name, status as text and icon, figure, advice. */
export function checkColumns(t: Translate): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("part"), ({ name }) => t(`name.${name}`), { room: "medium" }),
    badgeColumn(
      "state",
      t("state"),
      Object.keys(icons).map((state) => t(`stateOf.${state as Row["state"]}`)),
      stateBadge,
    ),
    ownColumn("figure", t("figure"), "long", (check) => figureOf(check, t)),
    ownColumn("cure", t("cure"), "long", (check) => fixOf(check, t)),
  ];

  function stateBadge({ state }: Row) {
    return (
      <Badge icon={icons[state]} isFilled={state !== "ok"} tone={overallTones[state]}>
        {t(`stateOf.${state}`)}
      </Badge>
    );
  }
}

function figureOf(check: Row, t: Translate) {
  const { name, milliseconds, count, failedCount, oldestAt } = check;
  if (name === "migrations" && count !== null)
    return failedCount ? t("figureOf.missing", { missing: failedCount }) : t("figureOf.migrations", { count });
  if (name === "tasks" || name === "mails")
    return (
      <>
        {count === null ? "–" : t(`figureOf.${name}`, { count, failed: failedCount ?? 0 })}
        {oldestAt ? <Note>{t("figureOf.oldest", { date: formatDateTime(oldestAt) })}</Note> : null}
      </>
    );
  return milliseconds === null
    ? t("figureOf.silent")
    : t("figureOf.milliseconds", { milliseconds: String(milliseconds).replace(".", t("decimal")) });
}

function fixOf({ name, state }: Row, t: Translate) {
  if (state === "ok") return t("nothing");
  const list = lists[name];
  const fixText = t(`cureOf.${name}`);
  return list ? <Link href={list}>{fixText}</Link> : fixText;
}
