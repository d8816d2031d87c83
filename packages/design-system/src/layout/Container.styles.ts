import { css } from "styled-components";

/**
 * A container for container queries (`container-type: inline-size`). Its content no longer determines its width, so it takes all available width,
 * also in a flex or grid container that shrinks its items.
 */
export const containerLook = css`
  container-type: inline-size;
  width: 100%;
  min-width: 0;
`;
