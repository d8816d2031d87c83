import { Alert, Button, FieldStack, Note, SearchField } from "@reserve/design-system";
import { Tree } from "@reserve/design-system/tree";
import type { TreePlace } from "@reserve/domain";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { findInTree, MOST_FOUND, type NodeFace, nodeMaker } from "./tree-nodes.ts";
import { type TreeMoves, useTreeMoves, type VersionedTree } from "./useTreeMoves.ts";

interface OrderedTreeProps<Item extends TreePlace> {
  /** Names the tree. */
  label: string;
  /** Operation that moves a node. */
  op: Parameters<typeof useTreeMoves>[0];
  tree: VersionedTree<Item>;
  maxLevel: number;
  /** Whether the user may move items. */
  isMovable: boolean;
  /** Presentation of a row; must be a stable function. */
  face: (item: Item) => NodeFace;
  /** Searchable text of an item. */
  textOf: (item: Item) => string;
  search: { label: string; placeholder: string };
  /** Branches that are open initially. */
  openIds?: readonly string[];
  /** Actions beside an item's name. */
  actions?: (item: Item) => ReactNode;
  empty: ReactNode;
}

/** Tree that staff reorder: search, mouse and keyboard moves, and notice of concurrent changes. */
export function OrderedTree<Item extends TreePlace>({ op, tree, maxLevel, ...rest }: OrderedTreeProps<Item>) {
  return <Moved {...rest} maxLevel={maxLevel} moves={useTreeMoves(op, tree, maxLevel)} />;
}

type MovedProps<Item extends TreePlace> = Omit<OrderedTreeProps<Item>, "op" | "tree"> & { moves: TreeMoves<Item> };

function Moved<Item extends TreePlace>({ moves, face, textOf, actions, search: words, openIds = [], ...props }: MovedProps<Item>) {
  const { t } = useTranslation("shared");
  const [search, setSearch] = useState("");
  const [make] = useState(() => nodeMaker<Item>());
  const isSearching = search.trim() !== "";
  const found = useMemo(() => (isSearching ? findInTree(moves.items, search, textOf) : null), [moves.items, search, isSearching, textOf]);
  const shown = found?.items ?? moves.items;
  const nodes = useMemo(() => make(shown, face), [make, shown, face]);
  const byId = useMemo(() => new Map(shown.map((item) => [String(item.id), item])), [shown]);
  // Outside the tree, whose own empty text is a paragraph.
  if (moves.items.length === 0) return props.empty;
  return (
    <FieldStack>
      {moves.isStale ? (
        <Alert
          actions={
            <Button onClick={moves.forgetStale} variant="plain">
              {t("tree.understood")}
            </Button>
          }
          title={t("tree.staleTitle")}
          tone="warning"
        >
          {t("tree.staleDetail")}
        </Alert>
      ) : null}
      <SearchField label={words.label} onDebouncedChange={setSearch} placeholder={words.placeholder} value={search} />
      {found ? (
        <Note>
          {t("tree.found", { count: found.count, search: search.trim() })}
          {found.count > MOST_FOUND ? ` ${t("tree.first", { count: MOST_FOUND })}` : ""}
        </Note>
      ) : null}
      <Tree
        {...(actions
          ? {
              actions: ({ id }) => {
                const item = byId.get(id);
                return item ? actions(item) : null;
              },
            }
          : {})}
        {...(found ? { empty: t("tree.found", { count: 0, search: search.trim() }) } : {})}
        // The key changes with the search, because it opens other branches than the whole tree.
        key={found ? search : ""}
        label={props.label}
        maxLevel={props.maxLevel}
        nodes={nodes}
        {...(props.isMovable && !found ? { onMove: moves.move } : {})}
        openIds={found?.openIds ?? openIds}
      />
    </FieldStack>
  );
}
