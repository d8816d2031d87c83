import { styled } from "styled-components";

// The text is 20 px high; the target is larger.
export const Crumbs = styled.nav`
  min-width: 0;
  flex: 1;
  overflow: hidden;
  margin-block: -4px;
  padding-block: 4px;
  > ol {
    display: flex;
    gap: 8px;
    white-space: nowrap;
  }
  li {
    color: var(--ink-muted);
  }
  li + li::before {
    content: "/" / "";
    margin-right: 8px;
    color: var(--control);
  }
  a {
    position: relative;
  }
  a::after {
    content: "";
    position: absolute;
    inset: -4px 0;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [aria-current] {
    color: var(--ink);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 40em) {
    li:not(:last-child),
    li::before {
      display: none;
    }
  }
`;

// Saved views are inside a box of their own, hence the second :has(); the search has its own 12 px margin. A badge beside the title may contain a
// role's name, which wraps before it overflows the page.
export const PageHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: var(--size-head-gap);
  &:has(+ nav),
  &:has(+ div:not([data-indexed]) > nav:first-child) {
    margin-bottom: 8px;
  }
  &:has(+ [role="search"]) {
    margin-bottom: 12px;
  }
  > div:first-child {
    min-width: 0;
    > div:first-child {
      display: flex;
      align-items: center;
      gap: 8px;
      > [data-tone] {
        flex: none;
        max-width: 75%;
        height: auto;
        white-space: normal;
      }
      > [data-filled] {
        margin-left: 4px;
      }
    }
    > div + div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      margin-top: 4px;
      color: var(--ink-soft);
    }
  }
  > div + div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
  }
  @media (max-width: 40em) {
    flex-direction: column;
    gap: 12px;
    > div:has(> [data-wide-only]:only-child) {
      display: none;
    }
  }
`;

// A notice directly above has the spacing of a notice.
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 32px;
  align-items: start;
  max-width: var(--size-content-max);
  [data-tone] + &,
  nav + & {
    margin-top: 16px;
  }
  &[data-indexed] {
    grid-template-columns: 144px minmax(0, 1fr) 304px;
  }
  @media (max-width: 77.5em) {
    &[data-indexed] {
      grid-template-columns: minmax(0, 1fr) 304px;
    }
    &[data-indexed] > nav {
      display: none;
    }
  }
  @media (max-width: 68.75em) {
    &,
    &[data-indexed] {
      grid-template-columns: minmax(0, 1fr) 272px;
    }
    gap: 24px;
  }
  @media (max-width: 56.25em) {
    &,
    &[data-indexed] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    display: block;
  }
`;

// Notices about the whole sheet are displayed above it.
export const SheetBox = styled.div`
  [data-tone] + & {
    margin-top: 16px;
  }
  min-width: 0;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-base);
  > section,
  > form > section {
    padding: var(--density-card-pad) 24px;
  }
  > section[data-flush],
  > form > section[data-flush] {
    padding: 0;
  }
  > section + section,
  > form > section + section {
    border-top: 1px solid var(--hairline);
  }
  > form {
    gap: 0;
  }
  @media (max-width: 40em) {
    margin-inline: -16px;
    border-width: 1px 0;
    border-radius: 0;
    > section,
    > form > section {
      padding: 16px;
    }
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: var(--density-gap);
  section[data-flush] > & {
    margin-bottom: 0;
    padding: 20px 24px 12px;
  }
  > small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  @media (max-width: 40em) {
    section[data-flush] > & {
      padding: 16px 16px 8px;
    }
  }
`;

export const MarginColumn = styled.aside`
  min-width: 0;
  > section {
    padding: 20px 0;
    border-top: 1px solid var(--hairline-strong);
  }
  > section:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h2 {
    font: italic 500 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  ${SectionHead} {
    margin-bottom: 8px;
  }
  > section[data-panel] {
    margin-bottom: 20px;
    padding: 16px;
    background: var(--surface);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-base);
    h2 {
      color: var(--ink);
    }
  }
  > section[data-panel] > :nth-child(n + 3) {
    margin-top: 12px;
  }
  > section[data-panel] + section {
    padding-top: 0;
    border-top: 0;
  }
  > section[data-panel] + section[data-panel] {
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }
  @media print {
    > section[data-panel] {
      display: none;
    }
  }
  @media (max-width: 40em) {
    > section[data-panel] {
      margin: 0 -16px 16px;
      border-width: 1px 0;
      border-radius: 0;
    }
  }
`;

export const Tabs = styled.nav`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--hairline-strong);
  > a,
  > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    flex: none;
    min-height: 40px;
    padding: 2px 0 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-weight: 400;
    white-space: nowrap;
  }
  > a:hover,
  > button:hover {
    color: var(--ink);
    background: none;
  }
  > a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    border-bottom-color: var(--accent-mark);
  }
  small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  a[aria-current] small {
    color: var(--ink-soft);
    font-weight: 600;
  }
  :focus-visible {
    outline-offset: -2px;
  }
`;

export const Room = styled.div`
  min-height: 100vh;
`;
