import { styled } from "styled-components";

export const Segments = styled.span`
  display: grid;
  gap: 8px;
  > [role="img"] {
    display: flex;
    gap: 2px;
  }
`;

export const Segment = styled.span`
  flex: 1;
  min-width: 8px;
  height: 8px;
  border: 1px solid var(--control);
  border-radius: 2px;
  &[data-state="done"] {
    background: var(--success-text);
    border-color: var(--success-text);
    print-color-adjust: exact;
  }
  &[data-state="waiting"] {
    border-style: dashed;
    border-color: var(--hairline-strong);
  }
  @media (forced-colors: active) {
    &[data-state="done"] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Track = styled.span`
  display: block;
  flex: 1;
  height: 8px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  background: var(--surface);
  overflow: hidden;
  --fill: var(--accent-mark);
  &[data-tone="success"] {
    --fill: var(--success-text);
  }
  &[data-tone="danger"] {
    --fill: var(--danger-text);
  }
  &[data-unknown] > span {
    width: 32%;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-unknown] > span {
      animation: pass 1.6s var(--easing-standard) infinite;
    }
    @keyframes pass {
      from {
        margin-left: -32%;
      }
      to {
        margin-left: 100%;
      }
    }
  }
`;

export const Bar = styled.span`
  display: block;
  height: 100%;
  background: var(--fill, var(--success-text));
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
