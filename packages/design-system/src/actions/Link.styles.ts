import { styled } from "styled-components";

export const TextLink = styled.a`
  color: var(--accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  /* Names, addresses and numbers stand on lines of their own: 24 px to hit. */
  &:is([href^="mailto:"], [href^="tel:"]),
  p > strong:only-child > & {
    display: inline-block;
    padding-block: 2px;
  }
  &:hover {
    text-decoration-color: currentColor;
  }
`;
