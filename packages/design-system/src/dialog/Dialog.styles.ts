import { styled } from "styled-components";

// All attributes are forwarded: styled-components does not know `closedby` yet.
export const DialogElement = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  width: 480px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 24px;
  background: var(--raised);
  color: var(--ink);
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-base);
  box-shadow: var(--shadow-dialog);
  overscroll-behavior: contain;
  &[data-size="wide"] {
    width: 720px;
  }
  &::backdrop {
    background: var(--scrim);
  }
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  > form > div {
    color: var(--ink-soft);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: arrive var(--motion-base) var(--easing-standard);
    @keyframes arrive {
      from {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }
`;

export const DialogHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
  > button {
    margin-block: 0;
  }
`;

export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 16px;
`;
