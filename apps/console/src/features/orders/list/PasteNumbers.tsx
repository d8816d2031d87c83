import { Alert, Button, Dialog, Form, TextArea } from "@reserve/design-system";
import { pastedNumbers } from "@reserve/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { lookUpNumbers, MOST_NUMBERS, type NumberLookup } from "../orders.lookup.queries.ts";

interface PasteNumbersProps {
  url: ListUrl;
  onClose: () => void;
}

/** Dialog to paste many order numbers or EANs: the list shows the matching orders, and unknown numbers are named. */
export function PasteNumbers({ url, onClose }: PasteNumbersProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const { api } = useRuntime();
  const [text, setText] = useState("");
  const [isLooking, setIsLooking] = useState(false);
  const [found, setFound] = useState<NumberLookup | "failed" | null>(null);
  const codes = pastedNumbers(text);
  const isTooMany = codes.length > MOST_NUMBERS;

  async function look() {
    if (codes.length === 0 || isTooMany || isLooking) return;
    setIsLooking(true);
    setFound(null);
    const lookup = await lookUpNumbers(api, codes).catch(() => "failed" as const);
    setIsLooking(false);
    if (lookup !== "failed" && lookup.numbers.length > 0) {
      // Earlier matches stay: a corrected number, or a second mail pasted, adds to them.
      const numbers = [...new Set([...(url.filters.number ?? []), ...lookup.numbers])];
      const isCut = lookup.isCut || numbers.length > MOST_NUMBERS;
      url.change({ search: "", filters: { number: numbers.slice(0, MOST_NUMBERS) } });
      if (lookup.unknown.length === 0 && !isCut) return onClose();
      setText(lookup.unknown.join("\n"));
      return setFound({ ...lookup, isCut });
    }
    setFound(lookup);
  }
  return (
    <Dialog isLocked={isLooking} onClose={onClose} size="wide" title={t("paste.title")}>
      <Form errors={null} label={t("paste.title")} onSubmit={() => void look()}>
        <TextArea
          error={isTooMany ? t("paste.tooMany", { count: MOST_NUMBERS }) : undefined}
          help={t("paste.help")}
          label={t("paste.label")}
          onChange={setText}
          readOnly={isLooking}
          rows={5}
          spellCheck={false}
          value={text}
        />
        <Button
          disabledReason={codes.length === 0 ? t("paste.nothing") : undefined}
          isBusy={isLooking}
          reasonPlacement="beside"
          type="submit"
          variant="primary"
        >
          {t("paste.show", { count: codes.length })}
        </Button>
        {found ? (
          <div role="status">
            {found === "failed" ? (
              <Alert title={t("shared:toast.failure")} tone="danger">
                {t("shared:state.offlineDetail")}
              </Alert>
            ) : (
              <Alert title={t("paste.found", { count: found.numbers.length })} tone="warning">
                {found.unknown.length > 0 ? t("paste.unknown", { count: found.unknown.length, codes: found.unknown.join(", ") }) : null}
                {found.isCut ? ` ${t("paste.cut", { count: MOST_NUMBERS })}` : null}
              </Alert>
            )}
          </div>
        ) : null}
      </Form>
    </Dialog>
  );
}
