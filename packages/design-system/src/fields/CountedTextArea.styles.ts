import { styled } from "styled-components";

/** Help on the left, count on the right. */
export const CountLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  > span:last-child {
    margin-left: auto;
  }
  &[data-near] > span:last-child {
    color: var(--ink);
    font-weight: 600;
  }
`;
