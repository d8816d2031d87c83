import { styled } from "styled-components";

/** Wrapper of the picker, because browsers match colour inputs as `:read-only` and the frame would look disabled. */
export const SwatchPlace = styled.div`
  display: grid;
`;

/** The browser's own colour picker, as a square at the start of the frame. */
export const Swatch = styled.input`
  && {
    appearance: none;
    flex: none;
    width: 24px;
    min-height: 24px;
    height: 24px;
    margin: 0 0 0 4px;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--control);
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  &&[data-empty] {
    border-style: dashed;
  }
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 0;
    border-radius: 0;
    forced-color-adjust: none;
  }
  &&:disabled {
    cursor: not-allowed;
  }
  &&:focus-visible {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
`;
