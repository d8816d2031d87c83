import { css, styled } from "styled-components";

/** Styles of a checkbox or radio button; also used by tables that render their own checkboxes. */
export const tickLook = css`
  appearance: none;
  width: 16px;
  height: 16px;
  margin: 0;
  flex: none;
  display: inline-grid;
  place-content: center;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  cursor: pointer;
  &[type="radio"] {
    border-radius: 50%;
  }
  &:checked,
  &:indeterminate:not([type="radio"]) {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::before {
    content: "";
    width: 10px;
    height: 10px;
    background: var(--on-accent);
    clip-path: polygon(12% 48%, 0 61%, 38% 96%, 100% 22%, 87% 10%, 37% 69%);
  }
  &[type="radio"]:checked::before {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    clip-path: none;
  }
  &:indeterminate:not([type="radio"])::before {
    content: "";
    width: 8px;
    height: 2px;
    background: var(--on-accent);
    clip-path: none;
  }
  &:disabled {
    background: var(--sunken);
    border-color: var(--hairline-strong);
    cursor: not-allowed;
  }
  &[aria-disabled="true"] {
    background: var(--sunken);
    border-color: var(--hairline-strong);
    cursor: not-allowed;
  }
  &[aria-disabled="true"]::before {
    background: var(--ink-muted);
  }
  &[aria-invalid="true"] {
    border-color: var(--danger-text);
    box-shadow: 0 0 0 1px var(--danger-text);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Tick = styled.input`
  ${tickLook}
  margin-top: 2px;
`;

// The label extends into the space around it: its line is 20 px high, and the target must be 24 px (WCAG 2.5.8).
export const Choice = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  column-gap: 8px;
  align-items: start;
  padding-block: 2px;
  > label {
    margin-block: -2px;
    padding-block: 2px;
    cursor: pointer;
  }
  &:has(> [aria-disabled="true"]) > label {
    cursor: not-allowed;
  }
  > small,
  > p {
    grid-column: 2;
  }
  > small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  &[data-errored] > label {
    color: var(--danger-text);
  }
  &[data-group] {
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 0;
  }
  &[data-group="inline"] {
    flex-flow: row wrap;
    gap: 4px 16px;
  }
  @media (max-width: 40em) {
    > input {
      width: 20px;
      height: 20px;
      margin-top: 0;
    }
    grid-template-columns: 20px minmax(0, 1fr);
    padding-block: 6px;
  }
`;
