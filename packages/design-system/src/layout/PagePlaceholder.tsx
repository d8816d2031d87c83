import { Page } from "./Page.tsx";
import { Bar, Rows } from "./PagePlaceholder.styles.ts";

const rows = Array.from({ length: 12 }, (_, row) => row);

interface PagePlaceholderProps {
  /** Heading of a list, which then has a search field and rows; without it only a bar stands in for the heading. */
  listTitle?: string | undefined;
}

/** The content of a page in the HTML before any script has come. It has no inline styles, which a strict policy would refuse. */
export function PagePlaceholder({ listTitle }: PagePlaceholderProps) {
  if (listTitle === undefined) return <Bar />;
  return (
    <Page title={listTitle}>
      <Bar />
      <Rows>
        {rows.map((row) => (
          <p key={row} />
        ))}
      </Rows>
    </Page>
  );
}
