import { styled } from "styled-components";

export const IndexBox = styled.nav`
  position: sticky;
  top: calc(var(--size-topbar) + 24px);
  > p {
    margin-bottom: 8px;
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  a {
    display: block;
    padding: 4px 0 4px 12px;
    border-left: 2px solid var(--hairline-strong);
    color: var(--ink-soft);
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    border-left-color: var(--accent-mark);
    font-weight: 600;
    color: var(--ink);
  }
  small {
    display: block;
    font: var(--text-caption);
    font-stretch: inherit;
    font-weight: 600;
    color: var(--danger-text);
  }
  @media print {
    display: none;
  }
`;
