import { styled } from "styled-components";

/** Languages side by side, each field at the height of its counterpart. */
export const Languages = styled.div`
  display: grid;
  gap: 24px;
  @media (min-width: 56.25em) {
    grid-template-columns: repeat(var(--languages), minmax(0, 1fr));
    grid-template-rows: repeat(var(--rows), auto);
    gap: var(--density-gap) 24px;
  }
`;

export const Language = styled.div`
  display: grid;
  gap: var(--density-gap);
  align-content: start;
  min-width: 0;
  @media (min-width: 56.25em) {
    grid-row: span var(--rows);
    grid-template-rows: subgrid;
  }
  @media (max-width: 56.1875em) {
    & + & {
      padding-top: 20px;
      border-top: 1px solid var(--hairline);
    }
  }
`;

export const LanguageHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  min-height: var(--density-control);
  > :first-child {
    max-width: 240px;
  }
  > small {
    color: var(--ink-muted);
  }
  @media (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      justify-self: start;
      margin: 0 0 0 -12px;
    }
  }
`;
