import { styled } from "styled-components";

export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Entry = styled.li`
  display: flex;
  gap: 12px;
  padding: 12px 0;
  border-top: 1px solid var(--hairline);
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > svg {
    margin-top: 2px;
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > div > p {
    color: var(--ink-soft);
  }
  > time {
    flex: none;
    font: var(--text-caption);
    line-height: 1.25rem;
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  &[data-tone="success"] > svg {
    color: var(--success-text);
  }
  &[data-tone="danger"] > svg {
    color: var(--danger-text);
  }
  &[data-tone="info"] > svg {
    color: var(--info-text);
  }
`;
