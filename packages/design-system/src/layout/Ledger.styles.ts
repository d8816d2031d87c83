import { styled } from "styled-components";

export const LedgerList = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`;

export const ColumnsBox = styled.div`
  columns: 2 300px;
  column-gap: 40px;
`;

export const GroupBox = styled.section`
  break-inside: avoid;
  padding-bottom: 24px;
  h2 {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--hairline-strong);
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
`;

export const EntryLink = styled.a`
  display: grid;
  grid-template-columns: minmax(40px, auto) minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 12px;
  padding: 8px 8px 10px 0;
  border-bottom: 1px solid var(--hairline);
  &:hover {
    background: var(--hover);
  }
  > b {
    font: var(--text-numeral);
    line-height: 1.25rem;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: right;
  }
  > span {
    display: grid;
  }
  small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  > svg {
    align-self: center;
    color: var(--ink-muted);
  }
  &:hover > svg {
    color: var(--accent-text);
  }
  &[data-empty] :is(b, strong) {
    font-weight: 400;
    color: var(--ink-muted);
  }
`;
