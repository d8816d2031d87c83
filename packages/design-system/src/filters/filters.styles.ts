import { styled } from "styled-components";

export const SetFilters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 24px;
  padding-bottom: 12px;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  > p {
    color: var(--ink-soft);
    white-space: nowrap;
  }
  > p:empty {
    display: none;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
  }
  > button {
    min-height: 24px;
    padding: 0 4px;
  }
`;

export const ViewsRow = styled.div`
  display: flex;
  align-items: flex-end;
  box-shadow: inset 0 -1px 0 var(--hairline-strong);
  > nav {
    flex: 1;
    min-width: 0;
  }
`;

export const ViewActions = styled.div`
  position: relative;
  flex: none;
  padding-bottom: 4px;
`;

export const ViewList = styled.ul`
  margin: -8px;
  a {
    display: block;
    padding: 6px 8px;
    border-radius: var(--radius-small);
    overflow-wrap: anywhere;
  }
  a:hover {
    background: var(--hover);
  }
`;

export const PanelForm = styled.form`
  display: grid;
  gap: 12px;
`;

export const PanelButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
