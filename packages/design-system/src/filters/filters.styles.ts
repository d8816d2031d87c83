import { styled } from "styled-components";

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
  anchor-name: --opener;
  anchor-scope: --opener;
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
