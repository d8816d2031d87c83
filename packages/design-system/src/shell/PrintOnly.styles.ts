import { createGlobalStyle, styled } from "styled-components";

export const PageOffPaper = createGlobalStyle`
  @media print {
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

// More specific than the tables' own rules, which apply to the screen: a list on paper is a plain table. Selected values of a form are printed like
// typed ones.
export const TablesOnPaper = createGlobalStyle`
  @media print {
    main :is(nav, [role="search"], label:has(select), button:not(th button, [role="combobox"]), [role="combobox"] + [aria-hidden], [data-pick], th svg, div:has(> div > div > h1) > div + div) {
      display: none !important;
    }
    main div:has(> table) {
      overflow: visible !important;
      max-height: none !important;
    }
    main table,
    main :is(th, td) {
      position: static !important;
      width: auto !important;
      min-width: 0 !important;
      max-width: none !important;
      font-size: 12px !important;
      white-space: normal !important;
    }
    main :is(th, td) {
      padding-inline: 4px !important;
    }
    main tr {
      break-inside: avoid;
    }
  }
`;

export const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
