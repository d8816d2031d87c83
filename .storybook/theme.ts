import { create } from "storybook/theming";
import tokens from "../packages/design-system/src/tokens/tokens.json";

const { light } = tokens.color;
const { accent } = tokens.client.generic.light;

/** The Storybook itself in the colours and letters of the console. */
export const theme = create({
  base: "light",
  brandTitle: "Réserve",
  brandUrl: "./",
  appBg: light.sunken.$value.hex,
  appContentBg: light.canvas.$value.hex,
  appPreviewBg: light.canvas.$value.hex,
  appBorderColor: light.hairline.$value.hex,
  appBorderRadius: 6,
  barBg: light.surface.$value.hex,
  barTextColor: light["ink-soft"].$value.hex,
  barSelectedColor: accent.$value.hex,
  colorPrimary: accent.$value.hex,
  colorSecondary: accent.$value.hex,
  textColor: light.ink.$value.hex,
  textMutedColor: light["ink-muted"].$value.hex,
  fontBase: tokens.font.family.sans.$value.join(", "),
});
