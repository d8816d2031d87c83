import { styled } from "styled-components";

// The first column that stays has an edge already.
export const Handle = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  width: 12px;
  cursor: col-resize;
  touch-action: none;
  &::after {
    content: "";
    position: absolute;
    inset: 8px 0 8px auto;
    width: 1px;
    background: var(--hairline-strong);
  }
  th:first-child > &::after,
  [data-pick] + th > &::after {
    background: none;
  }
  th > &:is(:hover, :focus-visible, :active)::after {
    inset-block: 0;
    width: 2px;
    background: var(--accent-mark);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (max-width: 51.25em) {
    display: none;
  }
  @media (forced-colors: active) {
    &::after {
      background: ButtonBorder;
    }
  }
`;

export const ChooserList = styled.ul`
  margin: 0 -8px;
  > li {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 0 4px 0 8px;
    min-height: 32px;
    border-radius: var(--radius-base);
  }
  > li:hover {
    background: var(--hover);
  }
  > li > :first-child {
    flex: 1;
    min-width: 0;
  }
  > li > small {
    color: var(--ink-muted);
  }
`;

export const ChooserFoot = styled.div`
  margin-top: -8px;
  padding-top: 8px;
  border-top: 1px solid var(--hairline);
`;
