import { styled } from "styled-components";

export const Group = styled.section`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  border-top: 1px solid var(--hairline);
  &:first-child {
    border-top: 0;
  }
  > h3 {
    padding: 18px 0 0 24px;
    font: var(--text-section-title);
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
  > ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  @media (max-width: 40em) {
    grid-template-columns: minmax(0, 1fr);
    > h3 {
      padding: 12px 16px 0;
      font-size: 1.25rem;
    }
  }
`;

export const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 12px;
  min-height: 64px;
  padding: 8px 24px 8px 12px;
  scroll-margin-block: 180px 260px;
  :is(button, a) {
    scroll-margin-block: 180px 260px;
  }
  & + & {
    border-top: 1px solid var(--hairline);
  }
  > svg {
    width: 24px;
    height: 24px;
    color: var(--control);
  }
  &[data-state="done"] > svg {
    color: var(--success-text);
  }
  &[data-state="part"] > svg {
    color: var(--info-text);
  }
  &[data-current] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 0 var(--accent-mark);
  }
  > div:nth-of-type(1) i {
    font-size: 1.0625rem;
    line-height: 1.5rem;
  }
  &[data-state="done"] i {
    color: var(--ink-soft);
  }
  @media (max-width: 40em) {
    padding: 12px 16px;
    align-items: start;
    > div:nth-of-type(2) {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    &[data-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

// Aligned with the text of the work, not with its cover.
export const Facts = styled.div`
  min-width: 0;
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    padding-left: 36px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  @media (max-width: 51.25em) {
    p {
      padding-left: 48px;
    }
  }
`;

export const Hands = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  > b {
    min-width: 56px;
    font: var(--text-section-title);
    font-variant-numeric: lining-nums tabular-nums;
    text-align: center;
    white-space: nowrap;
  }
  > b[data-done] {
    color: var(--success-text);
  }
  > button:last-child:not([data-square]) {
    min-width: 104px;
  }
  @media (max-width: 40em) {
    > b {
      flex: 1;
      text-align: start;
    }
    && > button {
      min-height: 52px;
    }
    && > button[data-square] {
      width: 52px;
      border-color: var(--control);
    }
    > button:last-child:not([data-square]) {
      min-width: 128px;
      font-size: 1rem;
    }
  }
`;

export const Orders = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 4px 12px;
    padding: 12px 0;
  }
  > li + li {
    border-top: 1px solid var(--hairline);
  }
  > li > b {
    display: grid;
    place-items: center;
    align-self: start;
    width: 2.5rem;
    height: 2.5rem;
    border: 1px solid var(--hairline-strong);
    border-radius: var(--radius-base);
    background: var(--sunken);
    font: var(--text-section-title);
    font-variant-numeric: lining-nums tabular-nums;
  }
  > li[data-done] > b {
    background: var(--success-soft);
    border-color: var(--success-text);
    color: var(--success-text);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  p + p {
    justify-content: flex-start;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  > li > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    min-width: 0;
  }
  > li > div > :not(p) {
    margin-top: 4px;
  }
  @media (max-width: 40em) {
    > li > div > button {
      min-height: 52px;
      font-size: 1rem;
      white-space: normal;
    }
  }
`;
