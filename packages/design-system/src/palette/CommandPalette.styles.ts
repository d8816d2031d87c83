import { styled } from "styled-components";
import { DialogElement } from "../dialog/Dialog.styles.ts";

export const PaletteElement = styled(DialogElement)`
  width: 640px;
  max-height: min(560px, calc(100dvh - 32px));
  margin-top: min(96px, 12dvh);
  padding: 0;
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
`;

// The line below the field shows the focus: nothing else here can have it.
export const PaletteInput = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 0 16px;
  border-bottom: 1px solid var(--hairline);
  color: var(--ink-muted);
  input {
    flex: 1;
    min-width: 0;
    min-height: 52px;
    padding: 0;
    border: 0;
    background: none;
    font: var(--text-lead);
    font-stretch: inherit;
    color: var(--ink);
  }
  input:focus-visible {
    outline: none;
  }
  &:focus-within {
    box-shadow: inset 0 -2px 0 var(--accent-text);
  }
  @media (forced-colors: active) {
    input:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const PaletteLines = styled.div`
  padding: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const PaletteGroup = styled.div`
  & + & {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--hairline);
  }
  > span {
    display: block;
    padding: 4px 8px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
`;

export const PaletteRow = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 36px;
  padding: 4px 8px;
  border-radius: var(--radius-small);
  cursor: pointer;
  > svg {
    flex: none;
    color: var(--ink-muted);
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  cite {
    font-family: var(--font-serif);
    font-style: italic;
  }
  > small {
    margin-left: auto;
    color: var(--ink-muted);
    text-align: end;
  }
  > span + kbd {
    margin-left: auto;
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--accent-mark);
    text-underline-offset: 3px;
  }
  &[aria-selected="true"] {
    background: var(--accent-soft);
    outline: 1px solid var(--accent-mark);
    outline-offset: -1px;
  }
  @media (max-width: 40em) {
    min-height: var(--size-touch-min);
  }
  @media (forced-colors: active) {
    &[aria-selected="true"] {
      outline: 2px solid Highlight;
    }
  }
`;

// Key hints, hidden on phones, which have no keys.
export const PaletteKeys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 16px;
  border-top: 1px solid var(--hairline);
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-muted);
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

export const PaletteNote = styled.div`
  padding: 24px 16px;
  display: grid;
  gap: 4px;
  text-align: center;
  > p + p {
    color: var(--ink-muted);
  }
`;
