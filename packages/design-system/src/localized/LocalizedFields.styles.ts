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
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  min-height: var(--density-control);
  > :first-child {
    flex: 1 1 144px;
    max-width: 240px;
  }
  > small {
    color: var(--ink-muted);
  }
`;
