import { styled } from "styled-components";

export const FieldGridBox = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: var(--density-gap) 16px;
  align-items: start;
  min-width: 0;
`;

export const Cell = styled.div`
  grid-column: span 12;
  min-width: 0;
  @media (min-width: 40.0625em) {
    &[data-span="4"] {
      grid-column: span 4;
    }
    &[data-span="6"] {
      grid-column: span 6;
    }
    &[data-span="8"] {
      grid-column: span 8;
    }
  }
`;
