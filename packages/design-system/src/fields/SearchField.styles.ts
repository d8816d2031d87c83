import { styled } from "styled-components";

export const SearchBox = styled.div`
  width: 304px;
  max-width: 100%;
  @media (max-width: 51.25em) {
    flex: 1;
    width: auto;
    min-width: 0;
  }
  @media (max-width: 40em) {
    flex-basis: 100%;
  }
`;
