import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { styled } from "styled-components";

interface Door {
  title: string;
  /** As the manager knows it: `?path=/story/…` or `?path=/docs/…`. */
  to: string;
  text: string;
  /** Takes the whole width: where most people go first. */
  isFirst?: boolean;
}

// The whole card is its link's.
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(264px, 100%), 1fr));
  gap: 12px;
  margin-block: 24px 32px;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 4px;
    margin: 0;
    padding: 16px 20px;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-base);
  }
  > li:hover {
    border-color: var(--control);
  }
  > li[data-first] {
    grid-column: 1 / -1;
    border-inline-start: 4px solid var(--accent-mark);
  }
  a {
    font: var(--text-section-title);
    color: var(--accent-text);
  }
  a::after {
    position: absolute;
    inset: 0;
    content: "";
  }
  p {
    margin: 0;
    color: var(--ink-soft);
  }
`;

/** The ways into this Storybook, a card each. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <List className="sb-unstyled">
      {doors.map(({ title, to, text, isFirst }) => (
        <li data-first={isFirst || undefined} key={to}>
          <AnchorMdx href={to} target="_self">
            {title}
          </AnchorMdx>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
