import { styled } from "styled-components";

export const SwitchBox = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  column-gap: 12px;
  align-items: start;
  padding-block: 2px;
  > label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    cursor: pointer;
  }
  > label > span {
    color: var(--ink-muted);
  }
  > :is(small, p) {
    grid-column: 2;
  }
  > small {
    color: var(--ink-muted);
  }
  &[data-errored] > label {
    color: var(--danger-text);
  }
  &:has([aria-disabled="true"]) > label {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  @media (max-width: 40em) {
    padding-block: 10px;
  }
`;

// Its ::after reaches the 24 px that a finger needs without a taller row.
export const Track = styled.input`
  appearance: none;
  position: relative;
  width: 36px;
  height: 20px;
  margin: 0;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius-pill);
  cursor: pointer;
  &:focus-visible {
    border-radius: var(--radius-pill);
  }
  &::after {
    content: "";
    position: absolute;
    inset: -3px;
  }
  &::before {
    content: "";
    position: absolute;
    top: 3px;
    left: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--control);
  }
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::before {
    translate: 16px 0;
    background: var(--on-accent);
  }
  &[aria-disabled="true"] {
    background: var(--sunken);
    border-color: var(--hairline-strong);
    cursor: not-allowed;
  }
  &[aria-disabled="true"]:checked::before {
    background: var(--control);
  }
  &[aria-invalid="true"] {
    border-color: var(--danger-text);
    box-shadow: 0 0 0 1px var(--danger-text);
  }
  @media (prefers-reduced-motion: no-preference) {
    &::before {
      transition: translate var(--motion-quick) var(--easing-standard);
    }
  }
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &:checked {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &[aria-disabled="true"] {
      border-color: GrayText;
    }
  }
`;
