import { styled } from "styled-components";

export const TextLink = styled.a`
  color: var(--accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  &:hover {
    text-decoration-color: currentColor;
  }
`;
