import { useWords } from "../../texts/TextsProvider.tsx";
import { Offer } from "./selection.styles.ts";
import type { PageSelection } from "./selection.ts";
import { words } from "./words.ts";

/** Once the whole page is ticked: one click more for the results of all pages. Stands in a `BulkBar`'s `detail`. */
export function SelectAllResults({ selection }: { selection: PageSelection }) {
  const say = useWords(words);
  if (selection.offer === null) return null;
  return (
    <Offer onClick={selection.selectAllResults} type="button">
      {say.selectAllResults(selection.offer)}
    </Offer>
  );
}
