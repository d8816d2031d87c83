import { styled } from "styled-components";

// A value takes the width it needs beside a long term, and wraps only when it would take more than three quarters.
export const Facts = styled.dl`
  display: grid;
  width: 100%;
  gap: 4px;
  > div {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) fit-content(75%);
    align-items: center;
    gap: 16px;
  }
  dt {
    color: var(--ink-muted);
  }
  dd {
    overflow-wrap: anywhere;
    text-align: right;
  }
`;

export const Moments = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 12px;
    padding-bottom: 16px;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li:not(:last-child)::before {
    content: "";
    position: absolute;
    left: 12px;
    top: 24px;
    bottom: 0;
    width: 1px;
    background: var(--hairline-strong);
  }
  blockquote {
    margin: 4px 0 0;
    padding-left: 12px;
    border-left: 2px solid var(--hairline-strong);
    color: var(--ink-soft);
    white-space: pre-line;
  }
  small {
    font: var(--text-caption);
    font-stretch: inherit;
    line-height: 1.25rem;
    color: var(--ink-muted);
    white-space: nowrap;
  }
  @media (max-width: 40em) {
    > li {
      grid-template-columns: 24px minmax(0, 1fr);
      row-gap: 0;
    }
    small {
      grid-column: 2;
    }
  }
`;

export const MomentDot = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-top: -2px;
  border: 1px solid var(--hairline-strong);
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink-soft);
  &[data-tone="success"] {
    color: var(--success-text);
  }
  &[data-tone="danger"] {
    color: var(--danger-text);
  }
  > svg {
    width: 14px;
    height: 14px;
  }
`;
