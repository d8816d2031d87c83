import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

// A single toast covers the top bar: below it are the page's actions, at the bottom the bars and a dialog's buttons. Several scroll before they reach
// those.
export const Stack = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  top: 0;
  right: 0;
  width: 496px;
  max-width: 100vw;
  max-height: calc(100dvh - 208px);
  padding: 4px 8px 24px;
  overflow: hidden auto;
  pointer-events: none;
  dialog & {
    max-height: 35dvh;
  }
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
  @media (max-width: 40em) {
    padding-block: 8px;
  }
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
  button {
    padding: 0;
    border: 0;
    background: none;
  }
  > div > button {
    float: right;
    min-height: 24px;
    margin: -2px 0 -2px 12px;
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
    flex: none;
    border-radius: var(--radius-small);
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
