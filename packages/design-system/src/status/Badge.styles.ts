import { styled } from "styled-components";

export const BadgeBox = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  border-radius: var(--radius-base);
  white-space: nowrap;
  color: var(--ink-soft);
  --mark: var(--ink-muted);
  &[data-tone="success"] {
    --mark: var(--success-text);
    --fill: var(--success-soft);
  }
  &[data-tone="warning"] {
    --mark: var(--warning-text);
    --fill: var(--warning-soft);
  }
  &[data-tone="danger"] {
    --mark: var(--danger-text);
    --fill: var(--danger-soft);
  }
  &[data-tone="info"] {
    --mark: var(--info-text);
    --fill: var(--info-soft);
  }
  &[data-tone="neutral"] {
    --fill: var(--neutral-soft);
  }
  > svg {
    color: var(--mark);
  }
  &[data-masked]::before {
    content: "";
    width: 14px;
    height: 14px;
    flex: none;
    background: var(--mark);
    mask: var(--badge-icon) center / contain no-repeat;
    print-color-adjust: exact;
  }
  &[data-filled] {
    padding: 0 8px;
    margin-left: -8px;
    background: var(--fill);
    color: var(--mark);
    font-weight: 500;
  }
  &[data-filled][data-tone="neutral"] {
    color: var(--neutral-text);
    --mark: var(--neutral-text);
  }
  &[data-inset] {
    margin-left: 0;
  }
  &[data-large] {
    min-height: 28px;
    font-size: 0.9375rem;
    font-weight: 500;
    color: var(--ink);
  }
  &[data-large][data-filled] {
    color: var(--mark);
  }
  &[data-large][data-masked]::before {
    width: 16px;
    height: 16px;
  }
  @media (forced-colors: active) {
    &[data-masked]::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
    &[data-filled] {
      border: 1px solid CanvasText;
    }
  }
`;
