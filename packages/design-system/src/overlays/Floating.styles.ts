import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

/** Anchor of a floating panel; its anchor name is scoped, so that panels can nest. */
export const Anchor = styled.div`
  anchor-name: --opener;
  anchor-scope: --opener;
  display: inline-flex;
  max-width: 100%;
`;

// A browser without CSS anchor positioning shows the panel in the middle of the window.
export const FloatingBox = styled.div`
  ${floatLook}
  position: fixed;
  position-anchor: --opener;
  position-area: bottom span-right;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  inset: auto;
  margin: 4px 0;
  padding: 0;
  width: max-content;
  max-width: calc(100vw - 32px);
  color: var(--ink);
  font-weight: 400;
  text-align: start;
  white-space: normal;
  overflow: auto;
  overscroll-behavior: contain;
  &[data-side="end"] {
    position-area: bottom span-left;
  }
  &[data-side="above"] {
    position-area: top;
    margin-inline: 8px;
  }
  &:focus {
    outline: none;
  }
  @supports not (anchor-name: --opener) {
    inset: 0;
    margin: auto;
    height: fit-content;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: surface var(--motion-quick) var(--easing-standard);
    @keyframes surface {
      from {
        translate: 0 -4px;
      }
    }
  }
  @media print {
    display: none;
  }
`;
