import { styled } from "styled-components";

export const Sheet = styled.main`
  display: grid;
  gap: 32px;
  max-width: 1120px;
  margin: 0 auto;
  > header {
    display: grid;
    gap: 8px;
    max-width: 68ch;
    color: var(--ink-soft);
  }
  h1 {
    color: var(--ink);
  }
  section {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  section > p {
    max-width: 68ch;
    color: var(--ink-soft);
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(216px, 100%), 1fr));
  gap: 12px;
  > li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding: 8px;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-base);
  }
  span {
    min-height: 48px;
    border: 1px solid var(--control);
    border-radius: var(--radius-small);
    forced-color-adjust: none;
  }
  code {
    font: var(--text-caption);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-muted);
  }
`;

export const Icons = styled(Tiles)`
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
  > li {
    grid-template-columns: 24px minmax(0, 1fr);
  }
`;

export const Figures = styled.div`
  overflow-x: auto;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-base);
  &:focus-visible {
    outline-offset: -2px;
  }
  table {
    width: 100%;
    font: var(--text-table);
  }
  caption {
    padding: 12px;
    text-align: start;
    color: var(--ink-soft);
  }
  th,
  td {
    padding: 4px 12px;
    text-align: start;
    font-weight: 400;
    border-top: 1px solid var(--hairline);
    white-space: nowrap;
  }
  thead th {
    background: var(--sunken);
    font: var(--text-label);
  }
  td:last-child {
    text-align: end;
  }
`;

export const Specimens = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, auto) minmax(0, 1fr);
  gap: 12px 24px;
  align-items: baseline;
  dt code {
    font: var(--text-caption);
  }
  dd {
    overflow-wrap: anywhere;
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    dd + dt {
      margin-top: 12px;
    }
  }
`;

export const Bar = styled.span`
  display: inline-block;
  height: 12px;
  max-width: 100%;
  background: var(--accent-mark);
  border: 1px solid var(--accent-mark);
`;

export const Corner = styled.span`
  display: inline-block;
  width: 96px;
  max-width: 100%;
  height: 40px;
  background: var(--sunken);
  border: 1px solid var(--control);
`;

export const Mark = styled.span`
  display: inline-block;
  width: 48px;
  height: 16px;
  border: 2px solid;
  border-radius: var(--radius-small);
  forced-color-adjust: none;
`;
