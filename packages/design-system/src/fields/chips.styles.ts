import { styled } from "styled-components";
import { controlLook } from "./Field.styles.ts";

/** One frame around the selected items and the text input; the frame shows the focus ring of the input. */
export const ChipsBox = styled.div`
  ${controlLook}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 3px;
  cursor: text;
  &:has(> input:focus-visible) {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
  &:has(> input:disabled) {
    background: var(--sunken);
    color: var(--ink-soft);
  }
  > ul {
    display: contents;
  }
  > input {
    flex: 1 1 96px;
    min-width: 96px;
    min-height: 24px;
    padding: 0 7px;
    border: 0;
    background: none;
    outline: none;
  }
  @media (max-width: 40em) {
    > input {
      min-height: 32px;
      font-size: 1rem;
    }
  }
`;

/** A selected item with its remove button. */
export const ChipItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 24px;
  padding-left: 8px;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  color: var(--ink);
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink-soft);
  }
  > button:hover {
    color: var(--ink);
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  @media (max-width: 40em) {
    min-height: 32px;
    > button {
      width: 32px;
      height: 32px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
