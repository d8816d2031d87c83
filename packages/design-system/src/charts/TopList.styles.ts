import { styled } from "styled-components";

export const Ranks = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: baseline;
    padding: 8px 0;
    border-bottom: 1px solid var(--hairline);
  }
  > li > span:first-child {
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    font-weight: 600;
    white-space: nowrap;
  }
  > li > span:last-child {
    grid-column: 1 / -1;
    height: 4px;
    border-top: 4px solid var(--control);
  }
`;
