import { styled } from "styled-components";

export const DrawerElement = styled.dialog`
  width: 480px;
  max-width: 100vw;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  background: var(--raised);
  color: var(--ink);
  border: 0;
  border-left: 1px solid var(--hairline-strong);
  box-shadow: var(--shadow-dialog);
  overscroll-behavior: contain;
  &[data-size="wide"] {
    width: 720px;
  }
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  }
  &::backdrop {
    background: var(--scrim);
  }
  @media (max-width: 40em) {
    width: 100vw;
    border-left: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: glide var(--motion-slow) var(--easing-standard);
    @keyframes glide {
      from {
        translate: 100% 0;
      }
    }
  }
`;

export const DrawerHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 24px 24px 16px;
  border-bottom: 1px solid var(--hairline);
  > button {
    margin-block: 0;
  }
`;

export const DrawerBody = styled.div`
  padding: 20px 24px;
  overflow-y: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const DrawerFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 16px 24px;
  border-top: 1px solid var(--hairline);
`;
