import { styled } from "styled-components";

export const CheckRows = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 8px;
    padding: 8px 0;
  }
  li + li {
    border-top: 1px solid var(--hairline);
  }
  li > svg {
    margin-top: 2px;
    color: var(--warning-text);
  }
  [data-state="no"] > svg {
    color: var(--danger-text);
  }
  [data-state="yes"] > svg {
    color: var(--success-text);
  }
  div {
    display: grid;
    justify-items: start;
    gap: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-state="no"] strong,
  [data-state="wait"] strong {
    font-weight: 600;
  }
  [data-state="yes"] strong {
    font-weight: 400;
  }
  p {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
`;
