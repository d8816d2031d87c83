import { styled } from "styled-components";
import { hiddenLook } from "../layout/VisuallyHidden.styles.ts";

export const GroupBox = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  > legend {
    ${hiddenLook}
  }
  & + & {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  font: var(--text-strong);
  font-stretch: inherit;
  > small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
`;

export const GroupBoxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 248px), 1fr));
  gap: 8px 24px;
  align-items: start;
  padding-left: 24px;
  @media (max-width: 40em) {
    gap: 4px;
    padding-left: 28px;
  }
`;
