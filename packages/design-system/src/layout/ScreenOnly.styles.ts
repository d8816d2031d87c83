import { styled } from "styled-components";

export const Unprinted = styled.div`
  padding-bottom: 24px;
  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  > button:last-child {
    margin-left: auto;
  }
  @media (max-width: 40em) {
    button {
      min-height: 44px;
    }
  }
`;

// Content wider than the page scrolls inside its own box; it must not widen the page.
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--density-gap);
  > div {
    width: 100%;
  }
  > p {
    overflow-wrap: anywhere;
  }
`;
