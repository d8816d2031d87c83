import { styled } from "styled-components";

export const Stack = styled.div`
  display: grid;
  gap: 8px;
  > :is(a, button) {
    white-space: normal;
  }
  @media (max-width: 56.25em) {
    > [data-variant="primary"] {
      display: none;
    }
  }
  @media (max-width: 40em) {
    button {
      min-height: 44px;
    }
  }
`;

export const OffBox = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid var(--hairline);
  &:first-child {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  ul {
    display: grid;
    gap: 8px;
  }
  li {
    display: flex;
    gap: 10px;
    color: var(--ink-muted);
  }
  li > svg {
    flex: none;
    margin-top: 4px;
  }
  button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-soft);
    text-align: left;
    cursor: not-allowed;
  }
  p {
    font: var(--text-caption);
    font-stretch: inherit;
  }
`;
