import { styled } from "styled-components";

export const AlertBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  padding: 12px 16px;
  border-radius: var(--radius-base);
  background: var(--neutral-soft);
  color: var(--ink);
  [data-tone] + & {
    margin-top: 16px;
  }
  > svg {
    margin-top: 2px;
  }
  > div {
    flex: 1 1 192px;
    min-width: 0;
  }
  &[data-tone="success"] {
    background: var(--success-soft);
    > svg {
      color: var(--success-text);
    }
  }
  &[data-tone="warning"] {
    background: var(--warning-soft);
    > svg {
      color: var(--warning-text);
    }
  }
  &[data-tone="danger"] {
    background: var(--danger-soft);
    > svg {
      color: var(--danger-text);
    }
  }
  &[data-tone="info"] {
    background: var(--info-soft);
    > svg {
      color: var(--info-text);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
