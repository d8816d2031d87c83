import { styled } from "styled-components";

export const Lines = styled.ol`
  min-width: 0;
  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--density-row);
    padding: 4px 8px 4px 4px;
    border-bottom: 1px solid var(--hairline);
    background: var(--surface);
  }
  > li[data-lifted] {
    position: relative;
    z-index: 1;
    outline: 2px solid var(--accent-text);
    outline-offset: -1px;
    border-radius: var(--radius-base);
    background: var(--raised);
    box-shadow: var(--shadow-menu);
  }
  > li > div:not(:last-child) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 24em) {
    > li {
      flex-wrap: wrap;
      justify-content: space-between;
    }
    > li > div:not(:last-child) {
      flex-basis: 100%;
      order: 1;
    }
  }
`;

// A finger on the handle drags the line, not the page.
export const Handle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink-muted);
  cursor: grab;
  touch-action: none;
  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &[aria-pressed="true"] {
    color: var(--accent-text);
    cursor: grabbing;
  }
  @media (max-width: 40em) {
    width: var(--size-touch-min);
    height: var(--size-touch-min);
  }
`;

export const NoLine = styled.p`
  padding: 16px 0;
  color: var(--ink-muted);
`;
