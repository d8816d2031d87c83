import { addons } from "storybook/manager-api";
import { workshopTheme } from "./theme.ts";

addons.setConfig({
  theme: workshopTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  sidebar: { showRoots: true },
  // Below a page of docs, a screen or the whole console the panel would take half of the window to say that there is nothing to set.
  layoutCustomisations: {
    showPanel: ({ storyId, viewMode }, isShown) =>
      isShown && viewMode !== "docs" && !/^(écrans|réserve-entière|parcours)-/.test(storyId ?? ""),
  },
});
