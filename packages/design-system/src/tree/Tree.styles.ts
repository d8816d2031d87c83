import { styled } from "styled-components";
import { hiddenLook } from "../layout/VisuallyHidden.styles.ts";

// The virtualizer writes the measured width some frames after a resize: rows of the old width would overflow.
export const TreeBox = styled.div`
  position: relative;
  min-width: 0;
  [role="treegrid"]:focus-visible {
    outline-offset: -2px;
  }
  [role="treegrid"] > [role="presentation"],
  [role="treegrid"] > [role="presentation"] > [role="presentation"] {
    width: 100% !important;
  }
  [role="treegrid"] p:only-child {
    color: var(--ink-muted);
  }
  [role="row"] {
    position: relative;
    border-bottom: 1px solid var(--hairline);
    cursor: default;
  }
  [role="row"]:hover {
    background: var(--hover);
  }
  [role="row"]:focus-visible {
    outline-offset: -2px;
  }
  [role="row"][aria-selected="true"] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 0 var(--accent-mark);
  }
  [role="row"][data-dragging] {
    opacity: 0.5;
  }
  [role="row"][data-drop-target] {
    outline: 2px solid var(--accent-text);
    outline-offset: -2px;
    background: var(--accent-soft);
  }
  .react-aria-DropIndicator[data-drop-target] {
    margin-left: calc((var(--tree-item-level, 1) - 1) * 20px);
    outline: 1px solid var(--accent-text);
  }
  @media (forced-colors: active) {
    [role="row"][aria-selected="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const RowBox = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: var(--density-row);
  padding: 4px 8px 4px calc(8px + (var(--tree-item-level) - 1) * 20px);
  > [slot="drag"],
  > [slot="chevron"],
  > span[aria-hidden="true"] {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink-muted);
  }
  > [slot="drag"] {
    cursor: grab;
  }
  > :is([slot="drag"], [slot="chevron"]):hover {
    background: var(--sunken);
    color: var(--ink);
  }
  > [slot="chevron"] > svg {
    transition: rotate var(--motion-quick) var(--easing-standard);
  }
  [aria-expanded="true"] > * > & > [slot="chevron"] > svg {
    rotate: 90deg;
  }
  > label {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
  }
  > label > svg {
    width: 16px;
    height: 16px;
    padding: 1px;
    border: 1px solid var(--control);
    border-radius: var(--radius-small);
    background: var(--surface);
    color: transparent;
  }
  > label[data-selected] > svg {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  > label[data-focus-visible] {
    outline: var(--border-focus) solid var(--accent-text);
    border-radius: var(--radius-small);
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-muted);
  }
  @media (max-width: 40em) {
    padding: 4px 0 4px calc((var(--tree-item-level) - 1) * 12px);
  }
  @media (prefers-reduced-motion: reduce) {
    > [slot="chevron"] > svg {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    > label > svg {
      border-color: ButtonText;
    }
    > label[data-selected] > svg {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Announced at every move; visible when a move is rejected. */
export const LiveText = styled.p`
  ${hiddenLook}
  &[data-refusal] {
    position: static;
    width: auto;
    height: auto;
    margin: 8px 0 0;
    clip-path: none;
    white-space: normal;
    color: var(--danger-text);
  }
`;
