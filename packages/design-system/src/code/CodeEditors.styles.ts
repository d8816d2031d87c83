import { styled } from "styled-components";
import { controlLook } from "../fields/Field.styles.ts";
import { containerLook } from "../layout/Container.styles.ts";

/** Text and preview side by side when the container is wide enough. */
export const SideBySide = styled.div`
  ${containerLook}
  display: grid;
  gap: 16px;
`;

// Aligns the top of the second half with the text's frame, below the label.
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (min-width: 56.25em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      margin-top: 24px;
    }
  }
`;

export const CodeBox = styled.div`
  ${controlLook}
  padding: 0;
  overflow: hidden;
  &:focus-within {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
  > [data-code] {
    display: grid;
    resize: vertical;
    overflow: hidden;
    min-height: 64px;
  }
  > [data-code] > * {
    min-height: 0;
    min-width: 0;
  }
`;

/** Laid out like the editor, so that the text does not move when the editor replaces it. */
export const Plain = styled.textarea`
  display: block;
  width: 100%;
  padding: 5px 6px 5px 55px;
  border: 0;
  background: none;
  font: 0.8125rem / 1.25rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  color: var(--ink);
  resize: none;
  outline: none;
`;

export const Below = styled.div`
  margin-block: 4px;
`;

export const Problems = styled.div`
  margin-block: 4px;
  border: 1px solid var(--danger-text);
  border-radius: var(--radius-base);
  font: var(--text-label);
  font-stretch: inherit;
  > p {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px 12px;
    color: var(--danger-text);
    font-weight: 600;
  }
  > ol {
    max-height: 160px;
    overflow: auto;
    border-top: 1px solid var(--hairline);
  }
  button {
    display: block;
    width: 100%;
    padding: 4px 12px;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button:hover {
    background: var(--hover);
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button > span {
    color: var(--ink-muted);
    margin-right: 8px;
  }
`;
