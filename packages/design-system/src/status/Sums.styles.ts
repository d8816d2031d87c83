import { styled } from "styled-components";

export const SumsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: 40px;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  table {
    width: 100%;
    align-self: start;
  }
  :is(th, td) {
    padding: 2px 0;
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    text-align: left;
  }
  thead th {
    font: 500 0.75rem/1.25rem var(--font-sans);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  tbody tr:last-child > * {
    padding-bottom: 6px;
  }
  tfoot > tr > * {
    padding-top: 6px;
    border-top: 1px solid var(--hairline-strong);
    font-weight: 600;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 4px 0;
    align-content: start;
  }
  dt {
    color: var(--ink-soft);
  }
  dd {
    text-align: right;
    white-space: nowrap;
  }
  [data-total] {
    margin-top: 2px;
    padding-top: 6px;
    border-top: 1px solid var(--hairline-strong);
    font: 600 1.0625rem/1.75rem var(--font-serif);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--ink);
  }
  @media (max-width: 68.75em) {
    grid-template-columns: minmax(0, 1fr) 208px;
    gap: 24px;
  }
  @media (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
    > table {
      order: 2;
    }
  }
`;
