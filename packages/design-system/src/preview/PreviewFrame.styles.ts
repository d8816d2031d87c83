import { styled } from "styled-components";
import { containerLook } from "../layout/Container.styles.ts";
import { hiddenLook } from "../layout/VisuallyHidden.styles.ts";

export const Preview = styled.div`
  ${containerLook}
  display: flex;
  flex-direction: column;
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-base);
  background: var(--surface);
  overflow: hidden;
`;

export const PreviewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 3px;
  min-height: 35px;
  border-bottom: 1px solid var(--hairline);
`;

export const ChoiceRow = styled.fieldset`
  display: flex;
  > legend {
    ${hiddenLook}
  }
`;

export const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  color: var(--ink-soft);
  font: var(--text-label);
  font-stretch: inherit;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &:has(:checked) {
    background: var(--accent-soft);
    border-color: var(--accent-text);
    color: var(--accent-text);
  }
  &:has(:focus-visible) {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 0;
  }
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @container (max-width: 30em) {
    > span {
      ${hiddenLook}
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      color: Highlight;
    }
  }
`;

export const Blocked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 12px;
  background: var(--info-soft);
  color: var(--ink);
  border-bottom: 1px solid var(--hairline);
`;

export const Stage = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px;
  background: var(--sunken);
`;

/** Box with the size of the scaled frame. */
export const Fitted = styled.div`
  overflow: hidden;
  border-radius: var(--radius-small);
  outline: 1px solid var(--hairline);
`;

export const FrameElement = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
  background: Canvas;
`;

export const Waiting = styled.p`
  padding: 24px;
  color: var(--ink-muted);
`;
