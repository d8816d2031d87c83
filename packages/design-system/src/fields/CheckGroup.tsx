import type { ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { GroupBox, GroupBoxes, GroupHead } from "./CheckGroup.styles.ts";

interface CheckGroupProps {
  /** Legend of the group; also the label of its "all" checkbox. */
  legend: string;
  /** Count at the right of the legend: « 3 sur 7 ». */
  count: string;
  /** The box for all of them; left out where nothing can be ticked. */
  all?: { isChecked: boolean; isMixed: boolean; onChange: (isChecked: boolean) => void } | undefined;
  /** Checkboxes. */
  children: ReactNode;
}

/** Boxes under one head that counts them and ticks them all. */
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
