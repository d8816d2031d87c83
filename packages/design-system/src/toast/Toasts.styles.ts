import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

export const Stack = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  top: 16px;
  right: 16px;
  width: 360px;
  max-width: calc(100vw - 32px);
  pointer-events: none;
  &:focus {
    outline: none;
  }
  > div {
    display: grid;
    gap: 12px;
  }
  > div:not(:empty) + div:not(:empty) {
    margin-top: 12px;
  }
`;

export const Toast = styled.div`
  ${floatLook}
  pointer-events: auto;
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 12px 12px 12px 16px;
  > svg {
    margin-top: 2px;
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > div > p {
    color: var(--ink-soft);
  }
  &[data-tone="success"] > svg {
    color: var(--success-text);
  }
  &[data-tone="danger"] > svg {
    color: var(--danger-text);
  }
  &[data-tone="info"] > svg {
    color: var(--info-text);
  }
  > button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    flex: none;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink-muted);
  }
  > button:hover {
    color: var(--ink);
    background: var(--hover);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: slide var(--motion-slow) var(--easing-standard);
    @keyframes slide {
      from {
        opacity: 0;
        translate: 16px 0;
      }
    }
  }
`;
