import { styled } from "styled-components";

/** A strength meter of three segments, with its text. */
export const Meter = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 4px;
  color: var(--ink-soft);
  > [data-strength] {
    display: grid;
    grid-template-columns: repeat(3, 24px);
    gap: 2px;
  }
  i {
    height: 4px;
    border: 1px solid var(--control);
    border-radius: 2px;
  }
  [data-strength="1"] > i:first-child,
  [data-strength="2"] > i:not(:last-child),
  [data-strength="3"] > i {
    background: var(--ink-soft);
    border-color: var(--ink-soft);
  }
  @media (forced-colors: active) {
    [data-strength="1"] > i:first-child,
    [data-strength="2"] > i:not(:last-child),
    [data-strength="3"] > i {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
