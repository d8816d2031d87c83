import { styled } from "styled-components";

export const Bare = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  > header {
    background: var(--chrome-bg);
    color: var(--chrome-ink);
    border-bottom: 1px solid var(--chrome-hairline);
  }
  > header :focus-visible {
    outline-color: var(--chrome-mark);
  }
  > header > a {
    width: fit-content;
  }
  > main > * {
    max-width: 960px;
    margin-inline: auto;
  }
  @media print {
    > header {
      display: none;
    }
  }
`;
