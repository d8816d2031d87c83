import { styled } from "styled-components";
import { prose } from "./RichText.styles.ts";

/** The editable text. The class names are ProseMirror's own: its style sheet is not imported, because the page's policy would block it. */
export const EditorBox = styled.div`
  [role="textbox"] {
    position: relative;
    padding: 10px 12px;
    outline: none;
    white-space: break-spaces;
    font-variant-ligatures: none;
    ${prose}
  }
  .selectedCell {
    background: var(--accent-soft);
  }
  .ProseMirror-hideselection *::selection {
    background: transparent;
  }
  .ProseMirror-selectednode {
    outline: 2px solid var(--accent-text);
    outline-offset: 1px;
  }
  img.ProseMirror-separator {
    display: inline !important;
    border: none !important;
    margin: 0 !important;
    width: 0 !important;
    height: 0 !important;
  }
  .ProseMirror-gapcursor {
    display: none;
    pointer-events: none;
    position: absolute;
  }
  .ProseMirror-gapcursor::after {
    content: "";
    display: block;
    position: absolute;
    top: -2px;
    width: 20px;
    border-top: 1px solid var(--ink);
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  [data-space] {
    border-bottom: 2px dotted var(--accent-mark);
  }
`;
