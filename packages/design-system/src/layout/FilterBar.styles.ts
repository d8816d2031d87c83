import { styled } from "styled-components";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 0;
  > [data-part="search"] {
    width: 304px;
  }
  > [data-part="main"],
  > [data-part="more"] {
    display: contents;
  }
  > [data-part="end"] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
    white-space: nowrap;
  }
  @media (min-width: 51.3125em) {
    > button[data-narrow] {
      display: none;
    }
  }
  @media (max-width: 51.25em) {
    > [data-part="search"] {
      flex: 1;
      width: auto;
      min-width: 0;
    }
    > [data-part="search"] input,
    > button {
      min-height: 44px;
    }
    > button {
      width: 44px;
      padding: 0;
      border-color: var(--control);
      background: var(--surface);
    }
    > button > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > [data-part="main"],
    > [data-part="more"] {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      order: 1;
      width: 100%;
    }
    > [data-part="main"] button,
    > [data-part="more"] button {
      min-height: 44px;
    }
    &:not([data-open]) > [data-part="main"],
    > [data-part="end"] {
      display: none;
    }
  }
`;

export const Chips = styled.div`
  padding-bottom: 12px;
  overflow-wrap: anywhere;
  &,
  > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  > button {
    min-height: 24px;
    padding: 0 4px;
  }
`;
