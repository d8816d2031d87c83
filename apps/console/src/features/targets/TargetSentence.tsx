import { Link, Note, VisuallyHidden } from "@reserve/design-system";
import { targetSentence } from "@reserve/domain";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { conditionText } from "../../shared/record/condition-text.ts";
import { focusValue, spotHref } from "./conditionSpot.ts";
import { type BuiltCondition, type BuiltGroup, type BuiltNode, isBuiltGroup, isWhole, plainTarget } from "./target.tree.ts";

interface TargetSentenceProps {
  tree: BuiltGroup;
  /** Text announced after a change once typing pauses: the sentence and the count. */
  announced: string;
}

/** Summary sentence of a target; each fragment links to its condition. Too deeply nested targets are shown as a list. */
export function TargetSentence({ tree, announced }: TargetSentenceProps) {
  const { t } = useTranslation(["targets", "shared"]);
  const textOf = useConditionText();
  const phrases = targetSentence(plainTarget(tree));
  const fragment = (condition: BuiltCondition) => (
    <Link
      href={spotHref(condition.id)}
      onClick={(event) => {
        event.preventDefault();
        focusValue(condition.id);
      }}
    >
      {textOf(condition)}
    </Link>
  );
  return (
    <>
      {phrases ? (
        <p>
          {phrases.map((phrase, index) => {
            if ("link" in phrase) {
              const { link } = phrase;
              const words = t(`shared:target.link.${link}`);
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its order.
              return <Fragment key={index}>{isLinking(link) ? <strong>{` ${words} `}</strong> : `${words} `}</Fragment>;
            }
            return <Fragment key={phrase.path}>{fragment(conditionAt(tree, phrase.path))}</Fragment>;
          })}
          .
        </p>
      ) : (
        <>
          <p>{t("sentence.people")}</p>
          <PartList fragment={fragment} group={tree} />
        </>
      )}
      <Note>{t("sentence.help")}</Note>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}

const isLinking = (link: string) => ["and", "andWho", "or", "exceptWho"].includes(link);

/** Returns a function that gives the sentence as plain text, for screen readers and comparisons. */
export function useSentenceText(): (tree: BuiltGroup) => string {
  const { t } = useTranslation("shared");
  const textOf = useConditionText();
  return (tree) => {
    const phrases = targetSentence(plainTarget(tree));
    const sentence = (phrases ?? []).map((phrase) =>
      "link" in phrase ? t(`target.link.${phrase.link}`) : textOf(conditionAt(tree, phrase.path)),
    );
    return phrases ? `${sentence.join(" ").replaceAll(" ,", ",")}.` : t("target.deep", { count: conditionsIn(tree).length });
  };
}

/** Returns a function that gives a condition as text; an incomplete one by its field. */
function useConditionText(): (condition: BuiltCondition) => string {
  const { t } = useTranslation("targets");
  const { t: say } = useTranslation("shared");
  const { locale } = useRuntime();
  return (condition) =>
    isWhole(condition) ? conditionText(condition, locale, say) : t("sentence.unfinished", { field: t(`field.${condition.field}`) });
}

function conditionsIn(group: BuiltGroup): BuiltCondition[] {
  return group.nodes.flatMap((node) => (isBuiltGroup(node) ? conditionsIn(node) : [node]));
}

/** The condition at a place of the tree: `nodes[2].nodes[0]`. */
function conditionAt(tree: BuiltGroup, path: string): BuiltCondition {
  const indexes = [...path.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index));
  const found = indexes.reduce<BuiltNode | undefined>((node, index) => (node && isBuiltGroup(node) ? node.nodes[index] : undefined), tree);
  if (!found || isBuiltGroup(found)) throw new Error(`no condition at ${path}`);
  return found;
}

function PartList({ group, fragment }: { group: BuiltGroup; fragment: (condition: BuiltCondition) => React.ReactNode }) {
  const { t } = useTranslation("targets");
  return (
    <>
      {t(`rule.${group.rule}`)}
      <ul>
        {group.nodes.map((node) => (
          <li key={node.id}>{isBuiltGroup(node) ? <PartList fragment={fragment} group={node} /> : fragment(node)}</li>
        ))}
      </ul>
    </>
  );
}
