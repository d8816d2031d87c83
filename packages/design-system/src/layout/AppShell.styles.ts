import { css, styled } from "styled-components";

/** Media query below which the drawer becomes a sheet. */
export const narrowWindow = "(max-width: 68.75em)";

export const Frame = styled.div`
  --shell-drawer: var(--size-drawer);
  display: grid;
  grid-template-columns: var(--size-drawer) minmax(0, 1fr);
  min-height: 100vh;
  @media ${narrowWindow} {
    --shell-drawer: 0px;
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

export const SkipLink = styled.a`
  position: absolute;
  inset: -48px auto auto 16px;
  z-index: var(--layer-toast);
  padding: 8px 12px;
  background: var(--raised);
  border-radius: var(--radius-base);
  &:focus {
    position: fixed;
    top: 8px;
    box-shadow: var(--shadow-menu);
  }
`;

const chrome = css`
  background: var(--chrome-bg);
  color: var(--chrome-ink);
  :focus-visible {
    outline-color: var(--chrome-mark);
  }
`;

export const Drawer = styled.aside`
  ${chrome}
  border-right: 1px solid var(--chrome-hairline);
  > div {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100vh;
  }
  @media ${narrowWindow} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const MenuOpener = styled.div`
  display: contents;
  @media not ${narrowWindow} {
    display: none;
  }
`;

export const SheetDrawer = styled.dialog`
  ${chrome}
  width: 304px;
  max-width: calc(100vw - 48px);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--chrome-hairline);
  box-shadow: var(--shadow-dialog);
  &::backdrop {
    background: var(--scrim);
  }
  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  > div > button {
    position: absolute;
    top: 10px;
    right: 8px;
    width: 44px;
    height: 44px;
    color: var(--chrome-ink);
  }
  nav a,
  nav button {
    min-height: 44px;
    align-items: center;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: unfold var(--motion-slow) var(--easing-standard);
    @keyframes unfold {
      from {
        translate: -100% 0;
      }
    }
  }
`;

export const BrandLink = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 0 16px;
  flex: none;
  font: 600 1rem/1.25rem var(--font-serif);
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Monogram = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2.25rem;
  flex: none;
  border-radius: 2px;
  background: var(--chrome-mark);
  color: var(--chrome-on-mark);
  font: 600 1rem/1 var(--font-serif);
  box-shadow:
    inset 0 0 0 2px var(--chrome-mark),
    inset 0 0 0 3px var(--chrome-on-mark);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Groups = styled.nav`
  flex: 1;
  overflow-y: auto;
  padding: 4px 8px 16px;
  scrollbar-width: thin;
  scrollbar-color: var(--chrome-hairline) transparent;
  a {
    position: relative;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
    padding: 4px 8px;
    border-radius: var(--radius-base);
  }
  a:hover {
    background: var(--chrome-current);
  }
  a[aria-current] {
    background: var(--chrome-current);
    font-weight: 600;
  }
  a[aria-current]::before {
    content: "";
    position: absolute;
    left: -8px;
    top: 4px;
    bottom: 4px;
    width: 3px;
    background: var(--chrome-mark);
    border-radius: 0 2px 2px 0;
  }
  small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--chrome-muted);
  }
  > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    margin-top: 8px;
    padding: 4px 8px;
    border: 0;
    border-radius: var(--radius-base);
    background: none;
    font: italic 500 0.875rem/1.25rem var(--font-serif);
    color: var(--chrome-muted);
  }
  > button:hover {
    color: var(--chrome-ink);
  }
  > button > svg {
    transition: rotate var(--motion-quick) var(--easing-standard);
  }
  > button[aria-expanded="true"] > svg {
    rotate: 90deg;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 1px solid Highlight;
    }
  }
`;

export const UserBox = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  flex: none;
  border-top: 1px solid var(--chrome-hairline);
  > span {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    flex: none;
    border: 1px solid currentColor;
    border-radius: 50%;
    font: 600 0.75rem/1 var(--font-sans);
    font-stretch: var(--font-width-ui);
  }
  > p {
    min-width: 0;
  }
  strong,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--chrome-muted);
  }
`;

// A bar that floats at the bottom must not cover the end of the page.
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  @media (min-width: 51.3125em) {
    &:has([data-bar="bulk"]) {
      padding-bottom: 128px;
    }
  }
  @media (max-width: 56.25em) {
    &:has([data-bar="thumb"]) {
      padding-bottom: calc(128px + env(safe-area-inset-bottom));
    }
  }
`;

export const TopBar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-bar);
  display: flex;
  align-items: center;
  gap: 16px;
  height: var(--size-topbar);
  padding: 0 24px;
  background: var(--canvas);
  border-bottom: 1px solid var(--hairline);
  @media (max-width: 40em) {
    gap: 4px;
    padding: 0 8px;
  }
  @media print {
    display: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  margin-left: auto;
  > :first-child:not(:last-child) {
    margin-right: 8px;
  }
  > div {
    margin-left: 0;
  }
  @media (max-width: 40em) {
    gap: 0;
    > :first-child:not(:last-child) {
      margin-right: 0;
    }
  }
`;

export const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: 24px;
  @media (max-width: 40em) {
    padding: 16px;
  }
  @media print {
    padding: 0;
  }
`;
