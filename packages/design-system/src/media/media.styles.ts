import { styled } from "styled-components";

/** 72 × 48: as high as a small cover, three to two as most pictures are. */
export const ThumbnailBox = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 72px;
  height: 48px;
  border: 1px solid var(--hairline-strong);
  background: var(--sunken);
  color: var(--ink-muted);
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The whole picture, with the point on it. */
export const Aim = styled.div`
  position: relative;
  justify-self: start;
  width: fit-content;
  max-width: 100%;
  line-height: 0;
  border: 1px solid var(--hairline-strong);
  cursor: crosshair;
  > img {
    max-width: 100%;
    max-height: 320px;
  }
`;

/** A ring that is visible on light and on dark pictures. */
export const Ring = styled.span`
  position: absolute;
  width: 24px;
  height: 24px;
  margin: -12px 0 0 -12px;
  border: 2px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px #000,
    inset 0 0 0 2px #000;
  pointer-events: none;
  forced-color-adjust: none;
`;

/** The two shares, side by side when they fit. */
export const Shares = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  > label {
    display: grid;
    flex: 1 1 144px;
    gap: 4px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  input {
    width: 100%;
    min-height: 24px;
    margin: 0;
    accent-color: var(--accent-mark);
  }
`;

/** Previews of the crops in the shapes that pages use. */
export const Cuts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 4px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  img {
    height: 72px;
    object-fit: cover;
    border: 1px solid var(--hairline-strong);
  }
`;
