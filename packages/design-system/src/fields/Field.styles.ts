import { css, styled } from "styled-components";
import { hiddenLook } from "../layout/VisuallyHidden.styles.ts";

export const FieldBox = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  > [data-label] {
    font: var(--text-label);
    font-stretch: inherit;
    color: var(--ink);
  }
  > legend[data-label] {
    margin-bottom: 4px;
  }
  > [data-label] > [data-optional] {
    color: var(--ink-muted);
    font-weight: 400;
  }
  > [data-label][data-hidden] {
    ${hiddenLook}
  }
  > [data-label][data-changed]::after {
    content: "";
    display: inline-block;
    width: 6px;
    height: 6px;
    margin-left: 6px;
    border-radius: 50%;
    background: var(--accent-mark);
    vertical-align: middle;
  }
  &[data-errored] > [data-label] {
    color: var(--danger-text);
  }
`;

/** The frame of a text control. */
export const controlLook = css`
  width: 100%;
  min-height: var(--density-control);
  padding: 3px 10px;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: var(--radius-base);
  color: var(--ink);
  text-align: start;
  &:focus-visible {
    border-radius: var(--radius-base);
  }
  &[aria-invalid="true"],
  &:has([aria-invalid="true"]) {
    border-color: var(--danger-text);
    box-shadow: 0 0 0 1px var(--danger-text);
  }
  &:disabled,
  &:read-only:is(input, textarea) {
    background: var(--sunken);
    color: var(--ink-soft);
  }
  @media (max-width: 40em) {
    min-height: max(var(--density-control), var(--size-touch-min));
    font-size: 1rem;
  }
`;

export const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  font: var(--text-label);
  font-stretch: inherit;
  color: var(--danger-text);
  > svg {
    margin-top: 3px;
  }
  &[role="alert"] {
    padding: 8px 12px;
    border: 1px solid;
    border-radius: var(--radius-base);
    background: var(--danger-soft);
  }
`;

export const HelpText = styled.div`
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-muted);
`;

/** A warning with its icon, shown as part of the help. */
export const WarningHint = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--warning-text);
`;
