import { useOwnTexts } from "../../texts/TextsProvider.tsx";
import { Offer } from "./selection.styles.ts";
import type { PageSelection } from "./selection.ts";
import { selectionTexts } from "./texts.ts";

interface SelectAllResultsProps {
  selection: Pick<PageSelection, "offer" | "selectAllResults">;
  /** Label of the offer when it is not for all results: the first thousand. */
  label?: string | undefined;
}

/** Button shown once the whole page is selected: extends the selection to the results of all pages. Rendered in a `BulkBar`'s `detail`. */
export function SelectAllResults({ selection, label }: SelectAllResultsProps) {
  const say = useOwnTexts(selectionTexts);
  if (selection.offer === null) return null;
  return (
    <Offer onClick={selection.selectAllResults} type="button">
      {label ?? say.selectAllResults(selection.offer)}
    </Offer>
  );
}
