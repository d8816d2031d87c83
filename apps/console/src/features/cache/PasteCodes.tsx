import { Alert, Button, Form, TextArea } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/runtime.tsx";
import type { Title } from "../../shared/titles.ts";
import { type CodeLookup, codesOf, lookUpAll } from "./cache.queries.ts";
import { useCodeWords } from "./useCodeWords.ts";
import type { Selection } from "./useSelection.ts";

/** A pasted list of EANs: the known ones join the selection, the others stay in the field and are listed with why. */
export function PasteCodes({ selection: { add, room } }: { selection: Selection }) {
  const { t } = useTranslation("cache");
  const { api } = useRuntime();
  const wordsOf = useCodeWords();
  const [text, setText] = useState("");
  const [done, setDone] = useState<number | null>(null);
  const [report, setReport] = useState<{ added: number; refused: readonly Extract<CodeLookup, { problem: string }>[] } | null>(null);
  const codes = codesOf(text);
  const isTooMany = codes.length > room;

  async function addAll() {
    if (codes.length === 0 || done !== null || isTooMany) return;
    setDone(0);
    setReport(null);
    const found = await lookUpAll(api, codes, setDone);
    const titles: Title[] = found.flatMap((lookup) => ("title" in lookup ? [lookup.title] : []));
    const refused = found.filter((lookup) => "problem" in lookup);
    add(titles);
    setDone(null);
    setText(refused.map(({ code }) => code).join("\n"));
    setReport({ added: titles.length, refused });
  }

  return (
    <Form errors={null} label={t("paste.label")} onSubmit={() => void addAll()}>
      <TextArea
        error={isTooMany ? t("paste.tooMany", { count: room }) : undefined}
        help={t("paste.help")}
        isLabelHidden
        label={t("paste.label")}
        onChange={setText}
        readOnly={done !== null}
        rows={3}
        spellCheck={false}
        value={text}
      />
      <Button
        disabledReason={codes.length === 0 ? t("paste.nothing") : undefined}
        icon={<PlusIcon />}
        isBusy={done !== null}
        reasonPlacement="beside"
        type="submit"
      >
        {done === null ? t("paste.add", { count: codes.length }) : t("paste.adding", { done, count: codes.length })}
      </Button>
      {report ? (
        <div role="status">
          <Alert title={t("paste.added", { count: report.added })} tone={report.refused.length > 0 ? "warning" : "success"}>
            {report.refused.length > 0 ? (
              <>
                {t("paste.refused", { count: report.refused.length })}
                <ul>
                  {report.refused.map((lookup) => (
                    <li key={lookup.code}>{wordsOf(lookup)}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </Alert>
        </div>
      ) : null}
    </Form>
  );
}
