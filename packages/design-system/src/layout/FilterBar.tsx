import { Children, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ListFilterIcon } from "../icons.ts";
import { Bar, Chips } from "./FilterBar.styles.ts";

interface FilterBarProps {
  /** Names the search for screen readers. */
  label: string;
  /** The search field. */
  search: ReactNode;
  /** The filters used every day, always in sight on a wide screen. */
  filters?: ReactNode;
  /** The rarer ones, behind a button; on a small screen the button opens all of them. */
  moreFilters?: ReactNode;
  /** Label of the filters button; without rarer filters it is only shown on a small screen, without any filters never. */
  moreLabel: string;
  /** Shows the rarer filters initially, because one of them is set. */
  startsOpen?: boolean;
  /** Secondary text and a button at the right edge, such as the loading time of the list. */
  end?: ReactNode;
}

/** Search and filters in one row above a list; on a small screen the filters are behind a button. */
export function FilterBar({ label, search, filters, moreFilters, moreLabel, startsOpen = false, end }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const moreId = useId();
  return (
    <Bar aria-label={label} data-open={isOpen || undefined} role="search">
      <div data-part="search">{search}</div>
      <div data-part="main">{filters}</div>
      {filters || moreFilters ? (
        <Button
          aria-controls={isOpen && moreFilters ? moreId : undefined}
          aria-expanded={isOpen}
          data-narrow={moreFilters ? undefined : true}
          icon={<ListFilterIcon />}
          onClick={() => setIsOpen((was) => !was)}
          variant="plain"
        >
          <span>{moreLabel}</span>
        </Button>
      ) : null}
      {isOpen && moreFilters ? (
        <div data-part="more" id={moreId}>
          {moreFilters}
        </div>
      ) : null}
      {end ? <div data-part="end">{end}</div> : null}
    </Bar>
  );
}

interface ChipRowProps {
  /** Names the list for screen readers: « Filtres actifs ». */
  label: string;
  /** A `FilterChip` for each active filter. */
  children: ReactNode;
  /** Control for all items. */
  end?: ReactNode;
}

/** A row of active filters, each removable, with a button that removes all. */
export function ChipRow({ label, children, end }: ChipRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef(-1);
  // The focused chip was removed: the next one receives the focus.
  useLayoutEffect(() => {
    if (removedAt.current < 0 || document.activeElement !== document.body) return;
    (list.current?.children[removedAt.current] ?? list.current?.lastElementChild)?.querySelector("button")?.focus();
    removedAt.current = -1;
  });
  return (
    <Chips>
      <ul
        aria-label={label}
        onClickCapture={({ target, currentTarget: { children: chips } }) => {
          removedAt.current = [...chips].findIndex((chip) => chip.contains(target as Node));
        }}
        ref={list}
      >
        {Children.map(children, (chip) => (
          <li>{chip}</li>
        ))}
      </ul>
      {end}
    </Chips>
  );
}
