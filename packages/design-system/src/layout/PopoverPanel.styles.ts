import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

export const PanelAnchor = styled.div`
  position: relative;
  anchor-name: --opener;
  anchor-scope: --opener;
  display: inline-flex;
  margin-left: auto;
`;

// Below its button and inside the window, on whichever side there is room; at the window's edge in a browser without CSS anchor positioning. An empty
// state needs no frame inside this one.
export const PanelBox = styled.div`
  ${floatLook}
  position: fixed;
  z-index: var(--layer-menu);
  position-anchor: --opener;
  position-area: bottom span-left;
  position-try: flip-inline;
  margin: 4px;
  @supports not (anchor-name: --opener) {
    inset: 48px 8px auto auto;
  }
  width: 264px;
  &[data-size="wide"] {
    width: min(400px, 100vw - 16px);
  }
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
`;

// On the corner of the icon.
export const PanelCount = styled.span`
  position: absolute;
  inset: 2px 2px auto auto;
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
