import { styled } from "styled-components";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 0;
  > h2 {
    min-width: 144px;
    margin: 0 4px;
    text-align: center;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }
`;

export const DayItems = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 0 12px;
    padding: 10px 0;
    border-top: 1px solid var(--hairline);
  }
  > li:first-child {
    border-top: 0;
  }
  > li > div {
    display: grid;
    gap: 4px;
    justify-items: start;
    overflow-wrap: anywhere;
  }
`;

export const LegendItems = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 12px;
  margin: 0;
  color: var(--ink-soft);
  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }
  dt {
    display: flex;
  }
  dd {
    margin: 0;
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;
