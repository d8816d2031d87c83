import { styled } from "styled-components";

export const SectionBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--density-gap);
  min-width: 0;
`;

/** Small error count on a soft background, beside a heading. */
export const SectionCount = styled.span`
  display: inline-block;
  padding: 0 6px;
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger-text);
  font: var(--text-caption);
  font-stretch: inherit;
  line-height: 1.25rem;
  white-space: nowrap;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
