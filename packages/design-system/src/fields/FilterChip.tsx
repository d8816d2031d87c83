import type { ReactNode } from "react";
import { XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Chip } from "./FilterChip.styles.ts";

interface FilterChipProps {
  /** The filter's name: « Date ». */
  label: string;
  /** Value of the filter: « 3 derniers jours ». */
  value: ReactNode;
  onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  const texts = useTexts();
  return (
    <Chip>
      <span>
        {`${label}\u00a0: `}
        <strong>{value}</strong>
      </span>
      <button aria-label={texts.removeFilter(label)} onClick={onRemove} type="button">
        <XIcon size={14} />
      </button>
    </Chip>
  );
}
