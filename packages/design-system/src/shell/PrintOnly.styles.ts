import { createGlobalStyle, styled } from "styled-components";

export const PageOffPaper = createGlobalStyle`
  @media print {
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

export const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
