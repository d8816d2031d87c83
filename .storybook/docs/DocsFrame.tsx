import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { workshopTheme } from "../theme.ts";
import { DocsGlobals } from "./StillStory.tsx";

type Globals = Record<string, string>;

/** A documentation page that follows the toolbar as stories do: its tokens are those of the chosen theme, client, density and contrast. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() => startingGlobals());
  useEffect(() => {
    const { channel } = context;
    const onGlobals = ({ globals: next }: { globals: Globals }) => setGlobals(next);
    channel.on("globalsUpdated", onGlobals);
    return () => channel.off("globalsUpdated", onGlobals);
  }, [context]);
  const { theme = "light", client = "generic", density = "normal", contrast = "normal" } = globals;
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, client, density, contrast });
    // The pages are written in French, whatever the language of the stories in them.
    document.documentElement.lang = "fr";
  }, [theme, client, density, contrast]);
  const isDark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return (
    <DocsContainer context={context} theme={workshopTheme(isDark ? "dark" : "light")}>
      <DocsGlobals value={globals}>{children}</DocsGlobals>
    </DocsContainer>
  );
}

/** What the URL says (`globals=theme:dark;client:bookshop`), until the toolbar says something else. */
function startingGlobals(): Globals {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(globals.split(";").flatMap((pair) => (pair.includes(":") ? [pair.split(":", 2)] : [])));
}
