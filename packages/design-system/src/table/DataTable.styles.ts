import { styled } from "styled-components";
import { tickLook } from "../fields/Checkbox.styles.ts";
import { hiddenLook } from "../layout/VisuallyHidden.styles.ts";

// One class for the whole table: its cells are plain elements, so that hundreds of them cost nothing.
// What its rules are for, in their order:
// - overflow-wrap: what a column asks for is a whole word, or a number would be broken before a long name gives way.
// - [data-picture]: out of the flow, so that the name is cut where the cell ends; on paper there is none.
// - [data-pick]: a full table, too, keeps room between the box and a short first word. The box is 16 px; what can be hit is 24.
// - :has(:focus-visible): where the keys stand, seen from afar; the link's own ring is small in a long row.
// - tbody th > a: the words are 20 px; what can be hit is more.
// - [data-below="medium"]: the room is as narrow just above 1100 px, where the drawer stands beside it.
// - [role="separator"]: room for the handle of a head that is resized, so that figures and head stay in line.
// - [data-fixed] [data-pick]: beside a sheet's own edge the box needs more than the column's 44 px.
// - [data-wide]: wider than its place, it scrolls sideways by itself; the head then sticks to that box, at its top.
// - [data-fixed] td: with a reader's own letter spacing what no longer fits takes a second line.
// - A card's end takes two fifths of the window at most: what does not fit takes a second line, and nothing lies over what stands beside it.
// - [data-framed]: shared borders would stay behind when a cell sticks; with one height for every row the place of each is known without
//   drawing it; what sticks is coloured weakly, so that a chosen or hovered row colours it too.
// - 820 px: cards have no heads, but whoever comes by keyboard sees the boxes and the sorting while the focus is there; a card has room
//   below, so a long name takes a second line and what is missing takes none.
export const TableBox = styled.div`
  position: relative;
  min-width: 0;
  overflow: clip;
  overflow-wrap: break-word;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-base);
  :is([data-tone], [role="note"]) + & {
    margin-top: 16px;
  }
  &[data-flush] {
    border: 0;
    border-radius: 0;
    background: none;
  }
  &[data-refreshing]::before {
    content: "";
    position: absolute;
    z-index: var(--layer-sticky);
    inset: 0 0 auto;
    height: 2px;
    background: var(--accent-mark);
  }
  table {
    width: 100%;
  }
  caption {
    ${hiddenLook}
  }
  th,
  td {
    height: var(--density-row);
    padding: 0 8px;
    border-bottom: 1px solid var(--hairline);
    font-weight: 400;
    text-align: left;
  }
  table[data-height="twoLines"] :is(tbody th, tbody td) {
    height: calc(var(--density-row) + 16px);
    padding-block: 4px;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    top: var(--size-topbar);
    z-index: var(--layer-sticky);
    height: 36px;
    font: 500 0.75rem/1rem var(--font-sans);
    font-stretch: inherit;
    color: var(--ink-muted);
    background: var(--sunken);
    border-bottom-color: var(--hairline-strong);
    white-space: nowrap;
  }
  &[data-flush] thead th {
    position: static;
    background: none;
    border-top: 1px solid var(--hairline);
  }
  :is(th, td):first-child {
    padding-left: 16px;
  }
  :is(th, td):last-child {
    padding-right: 16px;
  }
  &[data-flush] :is(th, td):first-child {
    padding-left: 24px;
  }
  &[data-flush] :is(th, td):last-child {
    padding-right: 24px;
  }
  :is(th, td)[data-align="end"] {
    text-align: right;
    white-space: nowrap;
  }
  :is(th, td)[data-align="nowrap"] {
    max-width: 224px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  :is(th, td)[data-align="state"] {
    white-space: nowrap;
    padding-left: 16px;
  }
  :is(th, td)[data-flexible] {
    width: 100%;
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  table[data-height="twoLines"] :is(th, td)[data-flexible] {
    max-width: none;
    white-space: normal;
  }
  [data-picture] {
    display: none;
    position: absolute;
    margin-left: -44px;
  }
  [data-pick] {
    width: 44px;
    padding-right: 12px;
  }
  [data-pick] > input {
    ${tickLook}
    display: grid;
    position: relative;
  }
  [data-pick] > input::after {
    content: "";
    position: absolute;
    inset: -5px;
  }
  &[data-wide] {
    --size-topbar: 0;
    overflow: auto;
  }
  tbody tr:hover > * {
    background: var(--hover);
  }
  tbody tr[data-selected] > * {
    background: color-mix(in srgb, var(--accent-soft) 55%, var(--surface));
  }
  tbody tr[data-selected] > :first-child {
    box-shadow: inset 3px 0 0 var(--accent-mark);
  }
  tbody tr[data-bars]:hover > * {
    background: none;
  }
  tbody tr:not([data-selected]):has(:focus-visible) > * {
    background: var(--hover);
  }
  tbody [data-align="end"] > span[aria-hidden] {
    margin-left: auto;
  }
  [data-bars] > td > span {
    min-width: 24px;
  }
  tbody th > a:not(:has(cite)) {
    font-weight: 600;
    white-space: nowrap;
  }
  tbody th > a {
    padding-block: 4px;
  }
  tbody th > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  thead button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    font-stretch: inherit;
    color: inherit;
  }
  thead button:hover {
    color: var(--ink);
  }
  thead th:not([aria-sort]) button > svg {
    opacity: 0;
  }
  thead th:not([aria-sort]) button:is(:hover, :focus-visible) > svg {
    opacity: 1;
  }
  thead [data-align="end"] button {
    flex-direction: row-reverse;
  }
  th[aria-sort] button {
    color: var(--ink);
    font-weight: 600;
  }
  &:not([data-framed]) {
    @media (max-width: 85em) {
      [data-below="wide"] {
        display: none;
      }
    }
    @media (max-width: 87.875em) {
      [data-below="widest"] {
        display: none;
      }
    }
    @media (max-width: 102.5em) {
      [data-below="desktop"] {
        display: none;
      }
    }
    @media (max-width: 57.5em) and (min-width: 51.3125em) {
      [data-below="narrow"] {
        display: none;
      }
    }
    @media ((max-width: 64.5em) and (min-width: 51.3125em)) or ((max-width: 78.375em) and (min-width: 68.8125em)) {
      [data-below="medium"] {
        display: none;
      }
    }
  }
  table:has(thead [role="separator"]) :is(th, td)[data-align="end"] {
    padding-right: 20px;
  }
  @media screen and (min-width: 51.3125em) {
    [data-picture] {
      display: block;
      top: calc(50% - 24px);
    }
    tbody th:has(> [data-picture]) {
      position: relative;
      padding-left: 52px;
    }
    table[data-fixed] {
      table-layout: fixed;
    }
    table[data-fixed] td:not([data-align]),
    table[data-fixed] td[data-align="state"],
    table[data-fixed] td[data-align="state"] > span {
      white-space: normal;
    }
    &[data-flush] table[data-fixed] [data-pick] {
      width: 52px;
    }
    table[data-fixed] :is(th, td)[data-flexible] {
      width: auto;
      max-width: none;
    }
  }
  &[data-framed] {
    overflow: auto;
    max-height: calc(100dvh - var(--size-topbar) - 48px);
    scroll-padding-top: 44px;
    tr[data-gap] {
      visibility: hidden;
    }
    @media screen and (min-width: 51.3125em) {
      table {
        table-layout: fixed;
        border-collapse: separate;
      }
      thead th {
        top: 0;
      }
      tbody :is(th, td) {
        overflow: clip;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      :is(th, td)[data-flexible] {
        width: auto;
        max-width: none;
      }
      [data-pick],
      [data-pick] + *,
      tr > :first-child {
        position: sticky;
        left: 0;
        z-index: 1;
      }
      :where(tbody tr > :first-child, tbody [data-pick] + *) {
        background: var(--surface);
      }
      [data-pick] + * {
        left: 44px;
      }
      [data-pick] + *,
      tr > :first-child:not([data-pick]) {
        border-right: 1px solid var(--hairline);
      }
      thead tr > :is(:first-child, [data-pick] + *) {
        z-index: calc(var(--layer-sticky) + 1);
      }
    }
  }
  @media screen and (max-width: 51.25em) {
    &[data-framed] > table {
      min-width: 0 !important;
    }
    tr[data-gap] {
      display: block;
      padding: 0;
      border: 0;
    }
    &:not([data-flush]) {
      margin-inline: -24px;
      border-width: 1px 0;
      border-radius: 0;
    }
    thead:not(:focus-within) {
      ${hiddenLook}
    }
    thead:focus-within {
      display: block;
      background: var(--sunken);
    }
    thead:focus-within tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 16px;
      padding: 4px 16px;
    }
    thead:focus-within th {
      position: static;
      display: flex;
      align-items: center;
      width: auto !important;
      min-width: 0 !important;
      padding: 0;
      border: 0;
    }
    table,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 8px;
      padding: 12px 16px;
      border-bottom: 1px solid var(--hairline-strong);
    }
    tbody tr:has(> [data-pick]) {
      grid-template-columns: 44px minmax(0, 1fr) auto;
      padding-left: 4px;
    }
    tbody tr:has(> [data-slot="lead"]) {
      grid-template-columns: minmax(52px, auto) minmax(0, 1fr) auto;
      padding-block: 8px;
    }
    tbody tr:has(> [data-pick] ~ [data-slot="lead"]) {
      grid-template-columns: 44px minmax(52px, auto) minmax(0, 1fr) auto;
    }
    tbody tr:has(> th > [data-picture]) {
      position: relative;
      grid-template-columns: 32px minmax(0, 1fr) auto;
    }
    tbody tr:has(> [data-pick] ~ th > [data-picture]) {
      grid-template-columns: 44px 36px minmax(0, 1fr) auto;
    }
    [data-picture] {
      display: block;
      top: 12px;
    }
    tbody tr[role] > :is(th, td)[role] {
      display: block;
      grid-column: -3 / -1;
      order: 3;
      width: auto;
      max-width: none;
      height: auto;
      min-height: 20px;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      text-align: left;
      overflow: visible;
    }
    tbody tr[role] > td[role][data-pick] {
      grid-column: 1;
      grid-row: 1 / span 3;
      order: 0;
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      margin-top: -10px;
    }
    [data-pick] > input::after {
      inset: -14px;
    }
    tbody tr[role] > [role] > a:not(:has(cite)),
    tbody tr[role] > [role][data-align="state"] > span,
    tbody tr[role] > [role]:is([data-align="nowrap"], [data-flexible]) {
      white-space: normal;
    }
    tbody tr[role] > [role]:empty {
      display: none;
    }
    tbody tr[role] > [role][data-slot="title"] {
      order: 1;
      grid-column: -3 / -2;
    }
    tbody tr:not(:has(> [data-slot="corner"])) > [role][data-slot="title"] {
      grid-column-end: -1;
    }
    tbody tr[role] > [role][data-slot="lead"] {
      order: 0;
      grid-column: -4 / -3;
      font-weight: 600;
    }
    &[data-flush] tbody [data-slot="lead"] {
      font-size: 1rem;
    }
    tbody tr:has(> [data-slot="lead"]) > [role][data-slot="plain"] {
      grid-column: -4 / -2;
    }
    tbody tr[role] > [role]:is([data-slot="end"], [data-slot="corner"], [data-slot="footEnd"]) {
      grid-column: -2 / -1;
      max-width: 40vw;
      text-align: right;
    }
    tbody tr[role] > [role][data-slot="end"] {
      color: var(--ink-soft);
    }
    tbody tr[role] > [role][data-slot="corner"] {
      order: 2;
      font-weight: 600;
    }
    tbody tr[role] > [role][data-slot="footStart"] {
      order: 4;
      grid-column: -3 / -2;
      margin-top: 4px;
      padding-left: 8px;
    }
    tbody tr:has(> [data-slot="lead"]) > [role][data-slot="footStart"] {
      grid-column-start: -4;
    }
    tbody tr > [data-slot="footStart"] > span:not([data-filled]) {
      margin-left: -8px;
    }
    tbody tr[role] > [role][data-slot="footEnd"] {
      order: 5;
      margin-top: 4px;
    }
    tbody tr[role] > [role][data-slot="hidden"] {
      display: none;
    }
    tbody tr > [data-head]:not(:empty)::before {
      content: attr(data-head) "\u00a0: ";
      color: var(--ink-muted);
    }
    tbody tr > [data-head] > [data-filled] {
      margin-left: 0;
    }
    tbody tr[role] > [data-slot="footStart"],
    tbody tr[role] > [data-slot="footEnd"] {
      min-height: 24px;
    }
    [data-bars] > [data-slot="corner"] > span {
      width: 64px;
    }
    tbody tr[data-bars] > [data-head]::before {
      content: none;
    }
    tbody tr[data-selected] {
      background: color-mix(in srgb, var(--accent-soft) 55%, var(--surface));
      box-shadow: inset 3px 0 0 var(--accent-mark);
    }
  }
  @media (max-width: 40em) {
    &:not([data-flush]) {
      margin-inline: -16px;
    }
  }
  @media (forced-colors: active) {
    tbody tr[data-selected] > * {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;
