import { styled } from "styled-components";

// Nested `<kbd>`: the frame is on the inner elements, as in the HTML specification.
export const MenuLines = styled.div`
  display: grid;
  min-width: 200px;
  max-width: 360px;
  max-height: min(480px, 80dvh);
  overflow-y: auto;
  padding: 4px;
  [role="menu"] {
    outline: none;
  }
  [role="group"] + *,
  * + [role="group"] {
    margin-top: 4px;
    padding-top: 4px;
    border-top: 1px solid var(--hairline);
  }
  header {
    padding: 4px 8px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  [role^="menuitem"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 24px;
    min-height: 32px;
    padding: 4px 8px;
    border-radius: var(--radius-small);
    color: var(--ink);
    cursor: pointer;
    outline: none;
  }
  [role^="menuitem"] > small {
    grid-column: 1 / -1;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  [role^="menuitem"] > kbd {
    padding: 0;
    border: 0;
    background: none;
  }
  [role^="menuitem"] > svg {
    color: var(--accent-text);
  }
  [role^="menuitem"][data-focused] {
    background: var(--accent-soft);
  }
  [role^="menuitem"][data-focus-visible] {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: -2px;
  }
  [role^="menuitem"][aria-checked="true"] {
    font-weight: 600;
  }
  [role^="menuitem"][data-tone="danger"] {
    color: var(--danger-text);
  }
  [role^="menuitem"][data-tone="danger"][data-focused] {
    background: var(--danger-soft);
  }
  [role^="menuitem"][aria-disabled="true"] {
    color: var(--ink-muted);
    cursor: not-allowed;
  }
  [role^="menuitem"][aria-disabled="true"][data-focused] {
    background: var(--sunken);
  }
  @media (max-width: 40em) {
    [role^="menuitem"] {
      min-height: var(--size-touch-min);
    }
  }
  @media (forced-colors: active) {
    [role^="menuitem"][data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [role^="menuitem"][aria-disabled="true"] {
      color: GrayText;
    }
  }
`;
