import type { Output } from "@reserve/contract";
import { BulkBar, Button, IconButton } from "@reserve/design-system";
import { BanIcon, CheckIcon, XIcon } from "@reserve/design-system/icons";
import type { RefusedRow } from "@reserve/design-system/table/selection";
import { canDecideReview, type ReviewDecision } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";

type Row = Output<"listReviews">["items"][number];

/** Maximum number of reviews per request. */
const MOST = 100;

/** Result of a bulk decision on reviews, some of which were rejected by the server. */
export interface ReviewReport {
  title: string;
  doneCount: number;
  refused: readonly RefusedRow[];
}

interface ReviewSelectionProps {
  chosen: readonly Row[];
  /** Called with the rows to keep selected: those the server rejected. */
  onChange: (rows: readonly Row[]) => void;
  /** Null: all went well. */
  onReport: (report: ReviewReport | null) => void;
}

/** Bulk actions on the selected reviews: « Publier », « Refuser ». Renders nothing without a selection. */
export function ReviewSelection({ chosen, onChange, onReport }: ReviewSelectionProps) {
  const { t } = useTranslation(["reviews", "shared"]);
  const count = chosen.length;
  const decide = useWrite("setReviewStatus", {
    onDone({ entityOutput: { items } }) {
      const refusals = new Map(items.flatMap(({ id, isDone, message }) => (isDone ? [] : [[id, message]])));
      const refused = chosen.filter(({ id }) => refusals.has(id));
      onChange(refused);
      if (refused.length === 0) return onReport(null);
      onReport({
        title: t(`bulk.report.${decide.pendingInput?.body.status ?? "Approved"}`, { count: items.length }),
        doneCount: items.length - refused.length,
        refused: refused.map(({ id, title, name }) => ({
          id: String(id),
          label: t("reviewList.one", { title, name }),
          reason: refusals.get(id),
        })),
      });
    },
    announce({ entityOutput: { items } }) {
      const done = items.filter(({ isDone }) => isDone).length;
      return done === 0 ? { tone: "danger", text: t("shared:toast.failure") } : { detail: t("bulk.done", { count: done }) };
    },
  });
  const offFor = (status: ReviewDecision) => {
    if (count > MOST) return t("bulk.tooMany", { count: MOST });
    return chosen.some((review) => canDecideReview(review.status, status).isAllowed) ? undefined : t(`bulk.none.${status}`);
  };
  const button = (status: ReviewDecision) => ({
    disabledReason: offFor(status),
    onClick: () => decide.ask({ body: { ids: chosen.map(({ id }) => id), status } }),
    reasonPlacement: "hidden" as const,
    title: offFor(status),
  });
  return (
    <>
      {count > 0 ? (
        <BulkBar label={t("bulk.label")} title={t("reviewList.selected", { count })}>
          <Button {...button("Approved")} icon={<CheckIcon />} variant="primary">
            {t("decide.Approved")}
          </Button>
          <Button {...button("Rejected")} icon={<BanIcon />}>
            {t("decide.Rejected")}
          </Button>
          <IconButton icon={<XIcon />} label={t("bulk.clear")} onClick={() => onChange([])} />
        </BulkBar>
      ) : null}
      {decide.pendingInput ? (
        <Confirmation
          command={decide}
          detail={t(`bulk.ask.${decide.pendingInput.body.status}`, { count: decide.pendingInput.body.ids.length })}
        />
      ) : null}
    </>
  );
}
