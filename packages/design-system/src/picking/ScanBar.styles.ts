import { styled } from "styled-components";

/** On a small screen the bar is at the bottom, near the thumb, although it comes first for the keyboard; it never covers the end of the page. */
export const Bench = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  @media (max-height: 35em) {
    padding-bottom: 64px;
  }
`;

export const BarBox = styled.section`
  position: sticky;
  z-index: var(--layer-sticky);
  top: var(--size-topbar);
  display: grid;
  grid-template-columns: minmax(280px, 400px) minmax(160px, 1fr) auto;
  align-items: end;
  gap: 12px 24px;
  max-width: var(--size-content-max);
  padding: 12px 16px;
  background: var(--raised);
  border: 1px solid var(--hairline-strong);
  border-radius: var(--radius-base);
  box-shadow: var(--shadow-menu);
  > form {
    display: flex;
    align-items: flex-end;
    gap: 4px;
  }
  > form > :first-child {
    flex: 1;
    min-width: 0;
  }
  > p {
    padding-bottom: 4px;
    font-variant-numeric: lining-nums tabular-nums;
  }
  > [data-end] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
  > [data-end]:empty {
    display: none;
  }
  @media (max-width: 56.25em) {
    order: 1;
    top: auto;
    bottom: 0;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    margin-inline: -16px;
    padding: 8px 12px max(12px, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
    > [role="status"] {
      order: -2;
    }
    > p {
      order: -1;
      padding: 0;
    }
    form button {
      min-height: 52px;
    }
    && form input {
      min-height: 50px;
      font-size: 1rem;
    }
    && button[data-square] {
      width: 52px;
    }
    && > [data-end] > * {
      flex: 1;
      min-height: 52px;
      font-size: 1rem;
    }
  }
  // Enlarged, or a phone held across: the whole bar would leave no room for the books, so only what the last scan came to stays in sight.
  @media (max-height: 35em) {
    position: static;
    order: 0;
    > [role="status"][data-tone] {
      position: fixed;
      z-index: var(--layer-sticky);
      inset: auto 0 0;
      border-radius: 0;
    }
  }
  @media print {
    display: none;
  }
`;

export const Answer = styled.div`
  grid-column: 1 / -1;
  min-height: 40px;
  padding: 8px 12px;
  border-radius: var(--radius-base);
  background: var(--sunken);
  color: var(--ink-soft);
  > span {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    text-wrap: pretty;
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  strong {
    color: inherit;
  }
  &[data-tone="success"] {
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone="warning"] {
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  &[data-tone="danger"] {
    background: var(--danger-fill);
    color: var(--danger-on-fill);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-tone="danger"] > span {
      animation: shake var(--motion-slow) var(--easing-standard);
    }
    @keyframes shake {
      33% {
        translate: -6px 0;
      }
      66% {
        translate: 6px 0;
      }
    }
  }
`;
