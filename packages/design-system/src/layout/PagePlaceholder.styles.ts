import { styled } from "styled-components";

/** A heading that is unknown, or the search field of a list. */
export const Bar = styled.div`
  width: 16rem;
  height: 32px;
  margin-bottom: 12px;
  background: var(--neutral-soft);
  border-radius: var(--radius-base);
`;

export const Rows = styled.div`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-base);

  > p {
    height: var(--density-row);
  }

  > p + p {
    border-top: 1px solid var(--hairline);
  }
`;
