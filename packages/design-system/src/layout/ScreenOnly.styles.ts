import { styled } from "styled-components";

export const Unprinted = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`;
