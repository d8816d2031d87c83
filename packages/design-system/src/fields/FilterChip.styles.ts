import { styled } from "styled-components";

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 0 2px 0 8px;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  color: var(--ink);
  > button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink-soft);
  }
  > button:hover {
    color: var(--ink);
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  @media (max-width: 40em) {
    min-height: 32px;
    > button {
      width: 32px;
      height: 32px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
