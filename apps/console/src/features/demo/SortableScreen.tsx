import { Page, Section, Sheet } from "@reserve/design-system";
import { SortableList } from "@reserve/design-system/sortable";
import { moveNode, Tree, type TreeNode } from "@reserve/design-system/tree";
import { useState } from "react";
import { useTranslation } from "react-i18next";

const TITLES = ["window", "poetry", "novel", "comic", "sea"] as const;
const SHELVES = { literature: ["poetryShelf", "novels"], arts: ["cinema", "photo"], youth: [] } as const;

/** A sortable list and tree to try out, with mouse, finger or keyboard; nothing is saved. */
export function SortableScreen() {
  const { t } = useTranslation("demo");
  const [order, setOrder] = useState<readonly string[]>(TITLES);
  const [nodes, setNodes] = useState<readonly TreeNode[]>(() =>
    Object.entries(SHELVES).map(([id, children]) => ({
      id,
      label: t(`sortable.${id as keyof typeof SHELVES}`),
      children: children.map((child) => ({ id: child, label: t(`sortable.${child}`) })),
    })),
  );
  return (
    <Page subtitle={t("sortable.intro")} title={t("sortable.title")}>
      <Sheet>
        <Section title={t("sortable.list")}>
          <SortableList
            items={order.map((id) => ({ id, label: t(`sortable.${id as (typeof TITLES)[number]}`) }))}
            label={t("sortable.list")}
            onChange={setOrder}
          />
        </Section>
        <Section title={t("sortable.tree")}>
          <Tree
            label={t("sortable.tree")}
            maxLevel={3}
            nodes={nodes}
            onMove={(move) => setNodes((before) => moveNode(before, move))}
            openIds={Object.keys(SHELVES)}
          />
        </Section>
      </Sheet>
    </Page>
  );
}
