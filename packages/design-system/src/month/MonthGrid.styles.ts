import { styled } from "styled-components";

export const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th {
    height: 32px;
    padding: 0 8px;
    border-bottom: 1px solid var(--hairline-strong);
    background: var(--sunken);
    color: var(--ink-muted);
    font: var(--text-caption);
    font-weight: 500;
    text-align: left;
  }
  @media (max-width: 40em) {
    th {
      padding: 0;
      text-align: center;
    }
  }
`;

export const Cell = styled.td`
  height: 98px;
  padding: 4px 8px 6px;
  border-bottom: 1px solid var(--hairline);
  border-left: 1px solid var(--hairline);
  vertical-align: top;
  cursor: pointer;
  &:first-child {
    border-left: 0;
  }
  tr:last-child > & {
    border-bottom: 0;
  }
  &[data-outside] {
    background: var(--canvas);
  }
  &:hover {
    background: var(--hover);
  }
  &[aria-selected="true"] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--accent-mark);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (forced-colors: active) {
    &[aria-selected="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media (max-width: 40em) {
    height: 52px;
    padding: 2px 0;
    text-align: center;
  }
`;

export const DayNumber = styled.span`
  display: block;
  margin-bottom: 2px;
  color: var(--ink-soft);
  font: var(--text-caption);
  line-height: 20px;
  [aria-selected="true"] > & {
    font-weight: 600;
  }
  [aria-current="date"] > & {
    color: var(--ink);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--accent-mark);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

export const Entry = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
  min-width: 0;
  color: var(--ink);
  font: var(--text-caption);
  line-height: 18px;
  > svg {
    flex: none;
    width: 12px;
    height: 12px;
    color: var(--ink-muted);
  }
  &[data-tone="info"] > svg {
    color: var(--info-text);
  }
  &[data-tone="success"] > svg {
    color: var(--success-text);
  }
  &[data-tone="warning"] > svg {
    color: var(--warning-text);
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-lines="2"] {
    align-items: flex-start;
    line-height: 16px;
    > svg {
      margin-top: 2px;
    }
    > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
  }
  @media (max-width: 40em) {
    display: inline-flex;
    > span,
    &[data-lines="2"] > span {
      display: none;
    }
  }
`;

export const More = styled.span`
  display: block;
  color: var(--ink-soft);
  font: var(--text-caption);
  line-height: 18px;
`;
