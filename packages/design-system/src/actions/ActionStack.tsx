import { type ReactNode, useId } from "react";
import { OffBox, Stack } from "./ActionStack.styles.ts";

/** Available actions, one button per line; the primary one moves to the thumb bar on small screens. */
export function ActionStack({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}

/** An action that is not available, with the reason. */
export interface OffAction {
  icon: ReactNode;
  label: string;
  reason: string;
}

/** Unavailable actions with their reasons; reachable by keyboard. */
export function OffActions({ title, items }: { title: string; items: readonly OffAction[] }) {
  const id = useId();
  return (
    <OffBox>
      <h3>{title}</h3>
      <ul>
        {items.map(({ icon, label, reason }, index) => (
          <li key={label}>
            {icon}
            <div>
              <button aria-describedby={reasonId(id, index)} aria-disabled="true" type="button">
                {label}
              </button>
              <p id={reasonId(id, index)}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </OffBox>
  );
}

function reasonId(id: string, index: number): string {
  return `${id}-${index}`;
}
