import { styled } from "styled-components";

export const SeoStack = styled.div`
  display: grid;
  gap: var(--density-gap);
  min-width: 0;
`;

/** Measured length and limit, below a field. */
export const Measure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  > [data-over] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--warning-text);
    font-weight: 500;
  }
`;

export const Result = styled.figure`
  display: grid;
  gap: 4px;
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-base);
  background: var(--surface);
  min-width: 0;
  > figcaption {
    margin-bottom: 4px;
    font: var(--text-label);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  > small {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  > strong {
    font: var(--text-lead);
    font-stretch: inherit;
    color: var(--info-text);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-width: 580px;
  }
  > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    max-width: 600px;
    color: var(--ink-soft);
  }
  > p[data-quiet] {
    color: var(--ink-muted);
  }
`;
