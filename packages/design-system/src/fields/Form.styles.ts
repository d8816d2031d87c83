import { styled } from "styled-components";

export const FormElement = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--density-gap);
  min-width: 0;
`;

export const Summary = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border-radius: var(--radius-base);
  background: var(--danger-soft);
  color: var(--ink);
  > svg {
    margin-top: 2px;
    color: var(--danger-text);
  }
  ul {
    list-style: disc;
    padding-left: 16px;
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
