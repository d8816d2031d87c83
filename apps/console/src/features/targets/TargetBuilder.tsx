import { Button, Select, VisuallyHidden } from "@reserve/design-system";
import { Condition, ConditionGroup, type ConditionMove, Conditions } from "@reserve/design-system/conditions";
import { PlusIcon } from "@reserve/design-system/icons";
import { MenuItem } from "@reserve/design-system/menu";
import { type TargetFieldId, type TargetOperator, type TargetRule, targetField, targetFieldIds, targetRules } from "@reserve/domain";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../shared/format/format.ts";
import { focusField, focusMenu, spotId } from "./conditionSpot.ts";
import {
  type BuiltCondition,
  type BuiltGroup,
  type BuiltNode,
  besides,
  changed,
  conditionOn,
  isBuiltGroup,
  moved,
  ROOT,
  withNode,
  without,
} from "./target.tree.ts";
import { ValueField } from "./ValueField.tsx";

interface TargetBuilderProps {
  tree: BuiltGroup;
  onChange: (tree: BuiltGroup) => void;
  /** Number of people matched by each part alone, by node id; none for an incomplete part. */
  counts: ReadonlyMap<string, number>;
}

/** Props shared by all rows. */
interface Tools extends TargetBuilderProps {
  act: (node: BuiltNode, name: string, move: ConditionMove) => void;
  add: (groupId: string, what: "condition" | "group") => void;
}

/** Editor for conditions and groups, by mouse or keyboard: a row's own button moves it with the arrows and deletes it with Suppr. */
export function TargetBuilder({ tree, onChange, counts }: TargetBuilderProps) {
  const { t } = useTranslation("targets");
  const [announcement, setAnnouncement] = useState("");
  const [followed, setFollowed] = useState<{ id: string; isNew: boolean } | null>(null);
  // Once it is rendered in its new place.
  useEffect(() => {
    if (!followed) return;
    if (followed.isNew) focusField(followed.id);
    else focusMenu(followed.id);
  }, [followed]);

  const act: Tools["act"] = (node, name, move) => {
    if (move === "remove") {
      const next = besides(tree, node.id);
      onChange(without(tree, node.id));
      if (next) setFollowed({ id: next, isNew: false });
      setAnnouncement(t("builder.removed", { name }));
      return;
    }
    const after = moved(tree, node.id, move);
    setAnnouncement(t(after ? `builder.moved.${move}` : "builder.stays", { name }));
    if (!after) return;
    onChange(after);
    setFollowed({ id: node.id, isNew: false });
  };
  const add: Tools["add"] = (groupId, what) => {
    const condition = conditionOn("orderedCategory");
    const node: BuiltNode = what === "condition" ? condition : { id: crypto.randomUUID(), rule: "any", nodes: [condition] };
    onChange(withNode(tree, groupId, node));
    setFollowed({ id: condition.id, isNew: true });
  };
  const tools = { tree, onChange, counts, act, add };
  return (
    <>
      <Conditions adds={<Adds groupId={ROOT} tools={tools} />} rule={<RuleSelect group={tree} label={t("builder.rule")} tools={tools} />}>
        <Nodes group={tree} path="" tools={tools} />
      </Conditions>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function Nodes({ group, path, tools }: { group: BuiltGroup; path: string; tools: Tools }) {
  return group.nodes.map((node, index) => {
    const place = { path: `${path}nodes[${index}]`, link: linkOf(group, node, index), tools };
    return isBuiltGroup(node) ? (
      <GroupRow group={node} key={node.id} {...place} />
    ) : (
      <ConditionRow condition={node} key={node.id} {...place} />
    );
  });
}

/** Returns the connector before a node: « sauf » before an excluded group, else the one that joins it to the previous node. */
function linkOf(group: BuiltGroup, node: BuiltNode, index: number): "and" | "or" | "except" | null {
  if (group.rule === "all" && isBuiltGroup(node) && node.rule === "none") return "except";
  if (index === 0) return null;
  return group.rule === "all" ? "and" : "or";
}

interface RowProps {
  path: string;
  link: "and" | "or" | "except" | null;
  tools: Tools;
}

function ConditionRow({ condition, path, link, tools }: RowProps & { condition: BuiltCondition }) {
  const { t } = useTranslation("targets");
  const { field, operator } = condition;
  const name = t("builder.condition", { field: t(`field.${field}`) });
  const put = (change: Partial<BuiltCondition>) =>
    tools.onChange(changed<BuiltCondition>(tools.tree, condition.id, (before) => ({ ...before, ...change })));
  return (
    <Condition
      {...place(condition, name, path, link, tools, t)}
      field={
        <Select
          isLabelHidden
          label={t("builder.field")}
          onChange={(id) => put({ ...conditionOn(id as TargetFieldId, condition.id) })}
          options={targetFieldIds.map((id) => ({ value: id, label: t(`field.${id}`) }))}
          value={field}
        />
      }
      operator={
        <Select
          isLabelHidden
          label={t("builder.operator")}
          name={`tree.${path}.operator`}
          onChange={(next) => put({ operator: next as TargetOperator, values: keepsValue(operator, next) ? condition.values : [] })}
          options={targetField(field).operators.map((one) => ({ value: one, label: t(`operator.${one}`) }))}
          value={operator}
        />
      }
      value={
        <ValueField
          condition={condition}
          key={`${field} ${operator}`}
          name={`tree.${path}.values`}
          onChange={(values) => put({ values })}
        />
      }
    />
  );
}

/** A day is no number of days. */
function keepsValue(before: string, after: string): boolean {
  return before.endsWith("Days") === after.endsWith("Days");
}

function GroupRow({ group, path, link, tools }: RowProps & { group: BuiltGroup }) {
  const { t } = useTranslation("targets");
  const label = t(`rule.${group.rule}`);
  const name = t("builder.group", { rule: label });
  return (
    <ConditionGroup
      {...place(group, name, path, link, tools, t)}
      adds={<Adds groupId={group.id} tools={tools} />}
      label={label}
      rule={<RuleSelect group={group} label={t("builder.groupRule")} tools={tools} />}
    >
      <Nodes group={group} path={`${path}.`} tools={tools} />
    </ConditionGroup>
  );
}

type Translate = ReturnType<typeof useTranslation<"targets">>["t"];

function place(node: BuiltNode, name: string, path: string, link: RowProps["link"], { counts, act }: Tools, t: Translate) {
  const count = counts.get(path);
  const run = (move: ConditionMove) => act(node, name, move);
  return {
    id: spotId(node.id),
    link: link ? t(`builder.link.${link}`) : undefined,
    count:
      count === undefined ? undefined : { label: t(isBuiltGroup(node) ? "builder.together" : "builder.alone"), value: formatCount(count) },
    menuLabel: t("builder.menu", { name }),
    onMove: run,
    menu: (
      <>
        <MenuItem label={t("builder.up")} onAction={() => run("up")} />
        <MenuItem label={t("builder.down")} onAction={() => run("down")} />
        <MenuItem label={t("builder.in")} onAction={() => run("in")} />
        <MenuItem label={t("builder.out")} onAction={() => run("out")} />
        <MenuItem label={t("builder.remove")} onAction={() => run("remove")} tone="danger" />
      </>
    ),
  };
}

function RuleSelect({ group, label, tools }: { group: BuiltGroup; label: string; tools: Tools }) {
  const { t } = useTranslation("targets");
  return (
    <Select
      isLabelHidden
      label={label}
      onChange={(rule) => tools.onChange(changed<BuiltGroup>(tools.tree, group.id, (before) => ({ ...before, rule: rule as TargetRule })))}
      options={targetRules.map((rule) => ({ value: rule, label: t(`rule.${rule}`) }))}
      value={group.rule}
    />
  );
}

function Adds({ groupId, tools }: { groupId: string; tools: Tools }) {
  const { t } = useTranslation("targets");
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => tools.add(groupId, "condition")} variant="plain">
        {t("builder.addCondition")}
      </Button>
      <Button icon={<PlusIcon />} onClick={() => tools.add(groupId, "group")} variant="plain">
        {t("builder.addGroup")}
      </Button>
    </>
  );
}
