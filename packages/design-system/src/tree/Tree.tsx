import { createContext, type KeyboardEvent, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from "react";
import {
  Collection,
  type DropTarget,
  I18nProvider,
  type Key,
  ListLayout,
  Button as RacButton,
  Checkbox as RacCheckbox,
  Tree as RacTree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from "react-aria-components";
import { Link } from "../actions/Link.tsx";
import { CheckIcon, ChevronRightIcon, GripVerticalIcon } from "../icons.ts";
import { IconMenu } from "../menu/Menu.tsx";
import { MenuItem } from "../menu/MenuItem.tsx";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { findPlace, heightOf, moveNode, type NodePlace, refusalOf, type TreeMove, type TreeNode } from "./nodes.ts";
import { LiveText, RowBox, TreeBox } from "./Tree.styles.ts";
import { treeTexts } from "./texts.ts";

/** Whether one or several nodes can be selected, and which are. */
interface TreeSelection {
  mode: "single" | "multiple";
  ids: readonly string[];
  onChange?: (ids: string[]) => void;
}

interface TreeProps {
  /** Names the tree: « Catégories de la boutique ». */
  label: string;
  /** The nodes: a new array after each change; unchanged branches stay the same objects (see `moveNode`). */
  nodes: readonly TreeNode[];
  /** Called once a move is made, with the place it leads to; without it nothing can be moved. */
  onMove?: (move: TreeMove) => void;
  /** Maximum depth, 1 being the root nodes; unlimited by default. */
  maxLevel?: number;
  /** Ids of the branches that are open initially; an id added later opens its branch. */
  openIds?: readonly string[];
  /** Without it nothing can be selected. */
  selection?: TreeSelection | undefined;
  /** Small buttons at the end of a node's row. */
  actions?: (node: TreeNode) => ReactNode;
  /** Shown when there is no node. */
  empty?: ReactNode;
}

/** Props shared by all rows of a tree. */
interface RowTools {
  canMove: boolean;
  actions: ((node: TreeNode) => ReactNode) | undefined;
  placeOf: (id: string) => NodePlace | null;
  maxLevel: number;
  move: (move: TreeMove) => void;
  askWhere: (id: string) => void;
}
/** An estimate: rows are measured once they are visible. */
const layout = { estimatedRowSize: 41 };

const RowContext = createContext<RowTools | null>(null);

/** Nodes below nodes that open and close; moved with the mouse, with the keyboard, or by each row's menu. */
export function Tree({ label, nodes, onMove, maxLevel = Number.POSITIVE_INFINITY, openIds = [], selection, actions, empty }: TreeProps) {
  const words = useOwnTexts(treeTexts);
  const locale = useTextsLocale();
  const box = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => new Set(openIds));
  const named = openIds.join(" ");
  const [opened, setOpened] = useState(named);
  if (opened !== named) {
    const before = new Set(opened.split(" "));
    setOpened(named);
    setExpanded((open) => new Set([...open, ...openIds.filter((id) => !before.has(id))]));
  }
  const [announcement, setAnnouncement] = useState({ text: "", isRefusal: false });
  const [movedId, setMovedId] = useState<string | null>(null);
  const followed = useFollowedRow(box, nodes);

  const move = (wanted: TreeMove) => {
    const before = findPlace(nodes, wanted.id);
    if (!before || !onMove) return;
    const refusal = refusalOf(nodes, wanted, maxLevel);
    if (refusal) {
      const { label: name } = before.node;
      setAnnouncement({ text: refusal === "tooDeep" ? words.tooDeep(name, maxLevel) : words.inside(name), isRefusal: true });
      return;
    }
    const parentId = before.parent?.id ?? null;
    if (wanted.parentId === parentId && wanted.index === before.index) return;
    const after = findPlace(moveNode(nodes, wanted), wanted.id);
    if (!after) return;
    followed.current = wanted.id;
    const { parentId: opened } = wanted;
    if (opened !== null) setExpanded((open) => new Set(open).add(opened));
    setAnnouncement({
      text: words.moved({
        label: after.node.label,
        position: after.index + 1,
        count: after.siblings.length,
        parent: after.parent?.label ?? null,
        level: after.level,
      }),
      isRefusal: false,
    });
    onMove(wanted);
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": findPlace(nodes, String(key))?.node.label ?? "" })),
    onMove: ({ keys, target }) => {
      for (const key of keys) move({ id: String(key), ...dropPlace(nodes, String(key), target) });
    },
  });

  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLElement) || row.role !== "row") return;
    const place = findPlace(nodes, row.getAttribute("data-key") ?? "");
    if (!place || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      const next = onMove ? besidePlace(nodes, place, event.key) : null;
      if (!next) return;
      move(next);
    } else if (event.key === "*") {
      setExpanded((open) => new Set([...open, ...place.siblings.filter(isBranch).map(({ id }) => id)]));
    } else if (event.key === "ArrowRight" && isBranch(place.node) && expanded.has(place.node.id)) {
      // The first child is the next row, even if it is not rendered yet.
      row.dispatchEvent(new globalThis.KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const tools: RowTools = {
    canMove: onMove !== undefined,
    actions,
    placeOf: (id) => findPlace(nodes, id),
    maxLevel,
    move,
    askWhere: setMovedId,
  };
  const dialogPlace = movedId === null ? null : findPlace(nodes, movedId);
  return (
    <TreeBox onKeyDownCapture={onKeyDownCapture} ref={box}>
      <I18nProvider locale={locale}>
        <RowContext value={tools}>
          {/* With and without drag and drop the tree calls different hooks: the key mounts it again. */}
          <Virtualizer key={onMove ? "movable" : "fixed"} layout={ListLayout} layoutOptions={layout}>
            <RacTree
              aria-label={label}
              disallowEmptySelection={selection?.mode === "single"}
              {...(onMove ? { dragAndDropHooks } : {})}
              expandedKeys={expanded}
              items={nodes}
              keyboardNavigationBehavior="tab"
              onExpandedChange={setExpanded}
              onSelectionChange={(keys) =>
                selection?.onChange?.(keys === "all" ? [...expandedIds(nodes, expanded)] : [...keys].map(String))
              }
              renderEmptyState={() => <p>{empty ?? words.empty}</p>}
              selectedKeys={selection?.ids ?? []}
              selectionMode={selection?.mode ?? "none"}
            >
              {(node) => <Branch node={node} />}
            </RacTree>
          </Virtualizer>
        </RowContext>
      </I18nProvider>
      <LiveText data-refusal={announcement.isRefusal || undefined} role="status">
        {announcement.text}
      </LiveText>
      {dialogPlace ? (
        <MoveDialog
          maxLevel={maxLevel}
          nodes={nodes}
          onClose={() => setMovedId(null)}
          onMove={(wanted) => {
            setMovedId(null);
            move(wanted);
          }}
          place={dialogPlace}
        />
      ) : null}
    </TreeBox>
  );
}

function Branch({ node }: { node: TreeNode }) {
  return (
    <TreeItem id={node.id} textValue={node.label}>
      <TreeItemContent>
        {({ hasChildItems, selectionMode }) => <Row hasTick={selectionMode === "multiple"} isBranch={hasChildItems} node={node} />}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{(child) => <Branch node={child} />}</Collection>
    </TreeItem>
  );
}

function Row({ node, isBranch: isOpenable, hasTick }: { node: TreeNode; isBranch: boolean; hasTick: boolean }) {
  const tools = useContext(RowContext);
  return (
    <RowBox>
      {tools?.canMove ? (
        <RacButton slot="drag">
          <GripVerticalIcon />
        </RacButton>
      ) : null}
      {isOpenable ? (
        <RacButton slot="chevron">
          <ChevronRightIcon />
        </RacButton>
      ) : (
        <span aria-hidden="true" />
      )}
      {hasTick ? (
        <RacCheckbox slot="selection">
          <CheckIcon size={14} />
        </RacCheckbox>
      ) : null}
      <p>
        {node.href === undefined ? <span>{node.label}</span> : <Link href={node.href}>{node.label}</Link>}
        {node.detail ? <small>{node.detail}</small> : null}
      </p>
      {tools?.actions?.(node)}
      {tools?.canMove ? <RowMenu node={node} tools={tools} /> : null}
    </RowBox>
  );
}

function RowMenu({ node, tools }: { node: TreeNode; tools: RowTools }) {
  const words = useOwnTexts(treeTexts);
  const place = tools.placeOf(node.id);
  if (!place) return null;
  const { index, siblings, parent } = place;
  const before = siblings[index - 1];
  const inside = before ? { id: node.id, parentId: before.id, index: before.children?.length ?? 0 } : null;
  const outside = parent ? tools.placeOf(parent.id) : null;
  const parentId = parent?.id ?? null;
  return (
    <IconMenu label={words.actionsFor(node.label)} size="small">
      <MenuItem
        disabledReason={before ? undefined : words.isFirst}
        label={words.up}
        onAction={() => tools.move({ id: node.id, parentId, index: index - 1 })}
        shortcut="Alt+ArrowUp"
      />
      <MenuItem
        disabledReason={index < siblings.length - 1 ? undefined : words.isLast}
        label={words.down}
        onAction={() => tools.move({ id: node.id, parentId, index: index + 1 })}
        shortcut="Alt+ArrowDown"
      />
      {before && inside ? (
        <MenuItem
          disabledReason={place.level + heightOf(node) > tools.maxLevel ? words.tooDeepShort(tools.maxLevel) : undefined}
          label={words.indent(before.label)}
          onAction={() => tools.move(inside)}
          shortcut="Alt+ArrowRight"
        />
      ) : null}
      {parent && outside ? (
        <MenuItem
          label={words.outdent(parent.label)}
          onAction={() => tools.move({ id: node.id, parentId: outside.parent?.id ?? null, index: outside.index + 1 })}
          shortcut="Alt+ArrowLeft"
        />
      ) : null}
      <MenuItem label={words.moveTo} onAction={() => tools.askWhere(node.id)} />
    </IconMenu>
  );
}

const isBranch = (node: TreeNode): boolean => (node.children ?? []).length > 0;

/** Yields the ids of all visible nodes. */
function* expandedIds(nodes: readonly TreeNode[], expanded: ReadonlySet<Key>): Generator<string> {
  for (const node of nodes) {
    yield node.id;
    if (node.children && expanded.has(node.id)) yield* expandedIds(node.children, expanded);
  }
}

/** Returns the position of a dropped node among its new siblings. */
function dropPlace(nodes: readonly TreeNode[], id: string, target: DropTarget): Omit<TreeMove, "id"> {
  const place = target.type === "item" ? findPlace(nodes, String(target.key)) : null;
  const others = (siblings: readonly TreeNode[]) => siblings.filter((sibling) => sibling.id !== id);
  if (!place || target.type !== "item") return { parentId: null, index: others(nodes).length };
  if (target.dropPosition === "on") return { parentId: place.node.id, index: others(place.node.children ?? []).length };
  const index = others(place.siblings.slice(0, place.index)).length;
  // A node dropped beside itself stays in place.
  const isAfter = target.dropPosition === "after" && place.node.id !== id;
  return { parentId: place.parent?.id ?? null, index: isAfter ? index + 1 : index };
}

/** Returns the move for Alt and an arrow key; null when there is no such position. */
function besidePlace(nodes: readonly TreeNode[], { node, parent, siblings, index }: NodePlace, key: string): TreeMove | null {
  const parentId = parent?.id ?? null;
  const before = siblings[index - 1];
  if (key === "ArrowUp" && before) return { id: node.id, parentId, index: index - 1 };
  if (key === "ArrowDown" && index < siblings.length - 1) return { id: node.id, parentId, index: index + 1 };
  if (key === "ArrowRight" && before) return { id: node.id, parentId: before.id, index: before.children?.length ?? 0 };
  const outside = key === "ArrowLeft" && parent ? findPlace(nodes, parent.id) : null;
  return outside ? { id: node.id, parentId: outside.parent?.id ?? null, index: outside.index + 1 } : null;
}

/** Returns a ref to set to a node's id before it moves: the focus then follows it to its new row. */
function useFollowedRow(box: RefObject<HTMLElement | null>, nodes: readonly TreeNode[]): RefObject<string | null> {
  const followed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row has moved once the nodes are others
  useEffect(() => {
    const id = followed.current;
    if (id === null) return;
    followed.current = null;
    box.current?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`)?.focus();
  }, [nodes, box]);
  return followed;
}
