import { styled } from "styled-components";
import { Anchor } from "../overlays/Floating.styles.ts";

export const SplitBox = styled(Anchor)`
  align-items: flex-start;
  > button:first-child,
  > span:first-child > button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > button[aria-haspopup] {
    margin-left: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  > button[aria-haspopup][data-variant="primary"] {
    border-left-color: var(--on-accent);
  }
  > button:focus-visible,
  > span > button:focus-visible {
    z-index: 1;
  }
`;
