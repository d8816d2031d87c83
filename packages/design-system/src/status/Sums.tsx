import { SumsBox } from "./Sums.styles.ts";

interface SumsProps {
  /** Names the table at the left. */
  caption: string;
  heads: readonly string[];
  /** Each row's first cell names it. */
  rows: readonly (readonly string[])[];
  foot?: readonly string[] | undefined;
  /** Components of the total, at the right. */
  parts: readonly { term: string; amount: string }[];
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
          {rows.map((row) => (
            <SumRow cells={row} key={row[0]} />
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <SumRow cells={foot} />
          </tfoot>
        ) : null}
      </table>
      <dl>
        {parts.map(({ term, amount }) => (
          <SumPart amount={amount} key={term} term={term} />
        ))}
        <dt data-total="">{total.term}</dt>
        <dd data-total="">{total.amount}</dd>
      </dl>
    </SumsBox>
  );
}

function SumPart({ term, amount }: { term: string; amount: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </>
  );
}

function SumRow({ cells }: { cells: readonly string[] }) {
  const [name, ...figures] = cells;
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their column
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
}
