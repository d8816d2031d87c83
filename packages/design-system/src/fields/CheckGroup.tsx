import type { ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { GroupBox, GroupBoxes, GroupHead } from "./CheckGroup.styles.ts";

interface CheckGroupProps {
  /** Legend of the group; also the label of its "all" checkbox. */
  legend: string;
  /** Count at the right of the legend: « 3 sur 7 ». */
  count: string;
  /** Checkbox for all; omitted when none can be changed. */
  all?: { isChecked: boolean; isMixed: boolean; onChange: (isChecked: boolean) => void } | undefined;
  /** Checkboxes. */
  children: ReactNode;
}

/** A group of checkboxes with a count and a checkbox for all. */
export function CheckGroup({ legend, count, all, children }: CheckGroupProps) {
  return (
    <GroupBox>
      <legend>{legend}</legend>
      <GroupHead>
        {all ? <Checkbox checked={all.isChecked} isMixed={all.isMixed} label={legend} onChange={all.onChange} /> : <span>{legend}</span>}
        <small>{count}</small>
      </GroupHead>
      <GroupBoxes>{children}</GroupBoxes>
    </GroupBox>
  );
}
