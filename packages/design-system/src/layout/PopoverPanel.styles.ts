import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

export const PanelAnchor = styled.div`
  position: relative;
  display: inline-flex;
  margin-left: auto;
`;

export const PanelBox = styled.div`
  ${floatLook}
  position: absolute;
  z-index: var(--layer-menu);
  top: calc(100% + 4px);
  right: 0;
  width: 264px;
  max-width: calc(100vw - 16px);
  max-height: calc(100vh - 64px);
  overflow-y: auto;
  padding: 16px;
  display: grid;
  gap: 16px;
`;
