import { Fragment, type ReactNode } from "react";
import { SumsBox } from "./Sums.styles.ts";

interface SumsProps {
  /** Names the table at the left. */
  caption: string;
  heads: readonly string[];
  /** Each row's first cell names it; a link leads to what the row is the sum of. */
  rows: readonly (readonly ReactNode[])[];
  foot?: readonly string[] | undefined;
  /** Components of the total, at the right. */
  parts: readonly { term: ReactNode; amount: string }[];
  total: { term: string; amount: string };
}

/** Breakdown of a sum: a small table at the left, components and total at the right. */
export function Sums({ caption, heads, rows, foot, parts, total }: SumsProps) {
  return (
    <SumsBox>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two heads may say the same word; they have no identity but their place
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
            <SumRow cells={row} key={index} />
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <SumRow cells={foot} />
          </tfoot>
        ) : null}
      </table>
      <dl>
        {parts.map(({ term, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
          <Fragment key={index}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </Fragment>
        ))}
        <dt data-total="">{total.term}</dt>
        <dd data-total="">{total.amount}</dd>
      </dl>
    </SumsBox>
  );
}

function SumRow({ cells }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      {cells.map((cell, index) =>
        index === 0 ? (
          <th key={0} scope="row">
            {cell}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their column
          <td key={index}>{cell}</td>
        ),
      )}
    </tr>
  );
}
