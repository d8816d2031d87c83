import { styled } from "styled-components";

// The native file input is hidden and takes no space.
export const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: 4px 12px;
  padding: 16px;
  border: 1px dashed var(--control);
  border-radius: var(--radius-base);
  background: var(--surface);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    color: var(--ink-soft);
  }
  > small {
    color: var(--ink-muted);
  }
  > input {
    position: absolute;
  }
  &[data-over] {
    border-style: solid;
    border-color: var(--accent-text);
    outline: 1px solid var(--accent-text);
    background: var(--accent-soft);
  }
  &[data-over="refused"] {
    border-color: var(--danger-text);
    outline-color: var(--danger-text);
    background: var(--danger-soft);
  }
  &[data-errored] {
    border-color: var(--danger-text);
    box-shadow: 0 0 0 1px var(--danger-text);
  }
  &[data-off] {
    background: var(--sunken);
    border-color: var(--hairline-strong);
  }
  @media (max-width: 40em) {
    justify-items: stretch;
    > div > button,
    > div > span > button {
      width: 100%;
    }
  }
`;

// Aligns the button with the field, below its label.
export const UrlRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  margin-top: 4px;
  > button {
    margin-top: 24px;
  }
`;

/** Spacing between the rejected files, the drop zone above and the files below. */
export const Refusals = styled.div`
  margin-block: 4px;
`;

export const FileRows = styled.ul`
  margin-top: 4px;
  border-top: 1px solid var(--hairline);
`;

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 12px 0;
  border-bottom: 1px solid var(--hairline);
  &:focus-visible {
    outline-offset: 0;
  }
`;

/** The picture of a file, or the sign of a document, in the same place. */
export const Thumbnail = styled.span`
  grid-row: span 2;
  align-self: start;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-small);
  background: var(--sunken);
  color: var(--ink-muted);
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const FileWordsBox = styled.div`
  display: grid;
  min-width: 0;
  > span {
    overflow-wrap: anywhere;
  }
  > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    color: var(--ink-muted);
  }
  > small > [data-status="sent"] {
    color: var(--success-text);
  }
  > small > [data-status] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

export const RowActions = styled.div`
  display: flex;
  gap: 4px;
`;

export const RowBelow = styled.div`
  grid-column: 2 / -1;
  display: grid;
  gap: 8px;
  min-width: 0;
  &:empty {
    display: none;
  }
  > * {
    min-width: 0;
  }
  @media (max-width: 40em) {
    grid-column: 1 / -1;
  }
`;
