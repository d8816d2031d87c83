import { styled } from "styled-components";

export const Foot = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  padding: 12px 24px;
  border-top: 1px solid var(--hairline);
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-muted);
  @media (max-width: 40em) {
    flex-direction: column;
    align-items: flex-start;
    gap: 12px;
    padding: 16px;
  }
  @media print {
    display: none;
  }
`;
