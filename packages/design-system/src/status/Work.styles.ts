import { styled } from "styled-components";

// In a card that begins with something more prominent, that takes the cover's place. A link's own box is taller than its line: links in the small
// print must not be covered by it.
export const WorkBox = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  font-weight: 400;
  > span[aria-hidden] {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.5rem;
    height: 2rem;
    border: 1px solid var(--hairline-strong);
    outline: 1px solid var(--hairline-strong);
    outline-offset: -4px;
    border-radius: 1px;
    background: var(--canvas);
    color: var(--ink-muted);
    font: 500 0.6875rem/1 var(--font-serif);
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > div > span {
    color: var(--ink-soft);
  }
  > div > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    margin-top: 3px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  small > span {
    display: inline-flex;
    align-items: center;
    white-space: nowrap;
  }
  small button {
    margin: 0 0 -4px;
  }
  @media (max-width: 51.25em) {
    align-items: flex-start;
    > span[aria-hidden] {
      width: 2.25rem;
      height: 3rem;
    }
    [data-slot="title"]:has(~ [data-slot="lead"]) > & > span:first-child {
      display: none;
    }
  }
`;

export const Quiet = styled.small`
  display: block;
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-muted);
`;
