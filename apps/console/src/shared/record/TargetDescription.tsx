import { Alert, Link } from "@reserve/design-system";
import { isTargetGroup, type TargetGroup, targetNodes, targetSentence } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { to } from "../links/to.ts";
import { QueryState } from "../query/QueryState.tsx";
import { useRuntime } from "../query/runtime.tsx";
import { conditionText } from "./condition-text.ts";

/** Props of `TargetDescription`. */
export interface TargetDescriptionProps {
  id: number;
}

/** « Cible « Lecteurs endormis » : Les personnes qui … »: its name links to the target. */
export function TargetDescription({ id }: TargetDescriptionProps) {
  const { t } = useTranslation("shared");
  const { api, locale } = useRuntime();
  const query = useQuery(api.query("getTarget", { query: { id } }));
  return (
    <QueryState query={query} skeleton={null}>
      {({ name, tree, labels, count }) => {
        const named = new Map(labels.map(({ field, value, label }) => [`${field} ${value}`, label]));
        const phrases = targetSentence(tree as TargetGroup);
        const conditions = targetNodes(tree as TargetGroup).filter(({ node }) => !isTargetGroup(node)).length;
        const words = (phrases ?? []).map((phrase) => {
          if ("link" in phrase) return t(`target.link.${phrase.link}`);
          const { field, operator, values } = phrase.condition;
          const labelled = values.map((value) => ({ value, label: named.get(`${field} ${value}`) ?? value }));
          return conditionText({ field, operator, values: labelled }, locale, t);
        });
        const sentence = phrases ? `${words.join(" ").replaceAll(" ,", ",")}.` : t("target.deep", { count: conditions });
        return (
          <Alert title={<Link href={to.target(id)}>{t("target.said", { name })}</Link>} tone="info">
            {sentence} {t("target.people", { count })}
          </Alert>
        );
      }}
    </QueryState>
  );
}
