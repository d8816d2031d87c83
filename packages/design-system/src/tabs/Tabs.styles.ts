import { styled } from "styled-components";

export const TabsBox = styled.div`
  [role="tablist"] {
    display: flex;
    gap: 20px;
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 -1px 0 var(--hairline-strong);
  }
  [role="tab"] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    flex: none;
    min-height: 40px;
    padding-top: 2px;
    border-bottom: 2px solid transparent;
    color: var(--ink-soft);
    white-space: nowrap;
    cursor: pointer;
    outline: none;
  }
  [role="tab"]:hover {
    color: var(--ink);
  }
  [role="tab"][aria-selected="true"] {
    color: var(--ink);
    font-weight: 600;
    border-bottom-color: var(--accent-mark);
  }
  [role="tab"] > small {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--ink-muted);
  }
  [role="tab"] > small[data-tone="danger"] {
    color: var(--danger-text);
    font-weight: 500;
  }
  [role="tab"][data-focus-visible] {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: -2px;
    border-radius: var(--radius-small);
  }
  [role="tabpanel"] {
    padding-top: 20px;
    outline: none;
  }
  [role="tabpanel"][data-focus-visible] {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
    border-radius: var(--radius-small);
  }
  [data-inert] {
    display: none;
  }
  @media (max-width: 40em) {
    [role="tab"] {
      min-height: var(--size-touch-min);
    }
  }
  @media (forced-colors: active) {
    [role="tab"] {
      border-bottom-color: Canvas;
    }
    [role="tab"][aria-selected="true"] {
      border-bottom-color: Highlight;
    }
  }
`;
