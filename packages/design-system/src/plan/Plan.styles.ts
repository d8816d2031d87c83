import { styled } from "styled-components";

export const Columns = styled.div`
  display: flex;
  gap: 24px;
  @media (max-width: 40em) {
    flex-direction: column;
  }
`;

export const Column = styled.div`
  min-width: 0;
  > ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

// Hidden from screen readers: every tile announces its own width.
export const Ruler = styled.div`
  display: flex;
  justify-content: space-between;
  margin: 0 4px 8px;
  padding: 0 0 4px;
  border-bottom: 1px solid var(--control);
  color: var(--ink-muted);
  font: var(--text-caption);
`;

// On a phone a quarter of the width would be too narrow for text: each tile takes a line, and shows its width as text.
export const Tile = styled.li`
  display: flex;
  min-width: 0;
  padding: 4px;
  @media (max-width: 40em) {
    min-width: 100%;
  }
  > div {
    display: flex;
    flex: 1;
    min-width: 0;
    min-height: 72px;
    border: 1px solid var(--control);
    border-radius: var(--radius-base);
    background: var(--surface);
  }
  > div[data-selected] {
    border-color: var(--accent-text);
    box-shadow: inset 3px 0 0 var(--accent-text);
    background: var(--accent-soft);
  }
  &[data-lifted] > div {
    outline: 2px solid var(--accent-text);
    outline-offset: -1px;
    box-shadow: var(--shadow-menu);
    background: var(--raised);
  }
`;

// A finger on the handle drags the tile, not the page.
export const Handle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  color: var(--ink-muted);
  cursor: grab;
  touch-action: none;
  @media (max-width: 40em) {
    width: var(--size-touch-min);
  }
`;

export const Choose = styled.button`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  padding: 8px 8px 8px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  > strong {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }
  > small {
    color: var(--ink-muted);
    font: var(--text-caption);
  }
  > small:last-child {
    margin-top: auto;
    align-self: end;
  }
`;

export const NoTile = styled.p`
  padding: 16px 0;
  color: var(--ink-muted);
`;

// A page of 32 by 24 px, with its columns to scale.
export const Mark = styled.span`
  display: inline-flex;
  gap: 2px;
  width: 40px;
  height: 24px;
  vertical-align: middle;
  > span {
    border: 1px solid var(--control);
    border-radius: 2px;
    background: var(--sunken);
  }
`;

// The width of a bloc beside its percent, to the scale of the plan.
export const Bar = styled.span`
  display: inline-block;
  height: 10px;
  border: 1px solid var(--control);
  border-radius: 2px;
  background: var(--accent-soft);
  vertical-align: middle;
`;
