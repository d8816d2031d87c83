import { styled } from "styled-components";

export const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 16px;
  > div {
    min-width: 0;
  }
  > div[data-span="2"] {
    grid-column: span 2;
  }
  > div[data-span="3"] {
    grid-column: span 3;
  }
  > div[data-span="4"] {
    grid-column: span 4;
  }
  > div[data-span="6"] {
    grid-column: span 6;
  }
  > div[data-span="8"] {
    grid-column: span 8;
  }
  > div[data-span="12"] {
    grid-column: span 12;
  }
  dt {
    font: var(--text-label);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    min-height: 24px;
    line-height: 1.5rem;
    overflow-wrap: anywhere;
  }
  dd[data-empty] {
    color: var(--ink-muted);
  }
  small {
    flex-basis: 100%;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  @media (max-width: 40em) {
    gap: 12px 16px;
    > div:is([data-span="2"], [data-span="3"], [data-span="4"]) {
      grid-column: span 6;
    }
    > div:is([data-span="6"], [data-span="8"]) {
      grid-column: span 12;
    }
  }
`;
