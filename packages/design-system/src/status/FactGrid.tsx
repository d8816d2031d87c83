import type { ReactNode } from "react";
import { Grid } from "./FactGrid.styles.ts";

/** One fact of a sheet that is read and not edited. */
export interface Fact {
  term: string;
  /** Null, undefined or an empty list: the fact is not known, and the grid says so. */
  description: ReactNode;
  /** How many of the twelve columns it takes; 6 when absent. */
  span?: 2 | 3 | 4 | 6 | 8 | 12;
  /** A sentence below the value. */
  help?: ReactNode;
}

interface FactGridProps {
  facts: readonly Fact[];
  /** Stands for a fact that is not known: « Non renseigné ». */
  emptyText: string;
}

/** Facts laid out as the fields of a form would be: the name above, the value below. */
export function FactGrid({ facts, emptyText }: FactGridProps) {
  return (
    <Grid>
      {facts.map(({ term, description, span = 6, help }) => {
        const isEmpty = description === null || description === undefined || description === "";
        return (
          <div data-span={span} key={term}>
            <dt>{term}</dt>
            <dd data-empty={isEmpty || undefined}>
              {isEmpty ? emptyText : description}
              {help ? <small>{help}</small> : null}
            </dd>
          </div>
        );
      })}
    </Grid>
  );
}
