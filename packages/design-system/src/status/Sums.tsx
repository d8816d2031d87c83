import { Link } from "../actions/Link.tsx";
import { SumsBox } from "./Sums.styles.ts";

interface SumsProps {
  /** Names the table at the left. */
  caption: string;
  heads: readonly string[];
  /** Each row's first cell names it. */
  rows: readonly (readonly string[])[];
  /** What each row is the sum of, by its place. */
  hrefs?: readonly string[];
  foot?: readonly string[] | undefined;
  /** Components of the total, at the right. */
  parts: readonly SumPartProps[];
  total: { term: string; amount: string };
}

interface SumPartProps {
  term: string;
  amount: string;
  /** What it is the sum of. */
  href?: string;
}

/** Breakdown of a sum: a small table at the left, components and total at the right. */
export function Sums({ caption, heads, rows, hrefs = [], foot, parts, total }: SumsProps) {
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
            <SumRow cells={row} href={hrefs[index]} key={row[0]} />
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <SumRow cells={foot} />
          </tfoot>
        ) : null}
      </table>
      <dl>
        {parts.map((part) => (
          <SumPart key={part.term} {...part} />
        ))}
        <dt data-total="">{total.term}</dt>
        <dd data-total="">{total.amount}</dd>
      </dl>
    </SumsBox>
  );
}

function SumPart({ term, amount, href }: SumPartProps) {
  return (
    <>
      <dt>{href ? <Link href={href}>{term}</Link> : term}</dt>
      <dd>{amount}</dd>
    </>
  );
}

function SumRow({ cells, href }: { cells: readonly string[]; href?: string | undefined }) {
  const [name, ...figures] = cells;
  return (
    <tr>
      <th scope="row">{href ? <Link href={href}>{name}</Link> : name}</th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their column
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
}
