import { styled } from "styled-components";

export const CardWords = styled.span`
  display: none;
  @media screen and (max-width: 51.25em) {
    display: inline;
    color: var(--ink-soft);
  }
`;
