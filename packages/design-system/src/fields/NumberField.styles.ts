import { styled } from "styled-components";

/** The unit and the two buttons at the end of the frame. */
export const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  > button:first-of-type {
    margin-left: 4px;
  }
`;
