import { styled } from "styled-components";
import { containerLook } from "../layout/Container.styles.ts";

/** Below this width of the builder the value wraps below field and comparison. */
const NARROW = "660px";

// A long option in a narrow column wraps instead of being truncated.
export const Builder = styled.div`
  ${containerLook}
  ol {
    display: grid;
    gap: 8px;
  }
  > * + ol {
    margin-top: 12px;
  }
  li {
    min-width: 0;
  }
  button[aria-haspopup="listbox"] {
    height: auto;
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: left;
  }
`;

export const RowBox = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 10.5rem) minmax(0, 9rem) minmax(0, 1fr) 3.5rem 24px;
  gap: 4px 8px;
  align-items: start;
  > [data-link] {
    padding-top: 6px;
    font: italic 400 15px / 20px var(--font-serif);
    color: var(--ink-soft);
  }
  > [data-count] {
    padding-top: 6px;
    text-align: right;
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--ink-soft);
  }
  > [data-menu] {
    padding-top: 4px;
  }
  > * {
    min-width: 0;
  }
  @container (max-width: ${NARROW}) {
    grid-template-columns: 28px minmax(0, 1fr) minmax(0, 1fr) 3.5rem 24px;
    > [data-value] {
      grid-area: 2 / 2 / auto / 4;
    }
  }
  @container (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr) auto 24px;
    > [data-link],
    > [data-link]:empty {
      grid-area: 1 / 1;
    }
    > [data-count] {
      grid-area: 1 / 2;
    }
    > [data-menu] {
      grid-area: 1 / 3;
    }
    > [data-field] {
      grid-area: 2 / 1 / auto / -1;
    }
    > [data-operator] {
      grid-area: 3 / 1 / auto / -1;
    }
    > [data-value] {
      grid-area: 4 / 1 / auto / -1;
    }
  }
`;

export const GroupBox = styled.div`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 8px;
  > [data-link] {
    padding-top: 6px;
    font: italic 400 15px / 20px var(--font-serif);
    color: var(--ink-soft);
  }
  > div {
    display: grid;
    gap: 8px;
    min-width: 0;
    padding-left: 12px;
    border-left: 2px solid var(--hairline-strong);
  }
  @container (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const GroupHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(max-content, 1fr) 24px;
  gap: 8px;
  align-items: center;
  > [data-count] {
    text-align: right;
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--ink-soft);
  }
`;

export const Adds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-left: -8px;
`;
