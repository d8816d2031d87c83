import { Button, ButtonLink, DescriptionList, FieldStack, VisuallyHidden } from "@reserve/design-system";
import { ChevronLeftIcon, ChevronRightIcon } from "@reserve/design-system/icons";
import { Drawer } from "@reserve/design-system/overlays";
import type { DataColumn } from "@reserve/design-system/table";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";

interface RowPeekProps<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  getRowId: (row: Row) => string;
  rowHref?: ((row: Row) => string) | undefined;
  /** The row that is looked at. */
  id: string;
  /** Another row of the same page; null closes. */
  onChange: (id: string | null) => void;
  /** Details without a column. */
  more: ((row: Row) => ReactNode) | undefined;
}

/** Preview of a list's row with all its columns and more, without leaving the list: J and K move on, Space and Escape return to the row. */
export function RowPeek<Row extends object>({ rows, columns, getRowId, rowHref, id, onChange, more }: RowPeekProps<Row>) {
  const { t } = useTranslation("shared");
  const at = rows.findIndex((one) => getRowId(one) === id);
  const row = rows[at];
  const walk = (step: number) => {
    const next = rows[at + step];
    if (next) onChange(getRowId(next));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isPressed = event.target instanceof Element && event.target.closest("a, button, input");
    if (key === "j") walk(1);
    else if (key === "k") walk(-1);
    else if (key === " " && !isPressed) onChange(null);
    else return;
    event.preventDefault();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  // Refetched meanwhile, and no longer on this page.
  const isGone = row === undefined;
  const leave = useEffectEvent(() => onChange(null));
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (isGone) return null;
  const main = columns.find(({ isMain }) => isMain);
  const facts = columns.flatMap((column) => {
    const description = column.isMain || column.isHeaderHidden ? null : column.cell(row);
    return description === null || description === "" ? [] : [{ term: column.header, description }];
  });
  const way = (step: number, label: string, reason: string, icon: ReactNode) => (
    <Button disabledReason={rows[at + step] ? undefined : reason} icon={icon} onClick={() => walk(step)} reasonPlacement="hidden">
      {label}
    </Button>
  );
  return (
    <Drawer
      actions={
        <>
          {way(-1, t("way.previous"), t("way.first"), <ChevronLeftIcon />)}
          {way(1, t("way.next"), t("way.last"), <ChevronRightIcon />)}
          {rowHref ? (
            <ButtonLink href={rowHref(row)} variant="primary">
              {t("peek.open")}
            </ButtonLink>
          ) : null}
        </>
      }
      onClose={() => onChange(null)}
      title={
        <>
          <VisuallyHidden>{t("peek.of")} </VisuallyHidden>
          {main?.cell(row)}
        </>
      }
    >
      <FieldStack>
        <DescriptionList items={facts} />
        <Fragment key={id}>{more?.(row)}</Fragment>
      </FieldStack>
    </Drawer>
  );
}
