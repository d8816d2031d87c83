import { styled } from "styled-components";
import { tickLook } from "../fields/Checkbox.styles.ts";

/** The list's `max-width: 77.4375em` is 1239 px: below it the rail does not fit beside the sheet. */
export const RailFrame = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  > button {
    display: none;
  }
  > div {
    min-width: 0;
  }
  @media (max-width: 77.4375em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    > button {
      display: inline-flex;
      justify-self: start;
    }
    &:not([data-open]) > aside {
      display: none;
    }
  }
  @media (max-width: 51.25em) {
    > button {
      min-height: 44px;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    > aside,
    > button {
      display: none;
    }
  }
`;

export const RailHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-height: 36px;
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    min-height: 36px;
    font-weight: 600;
  }
  > p[role="note"] {
    font-weight: 400;
  }
`;

export const Rail = styled.aside`
  position: sticky;
  top: calc(var(--size-topbar) + 12px);
  max-height: calc(100vh - var(--size-topbar) - 24px);
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--hairline-strong) transparent;
  margin-left: -4px;
  padding: 0 4px 24px;
  > p {
    padding-block: 8px;
    color: var(--ink-muted);
  }
  @media (max-width: 77.4375em) {
    position: static;
    max-height: none;
    margin: 0;
    padding: 4px 16px 12px;
    border: 1px solid var(--hairline-strong);
    border-radius: var(--radius-base);
    background: var(--surface);
  }
`;

export const FacetBox = styled.details`
  padding: 4px 0;
  border-bottom: 1px solid var(--hairline-strong);
  &:last-of-type {
    border-bottom: 0;
  }
  &[open] {
    padding-bottom: 12px;
  }
  > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    border-radius: var(--radius-small);
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover {
    color: var(--ink);
  }
  > summary > b {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: var(--text-caption);
    font-stretch: inherit;
    font-weight: 600;
    color: var(--accent-text);
  }
  &[open] > summary > b {
    display: none;
  }
  > summary > svg {
    flex: none;
    margin-left: auto;
    color: var(--ink-muted);
    transition: rotate var(--motion-quick) var(--easing-standard);
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  > button {
    margin-left: 24px;
    min-height: 24px;
    padding: 0;
    color: var(--accent-text);
    font: var(--text-caption);
    font-stretch: inherit;
  }
  @media (max-width: 51.25em) {
    > summary {
      min-height: 44px;
    }
  }
`;

export const FacetLine = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  border-radius: var(--radius-small);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  > span:first-of-type {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:has(:checked) > span:first-of-type {
    font-weight: 600;
  }
  > small {
    margin-left: auto;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
    white-space: nowrap;
  }
  @media (max-width: 51.25em) {
    min-height: 40px;
  }
`;

export const FacetTick = styled.input`
  ${tickLook}
`;
