import { styled } from "styled-components";

export const LoadingTrack = styled.span`
  position: fixed;
  z-index: var(--layer-toast);
  inset: 0 0 auto;
  height: 2px;
  pointer-events: none;
  > span {
    display: block;
    height: 100%;
    width: 92%;
    background: var(--accent-mark);
    transform-origin: left;
  }
  @media (prefers-reduced-motion: no-preference) {
    > span {
      animation: advance var(--duration) cubic-bezier(0.1, 0.7, 0.3, 1) both;
    }
    @keyframes advance {
      from {
        scale: 0 1;
      }
    }
  }
`;
