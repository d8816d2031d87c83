import { styled } from "styled-components";
import { floatLook } from "../fields/Select.styles.ts";

// The button that clears the dates has no frame: its text, not its padding, aligns with the left edge. On a phone the panel is at the bottom, near
// the thumb.
export const CalendarPanel = styled.div`
  ${floatLook}
  position: absolute;
  z-index: var(--layer-menu);
  top: calc(100% + 4px);
  left: 0;
  width: 288px;
  max-width: 90vw;
  padding: 12px;
  > button {
    margin: 4px 0 0 -12px;
  }
  @media (max-width: 40em) {
    position: fixed;
    inset: auto 12px 12px;
    width: auto;
    max-width: none;
    max-height: calc(100dvh - 24px);
    overflow-y: auto;
  }
`;

/** Reserves the calendar's height while it loads. */
export const CalendarRoom = styled.div`
  min-height: 260px;
`;

export const PresetRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-bottom: 12px;
  > button {
    flex: auto;
    min-height: 28px;
    padding-inline: 6px;
    font: var(--text-label);
    font-stretch: inherit;
  }
  > button[aria-pressed="true"] {
    background: var(--accent-soft);
    border-color: var(--accent-text);
    box-shadow: inset 0 0 0 1px var(--accent-text);
  }
  @media (forced-colors: active) {
    > button[aria-pressed="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media (max-width: 40em) {
    > button {
      min-height: var(--size-touch-min);
    }
  }
`;

export const DateAndTime = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px 8px;
  align-items: start;
  > fieldset {
    grid-column: 1 / -1;
  }
`;

export const RangeFields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  align-items: start;
  margin-bottom: 12px;
`;

// The library brings its own names for the parts of a month; they are dressed here and nowhere else.
export const CalendarBox = styled.div`
  .rdp-root {
    min-width: 0;
  }
  .rdp-month {
    display: grid;
    grid-template-columns: 32px 1fr 32px;
    align-items: center;
  }
  .rdp-month_caption {
    font: 600 0.9375rem/1.25rem var(--font-serif);
    text-align: center;
  }
  .rdp-month_caption > span::first-letter {
    text-transform: uppercase;
  }
  .rdp-caption_label {
    display: inline-block;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink-muted);
  }
  .rdp-button_previous:hover,
  .rdp-button_next:hover {
    color: var(--ink);
    background: var(--hover);
  }
  .rdp-month_grid {
    grid-column: 1 / -1;
    width: 100%;
    table-layout: fixed;
  }
  .rdp-weekday {
    padding: 0;
    font: 500 0.75rem/1.5rem var(--font-sans);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  .rdp-day {
    padding: 1px;
    text-align: center;
  }
  .rdp-day_button {
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-base);
    background: none;
  }
  .rdp-day_button:hover:not(:disabled) {
    background: var(--hover);
  }
  .rdp-outside .rdp-day_button {
    color: var(--ink-muted);
  }
  .rdp-disabled .rdp-day_button {
    color: var(--ink-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  .rdp-today .rdp-day_button {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--accent-mark);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  .rdp-selected .rdp-day_button {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .rdp-selected .rdp-day_button:hover {
    background: var(--accent-hover);
  }
  .rdp-range_middle .rdp-day_button {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: 400;
  }
  .rdp-range_middle .rdp-day_button:hover {
    background: var(--accent-soft);
  }
  @media (max-width: 40em) {
    .rdp-day_button {
      width: 100%;
      min-height: 40px;
    }
    .rdp-month {
      grid-template-columns: 44px 1fr 44px;
    }
    .rdp-button_previous,
    .rdp-button_next {
      width: 44px;
      height: 44px;
    }
  }
  @media (forced-colors: active) {
    .rdp-selected .rdp-day_button {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
