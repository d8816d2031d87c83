import type { UseMultipleSelectionReturnValue } from "downshift";
import { XIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { ChipItem } from "./chips.styles.ts";
import { fieldTexts } from "./texts.ts";

interface ChipsProps {
  items: readonly string[];
  /** From downshift's `useMultipleSelection`: ← from the start of the text reaches the chips, ←/→ move between them, Delete removes one. */
  selection: Pick<UseMultipleSelectionReturnValue<string>, "getSelectedItemProps">;
  onRemove: (item: string) => void;
  isDisabled: boolean;
}

/** Chosen items with remove buttons; one Tab stop with the input. */
export function Chips({ items, selection, onRemove, isDisabled }: ChipsProps) {
  "use no memo"; // downshift's getters must run at every render
  const words = useOwnTexts(fieldTexts);
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item, index) => (
        <ChipItem key={item}>
          <span title={item}>{item}</span>
          {isDisabled ? null : (
            <button
              {...selection.getSelectedItemProps({ selectedItem: item, index })}
              aria-label={words.remove(item)}
              onClick={(event) => {
                event.stopPropagation();
                onRemove(item);
              }}
              type="button"
            >
              <XIcon size={14} />
            </button>
          )}
        </ChipItem>
      ))}
    </ul>
  );
}
