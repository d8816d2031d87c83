import { styled } from "styled-components";

export const CapsHint = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--warning-text);
`;
