import { css } from "styled-components";

/** A box whose own width decides its layout. Its content no longer gives it one, so it takes all there is, in a flex or grid container that shrinks its items, too. */
export const containerLook = css`
  container-type: inline-size;
  width: 100%;
  min-width: 0;
`;
