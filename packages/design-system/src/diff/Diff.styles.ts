import { css, styled } from "styled-components";
import { containerLook } from "../layout/Container.styles.ts";

export const DiffBox = styled.section`
  ${containerLook}
  > button {
    margin: 8px 0 0 -12px;
  }
  > button > svg {
    transition: rotate var(--motion-quick) var(--easing-standard);
  }
  > button[aria-expanded="true"] > svg {
    rotate: 90deg;
  }
  em {
    font-style: normal;
    color: var(--ink-muted);
  }
  @media (prefers-reduced-motion: reduce) {
    > button > svg {
      transition: none;
    }
  }
`;

const threeColumns = css`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
`;

export const DiffHead = styled.div`
  display: none;
  padding-bottom: 8px;
  border-bottom: 1px solid var(--hairline-strong);
  font: 500 0.75rem/1rem var(--font-sans);
  font-stretch: inherit;
  color: var(--ink-muted);
  @container (min-width: 45em) {
    ${threeColumns}
  }
`;

export const DiffRows = styled.ul`
  display: grid;
`;

export const DiffRow = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px 0;
  border-bottom: 1px solid var(--hairline);
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  small {
    display: block;
    color: var(--ink-muted);
  }
  del,
  ins {
    position: relative;
    padding: 1px 2px;
    border-radius: var(--radius-small);
    color: var(--ink);
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  del {
    background: var(--danger-soft);
    text-decoration: line-through;
    text-decoration-color: var(--danger-text);
  }
  ins {
    background: var(--success-soft);
    text-decoration: underline;
    text-decoration-color: var(--success-text);
    text-underline-offset: 3px;
  }
  @container (min-width: 45em) {
    ${threeColumns}
    align-items: start;
    small {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > div {
      position: relative;
    }
  }
`;

export const SameRows = styled.dl`
  padding-top: 4px;
  > div {
    display: grid;
    grid-template-columns: 144px minmax(0, 1fr);
    gap: 24px;
    padding: 4px 0;
    color: var(--ink-soft);
  }
  dd {
    overflow-wrap: anywhere;
  }
  @container (max-width: 30em) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dt {
      font: var(--text-caption);
      font-stretch: inherit;
      color: var(--ink-muted);
    }
  }
`;

export const DiffFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-top: 16px;
`;
