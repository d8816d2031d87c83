import { styled } from "styled-components";

export const PairRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 104px), 1fr));
  gap: 8px 12px;
  align-items: start;
`;
