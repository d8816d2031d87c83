import { styled } from "styled-components";

// A linked label is as high as its line, whichever face it has: the italic one comes late.
export const StatBox = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  align-content: start;
  min-width: 0;
  > span:first-child {
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  a {
    display: inline-block;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > strong {
    font: var(--text-numeral);
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
  > small {
    color: var(--ink-muted);
    text-wrap: pretty;
  }
  > small > svg {
    margin-right: 4px;
    vertical-align: -2px;
  }
`;

export const StatLine = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
  gap: 24px 40px;
`;
