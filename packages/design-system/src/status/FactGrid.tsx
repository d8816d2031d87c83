import type { ReactNode } from "react";
import { Grid } from "./FactGrid.styles.ts";

/** A read-only field of a sheet. */
export interface Fact {
  term: string;
  /** Null, undefined or an empty list: the value is missing, and the grid shows `emptyText`. */
  description: ReactNode;
  /** Width in twelfths of the grid; 6 by default. */
  span?: 2 | 3 | 4 | 6 | 8 | 12;
  /** A sentence below the value. */
  help?: ReactNode;
}

interface FactGridProps {
  facts: readonly Fact[];
  /** Placeholder of a missing value: « Non renseigné ». */
  emptyText: string;
}

/** Read-only facts laid out as form fields: the name above, the value below. */
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
