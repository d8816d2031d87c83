import { styled } from "styled-components";
import { hiddenLook } from "../layout/VisuallyHidden.styles.ts";

export const ChartBox = styled.figure`
  min-width: 0;
`;

export const ChartHead = styled.figcaption`
  margin-bottom: 12px;
  > h3 {
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  > p {
    max-width: 64ch;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
    text-wrap: pretty;
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  overflow: hidden;
  > small {
    ${hiddenLook}
  }
`;

export const NoFigures = styled.p`
  display: grid;
  place-items: center;
  border-block: 1px solid var(--hairline);
  color: var(--ink-muted);
`;

export const ChartFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin: 4px 0 0 -12px;
  > button {
    font: var(--text-caption);
    font-stretch: inherit;
  }
  > button > svg {
    transition: rotate var(--motion-quick) var(--easing-standard);
  }
  > button[aria-expanded="true"] > svg {
    rotate: 90deg;
  }
  @media (prefers-reduced-motion: reduce) {
    > button > svg {
      transition: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const TableScroll = styled.div`
  max-height: 320px;
  margin-top: 4px;
  overflow: auto;
  border-block: 1px solid var(--hairline-strong);
  table {
    width: 100%;
  }
  caption {
    ${hiddenLook}
  }
  :is(th, td) {
    padding: 4px 8px;
    border-bottom: 1px solid var(--hairline);
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    padding-left: 0;
  }
  :is(th, td):last-child {
    padding-right: 4px;
  }
  :is(th:first-child, td[data-kind="text"]) {
    text-align: left;
    white-space: normal;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--canvas);
    font: 500 0.75rem/1.25rem var(--font-sans);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  @media print {
    max-height: none;
  }
`;
