import { styled } from "styled-components";

// On a small screen its buttons take several lines: there it has its own space at the end of the list.
export const BulkBox = styled.section`
  position: fixed;
  z-index: var(--layer-bar);
  bottom: 24px;
  left: calc(50% + var(--shell-drawer, 0px) / 2);
  translate: -50% 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  width: max-content;
  max-width: calc(100vw - var(--shell-drawer, 0px) - 32px);
  padding: 8px 8px 8px 16px;
  background: var(--raised);
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-base);
  box-shadow: var(--shadow-dialog);
  > div:first-child {
    display: grid;
    margin-right: 4px;
    padding-right: 16px;
    border-right: 1px solid var(--hairline-strong);
    font: var(--text-caption);
    font-stretch: inherit;
  }
  > div:first-child > strong {
    font: var(--text-strong);
    font-stretch: inherit;
    white-space: nowrap;
  }
  @media (max-width: 51.25em) {
    position: sticky;
    left: 0;
    bottom: 0;
    translate: none;
    width: auto;
    max-width: none;
    margin: 0 -24px -24px;
    padding: 8px 12px max(8px, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
    > div:first-child {
      flex: 1 0 100%;
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }
    > div:first-child > strong {
      white-space: normal;
    }
    > div:first-child > :not(strong, button) {
      display: none;
    }
  }
  @media (max-width: 40em) {
    margin: 0 -16px -16px;
  }
  @media print {
    display: none;
  }
`;
