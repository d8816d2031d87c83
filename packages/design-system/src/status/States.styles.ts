import { styled } from "styled-components";

export const SkeletonBar = styled.span`
  display: block;
  max-width: 100%;
  height: 12px;
  border-radius: var(--radius-small);
  background: var(--neutral-soft);
  @media (prefers-reduced-motion: no-preference) {
    animation: breathe 1.6s ease-in-out infinite alternate;
  }
  @keyframes breathe {
    to {
      opacity: 0.55;
    }
  }
`;

export const Blank = styled.section`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 48px 24px;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-base);
  text-align: center;
  > svg {
    margin-bottom: 8px;
    color: var(--ink-muted);
    stroke-width: 1.5;
  }
  > :is(h1, h2) {
    text-wrap: balance;
  }
  > p {
    max-width: 64ch;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
  > small {
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
    user-select: all;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 12px;
  }
  @media (max-width: 40em) {
    padding-inline: 16px;
  }
`;
