import { styled } from "styled-components";

// A square button may be wrapped by the anchor box of its menu.
export const ThumbBox = styled.section`
  display: none;
  @media (max-width: 56.25em) {
    position: fixed;
    z-index: var(--layer-bar);
    inset: auto 0 0;
    display: grid;
    gap: 8px;
    padding: 8px 12px max(12px, env(safe-area-inset-bottom));
    background: var(--raised);
    border-top: 1px solid var(--hairline-strong);
    box-shadow: var(--shadow-menu);
    > p {
      display: flex;
      justify-content: space-between;
      gap: 16px;
    }
    > p > span {
      color: var(--ink-muted);
    }
    > div {
      display: flex;
      gap: 8px;
    }
    > div > :is(button, a),
    [data-square] {
      min-height: 52px;
    }
    > div > :is(button, a):not([data-square]) {
      flex: 1;
      min-width: 0;
      font-size: 1rem;
      white-space: normal;
    }
    > div [data-square]:not([data-square="small"]) {
      width: 52px;
      padding: 0;
      border-color: var(--control);
      color: var(--ink);
    }
    > div > :is(button, a) > svg,
    [data-square] > svg {
      width: 22px;
      height: 22px;
    }
  }
  @media print {
    display: none;
  }
`;

export const WideBox = styled.div`
  display: contents;
  @media (max-width: 40em) {
    display: none;
  }
`;
