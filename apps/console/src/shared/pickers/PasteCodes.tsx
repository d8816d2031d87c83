import { Alert, Button, FieldStack, TextArea } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Title, TitleChoice } from "../format/titles.ts";
import { useRuntime } from "../query/runtime.tsx";
import { type CodeLookup, codesOf, lookUpAll } from "./title-codes.ts";
import { useCodeTexts } from "./useCodeTexts.ts";

/** Field for a pasted list of EANs, usable inside another form: known ones join the selection, the others stay with the reason. */
export function PasteCodes({ selection: { add, room } }: { selection: TitleChoice }) {
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const wordsOf = useCodeTexts();
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
    <FieldStack>
      <TextArea
        error={isTooMany ? t("picking.paste.tooMany", { count: room }) : undefined}
        help={t("picking.paste.help")}
        isLabelHidden
        label={t("picking.paste.label")}
        onChange={setText}
        readOnly={done !== null}
        rows={3}
        spellCheck={false}
        value={text}
      />
      <Button
        disabledReason={codes.length === 0 ? t("picking.paste.nothing") : undefined}
        icon={<PlusIcon />}
        isBusy={done !== null}
        reasonPlacement="beside"
        onClick={() => void addAll()}
      >
        {done === null ? t("picking.paste.add", { count: codes.length }) : t("picking.paste.adding", { done, count: codes.length })}
      </Button>
      {report ? (
        <div role="status">
          <Alert title={t("picking.paste.added", { count: report.added })} tone={report.refused.length > 0 ? "warning" : "success"}>
            {report.refused.length > 0 ? (
              <>
                {t("picking.paste.refused", { count: report.refused.length })}
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
    </FieldStack>
  );
}
