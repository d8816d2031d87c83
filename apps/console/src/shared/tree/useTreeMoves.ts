import type { Schemas } from "@reserve/contract";
import type { TreeMove } from "@reserve/design-system/tree";
import { moveInTree, type TreePlace, walkTree, withPlaces } from "@reserve/domain";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../command/useWrite.ts";
import { useUnsaved } from "../form/useUnsaved.ts";

/** The operations that move a node of a tree. */
type MoveOp = "moveCategory" | "moveMenuItem" | "movePage";

/** A tree as fetched, with the version for moves. */
export interface VersionedTree<Item> {
  version: number;
  items: readonly Item[];
}

/** A tree that shows a move at once, while it is sent. */
export interface TreeMoves<Item> {
  /** Items in depth-first order. */
  items: readonly Item[];
  move: (move: TreeMove) => void;
  /** Another user changed the tree meanwhile: the last move was not made. */
  isStale: boolean;
  forgetStale: () => void;
}

/**
 * Moves tree nodes optimistically: each move shows at once and is sent in order; rejected ones are reverted, and a tree changed by another user is
 * refetched. Leaving asks while a move is pending.
 */
export function useTreeMoves<Item extends TreePlace>(op: MoveOp, tree: VersionedTree<Item>, maxLevel: number): TreeMoves<Item> {
  const [ahead, setAhead] = useState<VersionedTree<Item> | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [underway, setUnderway] = useState(0);
  const { t } = useTranslation("shared");
  useUnsaved({ isDirty: underway > 0, label: t("tree.underway") });
  const command = useWrite(op, { onDone: ({ entityOutput }) => noteAnswer(entityOutput) });
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const isStaleNow = command.failure?.kind === "stale";
  const [wasStale, setWasStale] = useState(isStaleNow);
  if (wasStale !== isStaleNow) {
    setWasStale(isStaleNow);
    if (isStaleNow) setIsStale(true);
  }
  // The fetched tree counts once it is at least as new as the shown one.
  const shown = ahead && ahead.version > tree.version ? ahead : tree;

  function noteAnswer({ version }: Schemas["CategoryMoveResult"]["entityOutput"]) {
    setIsStale(false);
    // Never older than the version of later moves.
    setAhead((mine) => (mine && mine.version < version ? { ...mine, version } : mine));
  }

  function move({ id, parentId, index }: TreeMove): void {
    const body = { id: Number(id), parentId: parentId === null ? null : Number(parentId), index };
    const { version, items } = shown;
    const result = moveInTree(items, body, maxLevel);
    if (result.refusal !== null || result.changed.length === 0) return;
    setAhead({ version: version + 1, items: walkTree(withPlaces(items, result.changed)) });
    setUnderway((count) => count + 1);
    sending.current = sending.current.then(async (isGood) => {
      if (!isGood) return false;
      // Each move is an intent of its own, also after one without a response: an outdated version is rejected.
      command.cancel();
      const isDone = await command.send({ body }, `"${version}"`);
      if (!isDone) setAhead(null);
      return isDone;
    });
    // The next move starts from the server's tree.
    const own = sending.current;
    void own.then((isGood) => {
      setUnderway((count) => count - 1);
      if (!isGood && sending.current === own) sending.current = Promise.resolve(true);
    });
  }

  return { items: shown.items, move, isStale, forgetStale: () => setIsStale(false) };
}
