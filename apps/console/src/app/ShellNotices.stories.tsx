import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useLate } from "../shared/late.ts";
import { consoleStory } from "../shared/story.tsx";
import { loadLateParts } from "./late.ts";
import { NewVersion } from "./ShellNotices.tsx";

/** As in the frame: the words come late. */
function LateNewVersion({ reload }: { reload: () => void }) {
  return useLate(loadLateParts, true) ? <NewVersion reload={reload} /> : null;
}

/** L’avis d’une nouvelle version de la console, qui n’interrompt personne. */
const meta = {
  title: "Écrans/Cadre/Nouvelle version",
  component: LateNewVersion,
  parameters: { ...consoleStory({ path: "/" }) },
  args: { reload: fn() },
} satisfies Meta<typeof LateNewVersion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dit là où cela n’interrompt personne, l’avis reste jusqu’à ce qu’on le veuille, et le clavier y mène. */
export const Shown: Story = {
  name: "Principal",
  play: async ({ canvas, args }) => {
    const bar = await canvas.findByRole("region", { name: "Nouvelle version" });
    await expect(within(bar).getByRole("status")).toHaveTextContent("Une nouvelle version est prêteVos brouillons sont gardés.");
    await userEvent.keyboard("{Escape}");
    await expect(bar).toBeVisible();
    await expect(args.reload).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(within(bar).getByRole("button", { name: "Recharger" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.reload).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  name: "En anglais",
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Reload" })).toBeVisible();
  },
};

/** La phrase et le bouton l’un sous l’autre. */
export const Narrow: Story = {
  name: "Sur téléphone",
  parameters: { viewport: { options: { phone: { name: "Téléphone", styles: { width: "390px", height: "844px" } } } } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Recharger" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
