import { claims } from "@reserve/domain";
import type { StoryContext } from "storybook/internal/csf";

/** Before a story whose user is `stagiaire`: a manager of users who has the booksellers’ rights and no others. */
export async function manageAsBookseller({ act, apiAs }: Pick<StoryContext, "act" | "apiAs">): Promise<void> {
  const [stage, bookseller] = await Promise.all([5, 2].map((id) => apiAs("admin").read("getRole", { query: { id } })));
  if (!stage || !bookseller) throw new Error("The demo shop has both roles.");
  const claimTypes = [...bookseller.claimTypes.map(({ id }) => id), claims.management.users];
  await act("admin", "updateRole", { query: { id: stage.id }, body: { name: stage.name, claimTypes } }, { version: `"${stage.version}"` });
}
