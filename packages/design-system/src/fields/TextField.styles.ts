import { styled } from "styled-components";
import { controlLook } from "./Field.styles.ts";

export const InputElement = styled.input`
  ${controlLook}
  &[data-numeric] {
    text-align: right;
  }
  &[type="search"]::-webkit-search-cancel-button {
    display: none;
  }
`;

export const AreaElement = styled.textarea`
  ${controlLook}
  padding-block: 6px;
  line-height: 1.25rem;
  resize: vertical;
  min-height: 64px;
`;

/** One frame around a control and its prefix and suffix; the frame, not the control, shows the focus ring. */
export const Affix = styled.div`
  ${controlLook}
  display: flex;
  align-items: center;
  padding: 0;
  &:has(> input:focus-visible) {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
  &:has(> input:disabled),
  &:has(> input:read-only) {
    background: var(--sunken);
  }
  > input,
  > input[aria-invalid] {
    border: 0;
    background: none;
    box-shadow: none;
    min-height: calc(var(--density-control) - 2px);
    flex: 1;
    min-width: 0;
    outline: none;
  }
  > span {
    padding-right: 10px;
    color: var(--ink-muted);
  }
  > [data-locale^="en"] + span {
    padding-inline: 10px 0;
    order: -1;
  }
  > svg {
    margin-left: 10px;
    color: var(--ink-muted);
  }
  > button {
    margin-right: 4px;
  }
`;
