import { useLayoutEffect, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { FilterChip } from "../fields/FilterChip.tsx";
import { useTexts, useWords } from "../texts/TextsProvider.tsx";
import { SetFilters } from "./filters.styles.ts";
import { words } from "./words.ts";

/** One filter that is set. */
export interface ActiveFilter {
  id: string;
  /** The filter's name: « État ». */
  label: string;
  /** What it holds: « En préparation, Expédiée ». */
  value: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onClear: () => void;
  /** How many rows the list holds now; left out while unknown. */
  resultCount?: number | undefined;
  /** False when the count is an estimate; « Environ » is then said. */
  countIsExact?: boolean;
}

/** How many results there are, which filters make it so, each to be taken away, and the button that takes all. */
export function ActiveFilters({ filters, onClear, resultCount, countIsExact = true }: ActiveFiltersProps) {
  const texts = useTexts();
  const say = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  // The chip that had the focus is gone: the next one takes it, then the count.
  useLayoutEffect(() => {
    const at = removedAt.current;
    if (at === null || document.activeElement !== document.body) return;
    removedAt.current = null;
    const chips = box.current?.querySelectorAll<HTMLElement>("li button");
    (chips?.[Math.min(at, chips.length - 1)] ?? box.current)?.focus();
  });
  const results = resultCount === undefined ? "" : texts.resultCount(resultCount);
  return (
    <SetFilters ref={box} tabIndex={-1}>
      <p role="status">{countIsExact || results === "" ? results : say.about(results)}</p>
      {filters.length > 0 ? (
        <>
          <ul aria-label={say.activeFilters}>
            {filters.map(({ id, label, value, onRemove }, at) => (
              <li key={id}>
                <FilterChip
                  label={label}
                  onRemove={() => {
                    removedAt.current = at;
                    onRemove();
                  }}
                  value={value}
                />
              </li>
            ))}
          </ul>
          <Button
            onClick={() => {
              removedAt.current = 0;
              onClear();
            }}
            variant="plain"
          >
            {say.clearFilters}
          </Button>
        </>
      ) : null}
    </SetFilters>
  );
}
