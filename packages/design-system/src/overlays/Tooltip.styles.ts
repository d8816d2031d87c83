import { styled } from "styled-components";

export const TooltipBody = styled.div`
  max-width: 280px;
  padding: 8px 12px;
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;
