import { styled } from "styled-components";

export const Lists = styled.div`
  columns: 2 272px;
  column-gap: 32px;
  section {
    break-inside: avoid;
    padding-bottom: 16px;
  }
  h3 {
    padding-bottom: 4px;
    font: italic 500 0.875rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  dl {
    display: grid;
  }
  dl > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding: 4px 0;
    border-top: 1px solid var(--hairline);
  }
  dt {
    flex: none;
    display: flex;
    gap: 4px;
    align-items: baseline;
    color: var(--ink-muted);
  }
`;
