import { createGlobalStyle, styled } from "styled-components";

export const PageRules = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm 14mm 16mm;
  }
`;

// Paper has one theme: the tokens are black and white from here on. On a phone the text of a table wraps before the table grows too wide, except for
// its headers; content for paper only is [data-wide], its replacement on a phone [data-small].
export const Paper = styled.article`
  color-scheme: light;
  --ink: black;
  --ink-soft: black;
  --ink-muted: black;
  --surface: white;
  --hairline: black;
  --hairline-strong: black;
  width: 210mm;
  max-width: 100%;
  min-height: 297mm;
  margin-inline: auto;
  padding: 14mm;
  background: white;
  color: black;
  border: 1px solid black;
  overflow-wrap: break-word;
  > address {
    margin: 0 0 10mm auto;
    width: 80mm;
    max-width: 100%;
    font-size: 0.9375rem;
  }
  table {
    width: 100%;
    margin-block: 6mm;
  }
  th {
    padding: 4px 8px 4px 0;
    border-bottom: 1px solid black;
    font: var(--text-label);
    font-stretch: inherit;
    text-align: start;
    vertical-align: bottom;
  }
  td {
    padding: 6px 8px 6px 0;
    border-bottom: 1px solid black;
    vertical-align: top;
  }
  :is(th, td):last-child {
    padding-right: 0;
  }
  [data-align="end"] {
    text-align: end;
    white-space: nowrap;
  }
  thead {
    display: table-header-group;
  }
  tr,
  figure,
  address {
    break-inside: avoid;
  }
  h2,
  h3 {
    break-after: avoid;
  }
  @media (max-width: 40em) {
    min-height: 0;
    padding: 16px;
    overflow-wrap: anywhere;
    [data-wide] {
      display: none;
    }
    th {
      min-width: 44px;
    }
    th:last-child {
      min-width: 80px;
    }
  }
  @media (min-width: 40.0625em) {
    [data-small] {
      display: none;
    }
  }
  @media print {
    width: auto;
    min-height: 0;
    padding: 0;
    border: 0;
  }
`;

export const PaperHead = styled.header`
  display: flex;
  justify-content: space-between;
  gap: 10mm;
  margin-bottom: 10mm;
  > div:first-child {
    min-width: 0;
    > strong:first-child {
      display: block;
      font: 600 1.0625rem/1.5rem var(--font-serif);
    }
  }
  > div + div {
    text-align: end;
    > p:nth-child(2) {
      font: var(--text-numeral);
    }
  }
  @media screen and (max-width: 40em) {
    flex-direction: column;
    > div + div {
      text-align: start;
    }
  }
`;

export const PaperFoot = styled.footer`
  margin-top: 10mm;
  padding-top: 3mm;
  border-top: 1px solid black;
  font: var(--text-caption);
  font-stretch: inherit;
`;
