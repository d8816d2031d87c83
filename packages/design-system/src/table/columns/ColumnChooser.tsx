import { useLayoutEffect, useRef, useState } from "react";
import { Button, IconButton } from "../../actions/Button.tsx";
import { Checkbox } from "../../fields/Checkbox.tsx";
import { ArrowDownIcon, ArrowUpIcon, Columns3Icon } from "../../icons.ts";
import { PopoverPanel } from "../../layout/PopoverPanel.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden.tsx";
import { useOwnTexts } from "../../texts/TextsProvider.tsx";
import type { DataColumn } from "../DataTable.tsx";
import { ChooserFoot, ChooserList } from "./columns.styles.ts";
import { columnsTexts } from "./texts.ts";
import { type ColumnsState, originalColumns, useColumnTable } from "./useColumnTable.ts";

interface ColumnChooserProps<Row> {
  /** Columns as declared by the screen. */
  columns: readonly DataColumn<Row>[];
  state: ColumnsState;
  onChange: (state: ColumnsState) => void;
}

/** « Colonnes »: a button with a panel for the visibility and order of columns, and a reset. */
export function ColumnChooser<Row extends object>(props: ColumnChooserProps<Row>) {
  const say = useOwnTexts(columnsTexts);
  return (
    <PopoverPanel hasWords icon={<Columns3Icon />} label={say.columns}>
      <ColumnPanel {...props} />
    </PopoverPanel>
  );
}

/** The panel of `ColumnChooser`, for a screen whose button (`PopoverPanel`) is rendered before the panel's code is loaded. */
export function ColumnPanel<Row extends object>({ columns, state, onChange }: ColumnChooserProps<Row>) {
  "use no memo"; // see useColumnTable
  const say = useOwnTexts(columnsTexts);
  const [announcement, setAnnouncement] = useState("");
  const pressed = useRef<HTMLElement | null>(null);
  const table = useColumnTable(columns, state, onChange);
  const heads = new Map(columns.map(({ id, header }) => [id, header]));
  const movable = table.getAllLeafColumns().filter((column) => !column.getIsPinned());
  const main = columns.find((column) => column.isMain);

  // A line that moves in the list loses the focus with it.
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement !== pressed.current) pressed.current.focus();
    pressed.current = null;
  });

  const move = (from: number, step: number, button: HTMLElement) => {
    const order = movable.map(({ id }) => id);
    const [moved] = order.splice(from, 1);
    if (moved === undefined) return;
    order.splice(from + step, 0, moved);
    pressed.current = button;
    setAnnouncement(say.place(heads.get(moved) ?? "", from + step + 1, movable.length));
    table.setColumnOrder(order);
  };
  return (
    <>
      <ChooserList>
        {main ? (
          <li>
            <span>{main.header}</span>
            <small>{say.alwaysShown}</small>
          </li>
        ) : null}
        {movable.map((column, at) => {
          const header = heads.get(column.id) ?? "";
          return (
            <li key={column.id}>
              <Checkbox checked={column.getIsVisible()} label={header} onChange={(isShown) => column.toggleVisibility(isShown)} />
              <IconButton
                disabledReason={at === 0 ? say.isFirst : undefined}
                icon={<ArrowUpIcon size={14} />}
                label={say.up(header)}
                onClick={(event) => move(at, -1, event.currentTarget)}
                size="small"
              />
              <IconButton
                disabledReason={at === movable.length - 1 ? say.isLast : undefined}
                icon={<ArrowDownIcon size={14} />}
                label={say.down(header)}
                onClick={(event) => move(at, 1, event.currentTarget)}
                size="small"
              />
            </li>
          );
        })}
      </ChooserList>
      <ChooserFoot>
        <Button onClick={() => onChange(originalColumns)} variant="plain">
          {say.reset}
        </Button>
      </ChooserFoot>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
