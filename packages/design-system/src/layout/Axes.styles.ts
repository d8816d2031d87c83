import { styled } from "styled-components";

export const AxesBox = styled.div`
  display: grid;
  grid-template-columns: 1.42fr 0.92fr 1fr;
  > div {
    min-width: 0;
    padding: 16px 24px 20px;
  }
  > div + div {
    border-left: 1px solid var(--hairline);
  }
  h2 {
    margin-bottom: 8px;
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  p {
    margin-top: 4px;
    color: var(--ink-muted);
  }
  @media (max-width: 68.75em) {
    grid-template-columns: 1fr 1fr;
    > div:first-child {
      grid-column: 1 / -1;
      border-bottom: 1px solid var(--hairline);
    }
    > div:nth-child(2) {
      border-left: 0;
    }
  }
  @media (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      column-gap: 8px;
      padding: 8px 16px;
    }
    > div:first-child {
      border-bottom: 0;
    }
    > div + div {
      border-left: 0;
      border-top: 1px solid var(--hairline);
    }
    h2 {
      grid-row: span 4;
      margin: 4px 0 0;
    }
    > div > :not(h2) {
      grid-column: 2;
      max-width: 100%;
    }
    > div > [data-tone] {
      justify-self: start;
    }
  }
  &[data-even] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    strong {
      font: var(--text-numeral);
      font-variant-numeric: lining-nums tabular-nums;
      color: var(--ink);
    }
    @media (max-width: 68.75em) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > div:first-child {
        grid-column: auto;
        border-bottom: 0;
      }
      > div:nth-child(2) {
        border-left: 1px solid var(--hairline);
      }
      > div:nth-child(3) {
        border-left: 0;
      }
      > div:nth-child(n + 3) {
        border-top: 1px solid var(--hairline);
      }
    }
    @media (max-width: 40em) {
      > div {
        display: block;
      }
    }
  }
`;

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 0;
  margin-top: 4px;
  color: var(--ink-muted);
  @media (max-width: 40em) {
    font: var(--text-caption);
    font-stretch: inherit;
  }
  li:not(:last-child)::after {
    content: "›" / "";
    margin: 0 3px;
    font-weight: 400;
  }
  [aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
`;
