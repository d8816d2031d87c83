import { css, styled } from "styled-components";
import { controlLook } from "./Field.styles.ts";

/** Style of floating panels: lists, calendars, menus. */
export const floatLook = css`
  background: var(--raised);
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-base);
  box-shadow: var(--shadow-menu);
`;

export const Picker = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
`;

export const SelectButton = styled.button`
  ${controlLook}
  padding-right: 32px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &[data-empty] {
    color: var(--ink-muted);
  }
`;

export const Chevron = styled.span`
  position: absolute;
  right: 10px;
  top: 50%;
  translate: 0 -50%;
  display: grid;
  pointer-events: none;
  color: var(--ink-muted);
`;

export const ListBox = styled.ul`
  ${floatLook}
  position: absolute;
  z-index: var(--layer-menu);
  top: calc(100% + 4px);
  left: 0;
  min-width: 100%;
  width: max-content;
  max-width: min(400px, 90vw);
  max-height: min(20rem, 60vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px;
  display: none;
  &[data-open] {
    display: block;
  }
  &:focus {
    outline: none;
  }
`;

export const OptionRow = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: var(--radius-base);
  cursor: pointer;
  &[data-active] {
    background: var(--accent-soft);
  }
  &[data-chosen] {
    font-weight: 600;
  }
  &[aria-disabled="true"] {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  > small {
    margin-left: auto;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
    white-space: nowrap;
  }
  > svg {
    margin-left: auto;
    color: var(--accent-text);
  }
  > small + svg {
    margin-left: 0;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--accent-mark);
    text-underline-offset: 3px;
  }
  @media (max-width: 40em) {
    min-height: var(--size-touch-min);
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const EmptyRow = styled.li`
  padding: 6px 8px;
  color: var(--ink-muted);
`;
