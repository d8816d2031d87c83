import { addons } from "storybook/manager-api";
import { workshopTheme } from "./theme.ts";

addons.setConfig({
  theme: workshopTheme(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  sidebar: { showRoots: true },
});
