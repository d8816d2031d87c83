import type { Schemas } from "@reserve/contract";
import { Section } from "@reserve/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../shared/list/useDebounced.ts";
import { TargetBuilder } from "../TargetBuilder.tsx";
import { TargetSentence, useSentenceText } from "../TargetSentence.tsx";
import { builtTarget, plainTarget } from "../target.tree.ts";

interface AnalysisBuilderProps {
  /** Initial conditions. */
  tree: Schemas["TargetGroup"] | { rule: Schemas["TargetRule"]; nodes: readonly unknown[] };
  labels: readonly Schemas["TargetLabel"][];
  /** Called once what is built rests. */
  onRest: (tree: Schemas["TargetGroup"]) => void;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** Builder of an unsaved target for the analysis, with its sentence. */
export function AnalysisBuilder({ tree, labels, onRest }: AnalysisBuilderProps) {
  const { t } = useTranslation("targets");
  const textOf = useSentenceText();
  const [built, setBuilt] = useState(() => builtTarget(tree as Parameters<typeof builtTarget>[0], labels));
  const written = JSON.stringify(plainTarget(built));
  const rested = useDebounced(written, 400);
  const notifyRest = useEffectEvent((text: string) => onRest(JSON.parse(text) as Schemas["TargetGroup"]));
  const [reported, setReported] = useState(rested);
  useEffect(() => {
    if (rested === reported) return;
    setReported(rested);
    notifyRest(rested);
  }, [rested, reported]);
  return (
    <Section title={t("section.sentence")}>
      <TargetSentence announced={useDebounced(textOf(built), 800)} tree={built} />
      <TargetBuilder counts={NONE} onChange={setBuilt} tree={built} />
    </Section>
  );
}
