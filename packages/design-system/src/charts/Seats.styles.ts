import { styled } from "styled-components";

export const SeatRow = styled.span`
  display: grid;
  grid-template-columns: repeat(20, minmax(0, 1fr));
  gap: 2px;
  max-width: 240px;
  margin-top: 6px;
  &[data-many] {
    display: flex;
  }
`;

export const Seat = styled.span`
  height: 8px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  &[data-taken] {
    border-color: var(--success-text);
    background: var(--success-text);
  }
  @media (forced-colors: active) {
    &[data-taken] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
