import type { KeyboardEvent, ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { IconMenu } from "../menu/Menu.tsx";
import { Adds, Builder, GroupBox, GroupHead, RowBox } from "./Conditions.styles.ts";

/** Moves of a condition by arrow keys, or its removal by Delete, on its button. */
export type ConditionMove = "up" | "down" | "in" | "out" | "remove";

const movesOf: Readonly<Record<string, ConditionMove>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
  Delete: "remove",
};

interface ConditionsProps {
  /** Control of the root group's rule, above the conditions. */
  rule?: ReactNode;
  /** `Condition` and `ConditionGroup`, in order. */
  children: ReactNode;
  /** Buttons below: one more condition, one more group. */
  adds: ReactNode;
}

/** A list of conditions and groups of conditions; groups can be nested. */
export function Conditions({ rule, children, adds }: ConditionsProps) {
  return (
    <Builder>
      {rule}
      <ol>{children}</ol>
      <Adds>{adds}</Adds>
    </Builder>
  );
}

interface PlaceProps {
  /** `id` of the list item, to focus it after a move. */
  id: string;
  /** « et », « ou », « sauf » before it; nothing before the first. */
  link?: string | undefined;
  /** Count of this condition alone, with an accessible label; absent while unknown. */
  count?: { label: string; value: string } | undefined;
  /** Names its button. */
  menuLabel: string;
  /** The same actions as menu entries: `MenuItem`. */
  menu: ReactNode;
  onMove: (move: ConditionMove) => void;
}

interface ConditionProps extends PlaceProps {
  field: ReactNode;
  operator: ReactNode;
  value: ReactNode;
}

/** A condition: field, comparison operator and value. */
export function Condition({ field, operator, value, ...place }: ConditionProps) {
  return (
    <li id={place.id}>
      <RowBox>
        <span data-link="">{place.link}</span>
        <div data-field="">{field}</div>
        <div data-operator="">{operator}</div>
        <div data-value="">{value}</div>
        <Count count={place.count} />
        <PlaceMenu {...place} />
      </RowBox>
    </li>
  );
}

interface ConditionGroupProps extends PlaceProps {
  /** Names the group: « Toutes ces conditions ». */
  label: string;
  /** Control of the group's rule. */
  rule: ReactNode;
  adds: ReactNode;
  children: ReactNode;
}

/** A group of conditions that counts as a single one. */
export function ConditionGroup({ label, rule, adds, children, ...place }: ConditionGroupProps) {
  return (
    <li id={place.id}>
      <GroupBox>
        <span data-link="">{place.link}</span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat its legend before every field within. */}
        <div aria-label={label} role="group">
          <GroupHead>
            {rule}
            <Count count={place.count} />
            <PlaceMenu {...place} />
          </GroupHead>
          <ol>{children}</ol>
          <Adds>{adds}</Adds>
        </div>
      </GroupBox>
    </li>
  );
}

function Count({ count }: Pick<PlaceProps, "count">) {
  return (
    <span data-count="">
      {count ? (
        <>
          <VisuallyHidden>{`${count.label} `}</VisuallyHidden>
          {count.value}
        </>
      ) : null}
    </span>
  );
}

function PlaceMenu({ menuLabel, menu, onMove }: PlaceProps) {
  // Before the menu's own keys, which would open it, and never for keys pressed inside the open menu.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLSpanElement>) => {
    const move = movesOf[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!event.currentTarget.contains(event.target as Node) || (event.target as Element).getAttribute("aria-expanded") === "true") return;
    event.preventDefault();
    event.stopPropagation();
    onMove(move);
  };
  return (
    <span data-menu="" onKeyDownCapture={onKeyDownCapture}>
      <IconMenu label={menuLabel} size="small">
        {menu}
      </IconMenu>
    </span>
  );
}
