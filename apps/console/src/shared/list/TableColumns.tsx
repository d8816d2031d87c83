import type { Schemas } from "@reserve/contract";
import { Badge, FormRow, Note, Select } from "@reserve/design-system";
import { CircleCheckIcon, CircleSlashIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { nameColumn, ownColumn } from "./list-columns.ts";

/** Columns of a file as parsed by the server, with its first rows. */
export interface ReadTable<Field extends string> {
  headLine: number | null;
  columns: readonly { name: string; field: Field | null }[];
  rows: readonly Schemas["TableRow"][];
}

/** A field that a column of a file can be mapped to. */
export interface TableField<Field extends string> {
  field: Field;
  label: string;
  /** True for an optional column. */
  mayBeNone: boolean;
  error: string | undefined;
}

/** Column name of each field; empty: none. */
export type ChosenColumns<Field extends string> = Readonly<Record<Field, string>>;

const SAMPLES = 3;
const inSheet = { isFlush: true, hasShortcuts: false };

/** Columns of a file, recognized or ignored, with samples of the first rows. */
export function TableColumns<Field extends string>({
  table: { headLine, columns, rows },
  fields,
}: {
  table: ReadTable<Field>;
  fields: readonly TableField<Field>[];
}) {
  const { t } = useTranslation("shared");
  const read = columns.map(({ name, field }, place) => ({
    place,
    name: nameOf(name, t),
    label: fields.find((one) => one.field === field)?.label ?? null,
    samples: rows.slice(0, SAMPLES).flatMap(({ cells }) => cells[place]?.trim() || []),
  }));
  type Row = (typeof read)[number];
  const shown = useMemo(
    (): readonly DataColumn<Row>[] => [
      nameColumn("name", t("columns.name"), ({ name }) => name, { room: "medium" }),
      ownColumn("reading", t("columns.reading"), "short", ({ label }) =>
        label === null ? (
          <Badge icon={<CircleSlashIcon />} tone="neutral">
            {t("columns.ignored")}
          </Badge>
        ) : (
          <Badge icon={<CircleCheckIcon />} tone="success">
            {label}
          </Badge>
        ),
      ),
      { id: "rows", header: t("columns.rows"), cell: ({ samples }) => samples.join(" · ") },
    ],
    [t],
  );
  return (
    <>
      <DataTable
        caption={t("columns.caption", { count: read.length })}
        columns={shown}
        getRowId={({ place }) => String(place)}
        options={inSheet}
        rows={read}
      />
      <Note>{headLine === null ? t("columns.noHead") : t("columns.head", { line: headLine })}</Note>
    </>
  );
}

/** A select with the file's columns for each field. */
export function ColumnChoice<Field extends string>({
  table: { columns },
  fields,
  chosen,
  onChange,
}: {
  table: ReadTable<Field>;
  fields: readonly TableField<Field>[];
  chosen: ChosenColumns<Field>;
  onChange: (chosen: ChosenColumns<Field>) => void;
}) {
  const { t } = useTranslation("shared");
  const options = columns.map(({ name }) => ({ value: name, label: nameOf(name, t) }));
  return (
    <FormRow>
      {fields.map(({ field, label, mayBeNone, error }) => (
        <Select
          error={error}
          key={field}
          label={label}
          onChange={(name) => onChange({ ...chosen, [field]: name })}
          options={mayBeNone ? [{ value: "", label: t("columns.none") }, ...options] : options}
          placeholder={t("columns.missing")}
          value={chosen[field] === "" && !mayBeNone ? null : chosen[field]}
        />
      ))}
    </FormRow>
  );
}

/** Returns the column that the server recognized for each field. */
export function columnsRead<Field extends string>({ columns }: ReadTable<Field>, fields: readonly Field[]): ChosenColumns<Field> {
  const named = fields.map((field) => [field, columns.find((column) => column.field === field)?.name ?? ""] as const);
  return Object.fromEntries(named) as Record<Field, string>;
}

/** `#3`: the third column, which has no name of its own. */
function nameOf(name: string, t: TFunction<"shared">): string {
  return /^#\d+$/.test(name) ? t("columns.unnamed", { number: name.slice(1) }) : name;
}
