import { styled } from "styled-components";

export const ToolbarBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0;
  padding: 3px;
`;

// On a phone the row wraps, and a separator would be at the end of a line.
export const ToolbarGroupBox = styled.div`
  display: flex;
  &:not(:last-child) {
    margin-right: 4px;
    padding-right: 4px;
    border-right: 1px solid var(--hairline);
  }
  @media (max-width: 40em) {
    &:not(:last-child) {
      border-right: 0;
    }
  }
`;

export const ToolbarButtonElement = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink-soft);
  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &[aria-pressed="true"] {
    background: var(--accent-soft);
    border-color: var(--accent-text);
    color: var(--accent-text);
  }
  &[aria-disabled="true"] {
    color: var(--control);
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: 0;
  }
  @media (max-width: 40em) {
    width: 36px;
    height: 36px;
  }
  @media (forced-colors: active) {
    &[aria-pressed="true"] {
      border-color: Highlight;
      color: Highlight;
    }
    &[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;
