import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { useDeferred } from "../shared/query/deferred.ts";
import { consoleStory } from "../shared/stories/story.tsx";
import { loadDeferredParts } from "./deferred.ts";
import { NewVersion } from "./ShellNotices.tsx";

/** As in the frame: the words come afterwards. */
function DeferredNewVersion({ reload }: { reload: () => void }) {
  return useDeferred(loadDeferredParts, true) ? <NewVersion reload={reload} /> : null;
}

/** L’avis d’une nouvelle version de la console, qui n’interrompt personne. */
const meta = {
  title: "Écrans/Cadre/Nouvelle version",
  component: DeferredNewVersion,
  parameters: { ...consoleStory({ path: "/", server: "fresh" }) },
  args: { reload: fn() },
} satisfies Meta<typeof DeferredNewVersion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dite là où elle n’interrompt personne, elle reste jusqu’à ce qu’on la veuille, et le clavier y va. */
export const Shown: Story = {
  name: "Montrée",
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
