import { styled } from "styled-components";

export const AgendaTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  th,
  td {
    padding: 8px;
    border-bottom: 1px solid var(--hairline);
    font: var(--text-body);
    text-align: left;
    vertical-align: baseline;
  }
  th:first-child,
  td:first-child {
    padding-left: 16px;
    white-space: nowrap;
  }
  th:last-child,
  td:last-child {
    padding-right: 16px;
  }
  thead th {
    border-bottom-color: var(--hairline-strong);
    background: var(--sunken);
    color: var(--ink-muted);
    font: var(--text-caption);
    font-weight: 500;
  }
  th[scope="rowgroup"] {
    padding-top: 16px;
    color: var(--ink-soft);
    font: var(--text-book-title);
    font-style: italic;
    font-weight: 500;
  }
  th[scope="row"] {
    width: 100%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  td[data-wide] {
    color: var(--ink-soft);
    white-space: nowrap;
  }
  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }
  @media (max-width: 56em) {
    [data-wide] {
      display: none;
    }
  }
`;
