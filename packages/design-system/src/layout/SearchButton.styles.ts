import { styled } from "styled-components";

// When there is no space for a field, the button is square like its neighbours.
export const SearchBox = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  width: min(304px, 26vw);
  min-height: var(--density-control);
  padding: 0 8px 0 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-base);
  background: var(--surface);
  color: var(--ink-soft);
  &:hover {
    border-color: var(--ink-muted);
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
  }
  @media (max-width: 56.25em) {
    justify-content: center;
    width: var(--density-control);
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--ink);
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > kbd {
      display: none;
    }
  }
  @media (max-width: 40em) {
    width: var(--size-touch-min);
    height: max(var(--density-control), var(--size-touch-min));
  }
`;
