import { useWords } from "../../texts/TextsProvider.tsx";
import { Offer } from "./selection.styles.ts";
import type { PageSelection } from "./selection.ts";
import { words } from "./words.ts";

interface SelectAllResultsProps {
  selection: Pick<PageSelection, "offer" | "selectAllResults">;
  /** As many as can be chosen at once: beyond, the first so many are offered. */
  most?: number;
  /** The results are being read. */
  isBusy?: boolean;
}

/** Once the whole page is ticked: one click more for the results of all pages. Stands in a `BulkBar`'s `detail`. */
export function SelectAllResults({ selection, most = Infinity, isBusy }: SelectAllResultsProps) {
  const say = useWords(words);
  if (selection.offer === null) return null;
  return (
    <Offer aria-busy={isBusy} onClick={isBusy ? undefined : selection.selectAllResults} type="button">
      {say.selectResults(Math.min(selection.offer, most), selection.offer > most)}
    </Offer>
  );
}
