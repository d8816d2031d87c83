import { styled } from "styled-components";

export const Jump = styled.form`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-soft);
  > input {
    width: 72px;
    min-height: var(--density-control);
    padding: 3px 10px;
    background: var(--surface);
    border: 1px solid var(--control);
    border-radius: var(--radius-base);
    color: var(--ink);
    text-align: right;
  }
  > small {
    color: var(--ink-muted);
    white-space: nowrap;
  }
  @media (max-width: 51.25em) {
    > input {
      min-height: 44px;
    }
  }
`;
