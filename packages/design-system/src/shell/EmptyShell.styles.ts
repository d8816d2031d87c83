import { styled } from "styled-components";

export const Ground = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: var(--canvas);
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: var(--size-topbar);
  padding: 0 24px;
  background: var(--chrome-bg);
  color: var(--chrome-ink);
  border-bottom: 1px solid var(--chrome-hairline);
  > a {
    margin: 0;
    padding: 0;
  }
  @media (max-width: 40em) {
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`;

export const Middle = styled.main`
  flex: 1;
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
  padding: 48px 24px;
  @media (max-width: 40em) {
    padding: 32px 16px;
  }
  @media print {
    padding: 0;
  }
`;
