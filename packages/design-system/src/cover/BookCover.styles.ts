import { styled } from "styled-components";

export const CoverFrame = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: 1px;
  outline: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
  > :is(svg, img) {
    display: block;
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  text {
    font-stretch: normal;
  }
  [data-face="serif"] {
    font-family: var(--font-serif);
    font-weight: 600;
  }
  [data-face="italic"] {
    font-family: var(--font-serif);
    font-weight: 500;
    font-style: italic;
  }
  [data-face="sans"] {
    font-family: var(--font-sans);
    font-weight: 600;
    font-stretch: 92%;
  }
  [data-face="text"] {
    font-family: var(--font-sans);
    font-weight: 500;
    font-stretch: 92%;
  }
`;
