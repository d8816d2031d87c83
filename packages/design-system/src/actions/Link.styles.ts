import { styled } from "styled-components";

// Names, e-mail addresses and numbers are often alone on a line: 24 px makes them large enough to hit (WCAG 2.5.8).
export const TextLink = styled.a`
  color: var(--accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  &:is([href^="mailto:"], [href^="tel:"]),
  p > strong:only-child > & {
    display: inline-block;
    padding-block: 2px;
  }
  &:hover {
    text-decoration-color: currentColor;
  }
`;
