import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

// `contain`, because the drawing adapts to the available width and must never widen its container.
export const PlotBox = styled.div`
  position: relative;
  contain: inline-size;
  cursor: default;
  > svg {
    display: block;
    overflow: visible;
  }
  text {
    fill: var(--ink-muted);
    font: var(--text-caption);
    font-stretch: var(--font-width-ui);
    font-variant-numeric: lining-nums tabular-nums;
  }
  text[data-current] {
    fill: var(--ink);
    font-weight: 600;
  }
  line {
    stroke: var(--hairline);
    shape-rendering: crispEdges;
  }
  line[data-part="ground"] {
    stroke: var(--control);
  }
  rect,
  circle {
    fill: var(--control);
  }
  :is(rect, circle)[data-current] {
    fill: var(--accent);
  }
  rect[data-current] {
    fill: none;
    stroke: var(--accent);
    stroke-dasharray: 3 4;
  }
  rect[data-active] {
    stroke: var(--ink);
    stroke-width: 2;
  }
  path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  path[data-part="previous"] {
    stroke: var(--ink-soft);
    stroke-dasharray: 3 4;
  }
  circle[data-active] {
    stroke: var(--surface);
    stroke-width: 2;
  }
  line[data-part="cursor"] {
    stroke: var(--control);
  }
  @media (forced-colors: active) {
    text {
      fill: CanvasText;
    }
    rect,
    circle {
      fill: CanvasText;
    }
    :is(rect, circle)[data-current] {
      fill: Highlight;
    }
    line,
    path {
      stroke: CanvasText;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

export const PlotTip = styled.div`
  ${floatLook}
  position: absolute;
  z-index: var(--layer-menu);
  display: grid;
  width: max-content;
  max-width: 216px;
  padding: 8px 12px;
  pointer-events: none;
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-soft);
  translate: 12px 0;
  &[data-side="left"] {
    translate: calc(-100% - 12px) 0;
  }
  > strong {
    font: var(--text-strong);
    font-stretch: inherit;
    color: var(--ink);
  }
  > span:first-child::first-letter {
    text-transform: uppercase;
  }
`;

export const Legend = styled.p`
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-soft);
  &::before {
    content: "- - ";
  }
`;
