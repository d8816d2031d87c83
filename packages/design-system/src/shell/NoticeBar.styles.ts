import { styled } from "styled-components";

export const NoticeBox = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 24px;
  background: var(--info-soft);
  border-bottom: 1px solid var(--hairline-strong);
  &[data-tone="warning"] {
    background: var(--warning-soft);
  }
  > div {
    display: flex;
    flex: 1 1 320px;
    gap: 8px;
    min-width: 0;
    text-wrap: pretty;
  }
  > div > svg {
    flex: none;
    margin-top: 2px;
    color: var(--info-text);
  }
  &[data-tone="warning"] > div > svg {
    color: var(--warning-text);
  }
  @media (max-width: 40em) {
    padding: 8px 16px;
  }
  @media print {
    display: none;
  }
`;
