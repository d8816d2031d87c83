import { css, styled } from "styled-components";
import { controlLook } from "../fields/Field.styles.ts";

/** Styles of headings, lists, tables and the like in rich text. */
export const prose = css`
  overflow-wrap: anywhere;
  blockquote,
  hr {
    margin: 0;
  }
  > * + * {
    margin-top: 12px;
  }
  h2 {
    font: var(--text-section-title);
    font-stretch: normal;
  }
  h3 {
    font: 600 0.9375rem / 1.25rem var(--font-serif);
    font-stretch: normal;
  }
  h4 {
    font: var(--text-strong);
    font-stretch: inherit;
  }
  em {
    font-style: italic;
  }
  a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  ul,
  ol {
    padding-left: 24px;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  :is(li, td, th) > * + * {
    margin-top: 4px;
  }
  blockquote {
    padding-left: 12px;
    border-left: 2px solid var(--hairline-strong);
    color: var(--ink-soft);
  }
  blockquote > * + * {
    margin-top: 8px;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--hairline-strong);
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-small);
    vertical-align: bottom;
  }
  [data-product] {
    display: inline-block;
    max-width: 100%;
    padding: 6px 10px;
    border: 1px solid var(--hairline-strong);
    border-radius: var(--radius-small);
    background: var(--sunken);
    vertical-align: middle;
    text-align: start;
  }
  [data-frame] {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    min-width: 96px;
    padding: 6px 8px;
    border: 1px solid var(--hairline-strong);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  th {
    background: var(--sunken);
    font-weight: 600;
  }
  sup,
  sub {
    font-size: 0.75em;
    line-height: 0;
  }
`;

export const ProseBox = styled.div`
  ${prose}
`;

/** One frame around buttons, text and count; the frame shows the focus ring of the text. */
export const Frame = styled.div`
  ${controlLook}
  display: flex;
  flex-direction: column;
  padding: 0;
  &:has([role="textbox"]:focus-visible),
  &:has([role="textbox"]:focus) {
    outline: var(--border-focus) solid var(--accent-text);
    outline-offset: 2px;
  }
  > [role="toolbar"],
  > [data-reserved] {
    border-bottom: 1px solid var(--hairline);
    min-height: 35px;
  }
  > [data-text] {
    flex: 1;
    padding: 10px 12px;
    white-space: pre-line;
    ${prose}
  }
  > [data-editor] {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 40em) {
    > [data-reserved] {
      min-height: 123px;
    }
  }
`;

/** A group of texts with the shared buttons above them. */
export const GroupBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  > p {
    min-height: 16px;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
`;

// One or two rows in wide windows; on a phone a single row that scrolls sideways, so that the text keeps its space.
export const ShelfBox = styled.div`
  position: sticky;
  top: var(--size-topbar);
  z-index: var(--layer-sticky);
  min-height: 36px;
  background: var(--raised);
  border-bottom: 1px solid var(--hairline);
  @media (max-width: 40em) {
    min-height: 44px;
    > [role="toolbar"] {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
  }
  @media print {
    display: none;
  }
`;

export const FrameFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  padding: 4px 12px;
  min-height: 25px;
  border-top: 1px solid var(--hairline);
  font: var(--text-caption);
  font-stretch: inherit;
  color: var(--ink-muted);
`;
