import { useMemo, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { Combobox } from "../fields/Combobox.tsx";
import type { Option } from "../fields/option.ts";
import { Select } from "../fields/Select.tsx";
import { FieldStack } from "../layout/ScreenOnly.tsx";
import { useTexts, useWords } from "../texts/TextsProvider.tsx";
import { allPlaces, type NodePlace, refusalOf, type TreeMove, type TreeNode } from "./nodes.ts";
import { type TreeWords, treeWords } from "./words.ts";

interface MoveDialogProps {
  nodes: readonly TreeNode[];
  place: NodePlace;
  maxLevel: number;
  onMove: (move: TreeMove) => void;
  onClose: () => void;
}

// No node has an empty id: this one is the top of the tree.
const top = "";

/** Asks below which node and at which position another one shall stand. */
export function MoveDialog({ nodes, place, maxLevel, onMove, onClose }: MoveDialogProps) {
  const words = useWords(treeWords);
  const texts = useTexts();
  const { node } = place;
  const parents = useMemo(() => parentOptions(nodes, node.id, maxLevel, words), [nodes, node.id, maxLevel, words]);
  const [parentId, setParentId] = useState(place.parent?.id ?? top);
  const [position, setPosition] = useState(String(place.index));

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
            if (!option) return;
            setParentId(option.value);
            setPosition(String(childrenOf(nodes, option.value).filter(({ id }) => id !== node.id).length));
          }}
          options={parents}
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

/** All nodes that may take the moved one in, each with the way to it. */
function parentOptions(nodes: readonly TreeNode[], id: string, maxLevel: number, words: Pick<TreeWords, "top" | "within">): Option[] {
  const ways = new Map<string, string>();
  const options: Option[] = [{ value: top, label: words.top }];
  for (const { node, parent } of allPlaces(nodes)) {
    const way = parent ? words.within(node.label, ways.get(parent.id) ?? parent.label) : node.label;
    ways.set(node.id, way);
    if (refusalOf(nodes, { id, parentId: node.id, index: 0 }, maxLevel) === null) options.push({ value: node.id, label: way });
  }
  return options;
}
