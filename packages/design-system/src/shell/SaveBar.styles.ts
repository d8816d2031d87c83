import { styled } from "styled-components";

export const BarBox = styled.section`
  position: sticky;
  z-index: var(--layer-bar);
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 24px;
  background: var(--raised);
  border-top: 1px solid var(--hairline-strong);
  &[data-empty] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > div {
    flex: 1 1 240px;
    min-width: 0;
  }
  p {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    text-wrap: pretty;
  }
  p > svg {
    margin-top: 2px;
  }
  p[data-state="saved"] > svg {
    color: var(--success-text);
  }
  p[data-state="failed"] {
    color: var(--danger-text);
  }
  @media (max-width: 40em) {
    padding: 8px 12px max(12px, env(safe-area-inset-bottom));
    > button[data-variant="primary"] {
      flex: 1;
      min-height: 44px;
    }
    > button[data-variant="plain"] {
      min-height: 44px;
    }
  }
  @media print {
    display: none;
  }
`;

// The keys are the button's own colour: a frame of its own would be a second button.
export const Keys = styled.kbd`
  margin-left: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  @media (hover: none) {
    display: none;
  }
`;
