import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSyncExternalStore } from "react";
import { expect } from "storybook/test";
import { IconsPage } from "./Icons.tsx";
import { PrinciplesPage } from "./Principles.tsx";
import { TokensPage } from "./Tokens.tsx";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Whether the system is dark; the page follows it. */
const useSystemDark = () =>
  useSyncExternalStore(
    (notify) => {
      dark.addEventListener("change", notify);
      return () => dark.removeEventListener("change", notify);
    },
    () => dark.matches,
  );

function LiveTokens({ client, theme, contrast }: Record<"client" | "theme" | "contrast", string>) {
  const isSystemDark = useSystemDark();
  const scheme = theme === "dark" || (theme === "system" && isSystemDark) ? "dark" : "light";
  return <TokensPage client={client as "generic"} isStrong={contrast === "more"} scheme={scheme} />;
}

const meta = { title: "Fondations", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tous les jetons, avec le contraste calculé de chaque paire en usage. */
export const Tokens: Story = {
  name: "Jetons",
  render: (_args, { globals }) => (
    <LiveTokens client={String(globals.client)} contrast={String(globals.contrast)} theme={String(globals.theme)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/trop peu/)).toBeNull();
    await expect(canvas.getByRole("row", { name: /^ink-muted sunken/ })).toBeVisible();
  },
};

/** Avec le contraste renforcé, chaque paire a ses 7 pour 1, et la page est dessinée avec. */
export const MoreContrast: Story = {
  ...Tokens,
  name: "Jetons, contraste renforcé",
  globals: { contrast: "more" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/trop peu/)).toBeNull();
    await expect(document.documentElement).toHaveAttribute("data-contrast", "more");
  },
};

export const Principles: Story = {
  name: "Principes",
  render: () => <PrinciplesPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Principes" })).toBeVisible();
  },
};

/** Toutes les icônes, sous le nom par lequel on les importe. */
export const Icons: Story = {
  name: "Icônes",
  render: () => <IconsPage />,
  play: async ({ canvas }) => void (await canvas.findByText("TruckIcon")),
};
