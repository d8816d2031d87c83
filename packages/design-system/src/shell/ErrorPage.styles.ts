import { styled } from "styled-components";

export const ErrorBox = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 24px 0;
  > small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  > small[data-reference] {
    margin-top: 16px;
    user-select: all;
  }
  > div {
    display: grid;
    gap: 8px;
    max-width: 64ch;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
