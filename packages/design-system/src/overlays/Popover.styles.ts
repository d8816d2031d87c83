import { styled } from "styled-components";

export const PopoverBody = styled.div`
  display: grid;
  gap: 16px;
  width: 320px;
  max-width: 100%;
  max-height: min(480px, 80dvh);
  padding: 16px;
  overflow-y: auto;
  &[data-size="wide"] {
    width: 480px;
  }
  > h2 {
    font: var(--text-strong);
    font-stretch: inherit;
  }
`;
