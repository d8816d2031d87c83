import { useWords } from "../../texts/TextsProvider.tsx";
import { Offer } from "./selection.styles.ts";
import type { PageSelection } from "./selection.ts";
import { words } from "./words.ts";

interface SelectAllResultsProps {
  selection: Pick<PageSelection, "offer" | "selectAllResults">;
  /** What is offered where it is not all results: the first thousand. */
  label?: string | undefined;
}

/** Once the whole page is ticked: one click more for the results of all pages. Stands in a `BulkBar`'s `detail`. */
export function SelectAllResults({ selection, label }: SelectAllResultsProps) {
  const say = useWords(words);
  if (selection.offer === null) return null;
  return (
    <Offer onClick={selection.selectAllResults} type="button">
      {label ?? say.selectAllResults(selection.offer)}
    </Offer>
  );
}
