import type { Schemas } from "@reserve/contract";
import { Badge, Note } from "@reserve/design-system";
import { CircleCheckIcon, CircleIcon, CircleSlashIcon, CircleXIcon, CopyIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { countColumn, nameColumn, ownColumn } from "../../shared/list/list-columns.ts";

type Import = Schemas["SubscriberImport"];
type Line = Import["lines"][number];

const looks = {
  new: { icon: <CircleCheckIcon />, tone: "success" },
  known: { icon: <CircleIcon />, tone: "neutral" },
  left: { icon: <CircleSlashIcon />, tone: "neutral" },
  duplicate: { icon: <CopyIcon />, tone: "neutral" },
  invalid: { icon: <CircleXIcon />, tone: "danger" },
} as const;
const kinds = ["new", "known", "left", "duplicate", "invalid"] as const;
type Row = { kind: (typeof kinds)[number]; count: number };

/** Result of a dry run, by kind, and the skipped lines with their numbers. */
export function TriedImport({ tried }: { tried: Import }) {
  const { t } = useTranslation("subscriptions");
  const rows = kinds.map((kind): Row => ({ kind, count: tried[`${kind}Count`] }));
  const left = tried.leftCount + tried.duplicateCount + tried.invalidCount;
  const columns = useMemo(
    (): readonly DataColumn<Row>[] => [
      ownColumn("kind", t("import.what"), "long", ({ kind }) => <Badge {...looks[kind]}>{t(`import.kind.${kind}`)}</Badge>),
      nameColumn("meaning", t("import.meaning"), ({ kind }) => t(`import.means.${kind}`)),
      countColumn("count", t("import.lines"), ({ count }) => count),
    ],
    [t],
  );
  const lineColumns = useMemo(
    (): readonly DataColumn<Line>[] => [
      countColumn("line", t("import.line"), ({ line }) => line),
      nameColumn("email", t("import.text"), ({ email }) => email),
      ownColumn("outcome", t("import.why"), "long", ({ outcome }) => t(`import.why${outcome}`)),
    ],
    [t],
  );
  return (
    <>
      <DataTable caption={t("import.whatCaption")} columns={columns} getRowId={({ kind }) => kind} options={inSheet} rows={rows} />
      {tried.lines.length > 0 ? (
        <>
          {left > tried.lines.length ? <Note>{t("import.firstLines", { count: tried.lines.length })}</Note> : null}
          <DataTable
            caption={t("import.leftCaption", { count: left })}
            columns={lineColumns}
            getRowId={({ line }) => String(line)}
            options={inSheet}
            rows={tried.lines}
          />
        </>
      ) : null}
    </>
  );
}

const inSheet = { isFlush: true, hasShortcuts: false };
