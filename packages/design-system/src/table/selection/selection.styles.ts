import { styled } from "styled-components";

export const Offer = styled.button`
  justify-self: start;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent-text);
  font: var(--text-caption);
  font-stretch: inherit;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export const Report = styled.section`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: start;
  margin-bottom: 12px;
  padding: 8px 8px 8px 16px;
  background: var(--surface);
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-base);
  > svg {
    margin-top: 8px;
    color: var(--success-text);
  }
  &[data-refused] > svg {
    color: var(--warning-text);
  }
  > div {
    padding-block: 6px;
  }
  > span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  > details {
    grid-column: 2 / -1;
    padding-bottom: 4px;
  }
  summary {
    width: max-content;
    min-height: 24px;
    color: var(--accent-text);
    cursor: pointer;
  }
  li {
    display: grid;
    grid-template-columns: minmax(88px, max-content) minmax(0, 1fr);
    gap: 16px;
    padding: 8px 0;
    border-top: 1px solid var(--hairline);
  }
  ul {
    max-height: 240px;
    margin-top: 4px;
    overflow-y: auto;
  }
  li > strong {
    overflow-wrap: anywhere;
  }
  @media (max-width: 40em) {
    > span {
      grid-column: 2 / -1;
      flex-wrap: wrap;
    }
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
