import { styled } from "styled-components";
import { floatLook } from "./Select.styles.ts";

export const Anchor = styled.div`
  position: relative;
  display: inline-flex;
`;

export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 4px;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  font: 600 0.75rem/1.25rem var(--font-sans);
  font-stretch: inherit;
`;

export const Panel = styled.fieldset`
  ${floatLook}
  position: absolute;
  z-index: var(--layer-menu);
  top: calc(100% + 4px);
  left: 0;
  width: max-content;
  min-width: max(100%, 200px);
  max-width: min(320px, 90vw);
  padding: 8px;
  display: grid;
  gap: 8px;
`;

export const Choices = styled.div`
  max-height: 304px;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 4px;
  > div {
    padding-block: 4px;
  }
  label:has(small) {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  small {
    color: var(--ink-muted);
  }
`;

export const PanelFoot = styled.div`
  border-top: 1px solid var(--hairline);
  padding-top: 4px;
`;
