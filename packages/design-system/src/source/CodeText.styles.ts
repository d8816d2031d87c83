import { styled } from "styled-components";
import { controlLook } from "../fields/Field.styles.ts";

export const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    width: fit-content;
    border-radius: var(--radius-small);
    font: var(--text-label);
    font-stretch: inherit;
    font-weight: 600;
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
  > summary:focus-visible {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  > div {
    display: grid;
    gap: 12px;
    min-width: 0;
    padding-top: 8px;
  }
`;

export const Source = styled.div`
  ${controlLook}
  position: relative;
  padding: 0;
  min-width: 0;
  > section {
    max-height: 320px;
    padding: 8px 40px 8px 12px;
    overflow: auto;
  }
  pre {
    margin: 0;
    font: 0.8125rem / 1.25rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    color: var(--ink);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > section:focus-visible {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
  > span {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
  }
`;
