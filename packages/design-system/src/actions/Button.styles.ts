import { css, styled } from "styled-components";

/** Styles shared by buttons and links that look like buttons. */
// The small square is placed inside a line of text: its negative margin keeps the line height unchanged.
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--density-control);
  padding: 0 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-base);
  background: var(--surface);
  color: var(--ink);
  font-weight: 500;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--motion-quick) var(--easing-standard);
  &:focus-visible {
    border-radius: var(--radius-base);
  }
  &:hover {
    background: var(--hover);
  }
  &[data-variant="primary"] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  &[data-variant="primary"]:hover {
    background: var(--accent-hover);
    border-color: var(--accent-hover);
  }
  &[data-variant="danger"] {
    color: var(--danger-text);
    border-color: var(--danger-text);
  }
  &[data-variant="danger"]:hover {
    background: var(--danger-soft);
  }
  &[data-variant="dangerFilled"] {
    background: var(--danger-fill);
    border-color: var(--danger-fill);
    color: var(--danger-on-fill);
  }
  &[data-variant="plain"] {
    background: none;
    border-color: transparent;
    color: var(--ink-soft);
  }
  &[data-variant="plain"]:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &[aria-disabled="true"]:not([aria-busy="true"]) {
    background: var(--sunken);
    border-color: var(--hairline-strong);
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  &[aria-busy="true"] {
    cursor: progress;
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-square] {
    width: var(--density-control);
    flex: none;
    padding: 0;
  }
  &[data-square="small"] {
    width: 24px;
    min-height: 24px;
    height: 24px;
    margin-block: -4px;
    vertical-align: middle;
    border-radius: var(--radius-small);
    color: var(--ink-muted);
  }
  @media (max-width: 40em) {
    min-height: max(var(--density-control), var(--size-touch-min));
    &[data-square]:not([data-square="small"]) {
      width: var(--size-touch-min);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &[aria-disabled="true"] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

export const ButtonElement = styled.button`
  ${buttonLook}
`;

export const ButtonAnchor = styled.a`
  ${buttonLook}
`;

/** Wraps a disabled button together with the sentence that gives the reason. */
export const WithReason = styled.span`
  display: inline-grid;
  gap: 4px;
  justify-items: start;
  max-width: 100%;
  &[data-placement="beside"] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  &[data-wide] {
    display: grid;
    justify-items: stretch;
  }
  > small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
    text-align: start;
    white-space: normal;
  }
  &[data-placement="beside"] > small {
    max-width: 152px;
  }
`;

export const Spinner = styled.span`
  width: 16px;
  height: 16px;
  flex: none;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  @media (prefers-reduced-motion: no-preference) {
    animation: turn 0.9s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 360deg;
    }
  }
`;
