import type { ReactNode } from "react";
import { CircleCheckIcon, CircleXIcon, ClockIcon } from "../icons.ts";
import { CheckRows } from "./Checks.styles.ts";

/** One condition of many: met, not met, or met by itself after a while. */
export interface Check {
  id: string;
  state: "no" | "wait" | "yes";
  label: ReactNode;
  /** Since when, by whom, until when. */
  detail?: ReactNode;
  /** The step that would change it. */
  action?: ReactNode;
}

interface ChecksProps {
  /** Names the list. */
  label: string;
  /** In the order in which they are shown: what stands against it first. */
  checks: readonly Check[];
}

const icons = { no: <CircleXIcon />, wait: <ClockIcon />, yes: <CircleCheckIcon /> };

/** Conditions as a list: what stands against something, with the step that would change it, then what waits, then what is right. */
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
