import { styled } from "styled-components";

export const CardWords = styled.span`
  display: none;
  @media screen and (max-width: 820px) {
    display: inline;
    color: var(--ink-soft);
  }
`;
