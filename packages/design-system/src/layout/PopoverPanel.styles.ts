import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

export const PanelAnchor = styled.div`
  position: relative;
  display: inline-flex;
  margin-left: auto;
`;

// An empty state needs no frame inside this one. On a phone the panel spans the window, whichever button opened it.
export const PanelBox = styled.div`
  ${floatLook}
  position: absolute;
  z-index: var(--layer-menu);
  top: calc(100% + 4px);
  right: 0;
  width: 264px;
  &[data-size="wide"] {
    width: 400px;
  }
  max-width: calc(100vw - 16px);
  max-height: calc(100vh - 64px);
  overflow-y: auto;
  padding: 16px;
  display: grid;
  gap: 16px;
  > section {
    padding: 16px 0;
    border: 0;
    background: none;
  }
  @media (max-width: 40em) {
    &[data-size="wide"] {
      position: fixed;
      inset: calc(var(--size-topbar) + 4px) 8px auto;
      width: auto;
    }
  }
`;

// On the corner of the icon.
export const PanelCount = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  min-width: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--on-accent);
  font: 600 0.6875rem/1rem var(--font-sans);
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;
