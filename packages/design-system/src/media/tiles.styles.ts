import { styled } from "styled-components";

/** As many columns as fit; every picture has its space before it loads. The whole tile is the target, and the focus ring surrounds it. */
export const TileList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  gap: 20px 16px;
  margin: 0;
  padding: 16px 0;
  list-style: none;
  &[aria-busy] {
    opacity: 0.6;
  }
  > li {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 2px;
    min-width: 0;
  }
  [data-frame] {
    display: block;
    width: 100%;
    aspect-ratio: 3 / 2;
    margin-bottom: 4px;
    border: 1px solid var(--hairline-strong);
    background: var(--sunken);
    color: var(--ink-muted);
    overflow: hidden;
  }
  [data-frame] > * {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  li > :is(a, button) {
    max-width: 100%;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-weight: 500;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  li > :is(a, button)::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li > :is(a, button):focus-visible {
    outline: none;
  }
  li > :is(a, button):focus-visible::after {
    outline: 2px solid var(--accent-text);
    outline-offset: 3px;
  }
  li > :is(a, button):hover {
    text-decoration: underline;
  }
  li > [aria-pressed="true"]::after {
    outline: 2px solid var(--accent-mark);
    outline-offset: 2px;
  }
  small {
    color: var(--ink-muted);
    font: var(--text-caption);
    overflow-wrap: anywhere;
  }
`;

/** Aspect ratio of 16:9, before and after the player loads. */
export const PlayerBox = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border: 1px solid var(--hairline-strong);
  background: var(--sunken);
  color: var(--ink-muted);
  overflow: hidden;
  > svg,
  > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
  > svg {
    object-fit: cover;
  }
  > iframe:focus-visible {
    outline: 2px solid var(--accent-text);
    outline-offset: -2px;
  }
  > :not(svg, iframe) {
    position: absolute;
    inset: auto 8px 8px;
    display: grid;
    justify-items: center;
  }
`;
