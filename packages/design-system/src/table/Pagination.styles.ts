import { styled } from "styled-components";

export const Pager = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 0;
  color: var(--ink-soft);
  > label,
  > nav {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  > label > span {
    position: relative;
  }
  select {
    appearance: none;
    width: 72px;
    min-height: var(--density-control);
    padding: 3px 28px 3px 10px;
    background: var(--surface);
    border: 1px solid var(--control);
    border-radius: var(--radius-base);
    color: var(--ink);
  }
  select + svg {
    position: absolute;
    right: 10px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
    color: var(--ink-muted);
  }
  > nav {
    gap: 4px;
  }
  > nav > button,
  > nav > span > * {
    display: inline-grid;
    place-items: center;
    min-width: 32px;
    min-height: 32px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-base);
    background: none;
    color: inherit;
  }
  > nav > button:hover,
  > nav > span > *:hover {
    background: var(--sunken);
  }
  > nav [aria-current] {
    font-weight: 600;
    color: var(--ink);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--control);
  }
  > nav > [aria-disabled] {
    color: var(--control);
    cursor: not-allowed;
    background: none;
  }
  @media (max-width: 51.25em) {
    flex-wrap: wrap;
    > nav {
      flex: 1 1 100%;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    > nav > button,
    > nav > span > * {
      min-width: 44px;
      min-height: 44px;
    }
    select {
      min-height: 44px;
      width: 80px;
    }
  }
  @media (forced-colors: active) {
    > nav [aria-current] {
      outline: 1px solid Highlight;
    }
  }
`;
