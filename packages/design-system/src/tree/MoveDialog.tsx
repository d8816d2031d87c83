import { useMemo, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Combobox } from "../fields/Combobox.tsx";
import { findFolded } from "../fields/fold.ts";
import type { Option } from "../fields/option.ts";
import { Select } from "../fields/Select.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { allPlaces, findPlace, heightOf, type NodePlace, type TreeMove, type TreeNode } from "./nodes.ts";
import { type TreeTexts, treeTexts } from "./texts.ts";

interface MoveDialogProps {
  nodes: readonly TreeNode[];
  place: NodePlace;
  maxLevel: number;
  onMove: (move: TreeMove) => void;
  onClose: () => void;
}

/** Maximum number of branches in the list. */
const MOST_SHOWN = 100;

// No node has an empty id: this one stands for the root.
const top = "";

/** A dialog that asks for a new parent and position of a node. */
export function MoveDialog({ nodes, place, maxLevel, onMove, onClose }: MoveDialogProps) {
  const words = useOwnTexts(treeTexts);
  const texts = useTexts();
  const { node } = place;
  const parents = useMemo(() => parentOptions(nodes, node.id, maxLevel, words), [nodes, node.id, maxLevel, words]);
  const [parentId, setParentId] = useState(place.parent?.id ?? top);
  const [query, setQuery] = useState("");
  const [position, setPosition] = useState(String(place.index));

  // A list of thousands is not rendered as a whole: typing filters it.
  const found = query.trim() === "" ? parents : parents.filter(({ label }) => findFolded(label, query));
  const siblings = childrenOf(nodes, parentId).filter(({ id }) => id !== node.id);
  const positions: Option[] = [
    { value: "0", label: words.first },
    ...siblings.map(({ label }, index) => ({ value: String(index + 1), label: words.after(label) })),
  ];
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            onClick={() => onMove({ id: node.id, parentId: parentId === top ? null : parentId, index: Number(position) })}
            variant="primary"
          >
            {words.move}
          </Button>
        </>
      }
      onClose={onClose}
      title={words.moveTitle(node.label)}
    >
      <FieldStack>
        <Combobox
          label={words.parent}
          onChange={(option) => {
            setQuery("");
            if (!option) return;
            setParentId(option.value);
            setPosition(String(childrenOf(nodes, option.value).filter(({ id }) => id !== node.id).length));
          }}
          onSearch={setQuery}
          options={found.length > MOST_SHOWN ? [...found.slice(0, MOST_SHOWN), { value: "…", label: words.more, isDisabled: true }] : found}
          value={parents.find(({ value }) => value === parentId) ?? null}
        />
        <Select label={words.position} onChange={setPosition} options={positions} value={position} />
      </FieldStack>
    </Dialog>
  );
}

function childrenOf(nodes: readonly TreeNode[], parentId: string): readonly TreeNode[] {
  if (parentId === top) return nodes;
  for (const { node } of allPlaces(nodes)) if (node.id === parentId) return node.children ?? [];
  return [];
}

/** Returns all nodes that can be the new parent, each with its path. */
function parentOptions(nodes: readonly TreeNode[], id: string, maxLevel: number, words: Pick<TreeTexts, "top" | "within">): Option[] {
  const pathLabels = new Map<string, string>();
  const options: Option[] = [{ value: top, label: words.top }];
  // Computed once: per branch, thousands of nodes would be walked thousands of times.
  const moved = findPlace(nodes, id)?.node;
  const own = new Set(moved ? [...allPlaces([moved])].map(({ node }) => node.id) : []);
  const height = moved ? heightOf(moved) : 0;
  for (const { node, parent, level } of allPlaces(nodes)) {
    const way = parent ? words.within(node.label, pathLabels.get(parent.id) ?? parent.label) : node.label;
    pathLabels.set(node.id, way);
    if (!own.has(node.id) && level + height <= maxLevel) options.push({ value: node.id, label: way });
  }
  return options;
}
