import type { Command } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  toggleHeader,
} from "@tiptap/pm/tables";
import { type Editor as Tiptap, useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalEndIcon,
  BetweenHorizontalStartIcon,
  BetweenVerticalEndIcon,
  BetweenVerticalStartIcon,
  Grid2x2XIcon,
  PanelTopIcon,
  TableColumnsSplitIcon,
  TableIcon,
  TableRowsSplitIcon,
} from "../icons/editor-icons.generated.ts";
import { ToolbarButton, ToolbarGroup } from "../toolbar/Toolbar.tsx";
import { isGone } from "./document.ts";
import { insertTable, runInTable } from "./tables.ts";
import type { editorTexts } from "./texts.ts";

/** Runs the command, or deletes the table when it would delete the last row or column. */
const orTable =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch, view) || deleteTable(state, dispatch);

interface TableButtonsProps {
  editor: Tiptap;
  texts: (typeof editorTexts)["fr"];
}

/** Buttons that insert a table, or, inside one, change its rows, columns and headers. */
export function TableButtons({ editor, texts }: TableButtonsProps) {
  const { isInTable, hasTitles } = useEditorState({
    editor,
    selector: ({ editor: read }) => {
      const table = isGone(read) ? undefined : findTable(read.state.selection.$from)?.node;
      const titles = table?.firstChild?.children ?? [];
      return { isInTable: table !== undefined, hasTitles: titles.every(({ type }) => type.name === "tableHeader") };
    },
  });
  const run = (command: Command) => () => runInTable(editor, command);
  return (
    <>
      <ToolbarGroup>
        <ToolbarButton icon={<TableIcon />} isOff={isInTable} label={texts.table} onPress={() => insertTable(editor)} />
      </ToolbarGroup>
      {isInTable ? (
        <ToolbarGroup>
          <ToolbarButton icon={<PanelTopIcon />} isPressed={hasTitles} label={texts.titleRow} onPress={run(toggleHeader("row"))} />
          <ToolbarButton icon={<BetweenHorizontalStartIcon />} label={texts.rowAbove} onPress={run(addRowBefore)} />
          <ToolbarButton icon={<BetweenHorizontalEndIcon />} label={texts.rowBelow} onPress={run(addRowAfter)} />
          <ToolbarButton icon={<TableRowsSplitIcon />} label={texts.removeRow} onPress={run(orTable(deleteRow))} />
          <ToolbarButton icon={<BetweenVerticalStartIcon />} label={texts.columnBefore} onPress={run(addColumnBefore)} />
          <ToolbarButton icon={<BetweenVerticalEndIcon />} label={texts.columnAfter} onPress={run(addColumnAfter)} />
          <ToolbarButton icon={<TableColumnsSplitIcon />} label={texts.removeColumn} onPress={run(orTable(deleteColumn))} />
          <ToolbarButton icon={<Grid2x2XIcon />} label={texts.removeTable} onPress={run(deleteTable)} />
        </ToolbarGroup>
      ) : null}
    </>
  );
}
