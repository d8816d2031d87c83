import type { ReactNode } from "react";
import { CircleCheckIcon, CircleXIcon, ClockIcon } from "../icons.ts";
import { CheckRows } from "./Checks.styles.ts";

/** A condition: not met, met automatically after a while, or met. */
export interface Check {
  id: string;
  state: "no" | "wait" | "yes";
  label: ReactNode;
  /** Date, author or deadline. */
  detail?: ReactNode;
  /** The step that would change it. */
  action?: ReactNode;
}

interface ChecksProps {
  /** Names the list. */
  label: string;
  /** Displayed in this order: unmet conditions first. */
  checks: readonly Check[];
}

const icons = { no: <CircleXIcon />, wait: <ClockIcon />, yes: <CircleCheckIcon /> };

/** A list of conditions: unmet ones first, with the step that would change them, then pending ones, then met ones. */
export function Checks({ label, checks }: ChecksProps) {
  return (
    <CheckRows aria-label={label}>
      {checks.map(({ id, state, label: words, detail, action }) => (
        <li data-state={state} key={id}>
          {icons[state]}
          <div>
            <strong>{words}</strong>
            {detail ? <p>{detail}</p> : null}
            {action}
          </div>
        </li>
      ))}
    </CheckRows>
  );
}
