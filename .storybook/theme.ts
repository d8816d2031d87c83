import tokens from "@reserve/design-system/tokens.json" with { type: "json" };
import { create } from "storybook/theming";

const brand = { brandTitle: "Réserve", brandUrl: "./", brandTarget: "_self" as const };
const fonts = { fontBase: '"Radio Canada Variable", "Segoe UI", sans-serif', fontCode: "ui-monospace, monospace" };

/** The workshop's own frame and pages in the colours of the paper, light or dark. */
export function workshopTheme(scheme: "light" | "dark") {
  const colour = tokens.color[scheme];
  const accent = tokens.client.generic[scheme]["accent-text"].$value.hex;
  return create({
    base: scheme,
    ...brand,
    ...fonts,
    appBg: colour.sunken.$value.hex,
    appContentBg: colour.surface.$value.hex,
    appPreviewBg: colour.canvas.$value.hex,
    appBorderColor: colour.hairline.$value.hex,
    appBorderRadius: 6,
    barBg: colour.surface.$value.hex,
    textColor: colour.ink.$value.hex,
    textMutedColor: colour["ink-muted"].$value.hex,
    barTextColor: colour["ink-soft"].$value.hex,
    colorSecondary: accent,
    barSelectedColor: accent,
    barHoverColor: accent,
  });
}
