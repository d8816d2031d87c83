import { Link, Note, VisuallyHidden } from "@reserve/design-system";
import { targetSentence } from "@reserve/domain";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/runtime.tsx";
import { focusValue, spotHref } from "./conditionSpot.ts";
import { type BuiltCondition, type BuiltGroup, type BuiltNode, isBuiltGroup, plainTarget } from "./target.tree.ts";
import { conditionText } from "./target.words.ts";

interface TargetSentenceProps {
  tree: BuiltGroup;
  /** Said once it has changed and typing rests: the sentence with how many it means. */
  announced: string;
}

/** Whom a target means, in a sentence that follows the conditions; each fragment leads to its condition. Too deep for a sentence, it is a list. */
export function TargetSentence({ tree, announced }: TargetSentenceProps) {
  const { t } = useTranslation("targets");
  const { locale } = useRuntime();
  const phrases = targetSentence(plainTarget(tree));
  const fragment = (condition: BuiltCondition) => (
    <Link
      href={spotHref(condition.id)}
      onClick={(event) => {
        event.preventDefault();
        focusValue(condition.id);
      }}
    >
      {conditionText(condition, locale, t)}
    </Link>
  );
  return (
    <>
      {phrases ? (
        <p>
          {phrases.map((phrase, index) => {
            if ("link" in phrase) {
              const { link } = phrase;
              const words = t(`link.${link}`);
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

/** The sentence as plain words, for who listens and where two versions stand side by side. */
export function useSentenceText(): (tree: BuiltGroup) => string {
  const { t } = useTranslation("targets");
  const { locale } = useRuntime();
  return (tree) => {
    const phrases = targetSentence(plainTarget(tree));
    const said = (phrases ?? []).map((phrase) =>
      "link" in phrase ? t(`link.${phrase.link}`) : conditionText(conditionAt(tree, phrase.path), locale, t),
    );
    return phrases ? `${said.join(" ").replaceAll(" ,", ",")}.` : t("sentence.deep", { count: conditionsIn(tree).length });
  };
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
