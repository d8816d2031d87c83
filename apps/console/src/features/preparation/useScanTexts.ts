import type { ScanAnswer } from "@reserve/design-system/picking";
import { formatIsbn } from "@reserve/domain/isbn";
import { progressOf } from "@reserve/workflows";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format/format.ts";
import type { Preparation } from "./usePreparation.ts";

/** Returns the result of the last scan as text; null without a scan, or after a manual change since. */
export function useScanTexts({ snapshot, trays }: Preparation): ScanAnswer | null {
  const { t } = useTranslation("preparation");
  const { last, orders } = snapshot.context;
  if (!last) return null;
  const { result, turn } = last;
  if (result.kind === "unreadable")
    return {
      tone: "danger",
      turn,
      title: t("answer.unreadable"),
      detail: result.expected
        ? t("answer.checkDigit", { code: result.code, expected: result.expected })
        : t("answer.noEan", { code: result.code }),
    };
  const { ean } = result;
  const items = trays.flatMap(({ document }) => document.items);
  const item = items.find((one) => one.ean === ean);
  const title = item?.title ?? formatIsbn(ean);
  switch (result.kind) {
    case "wrongBook":
      return { tone: "danger", turn, title: t("answer.wrongBook"), detail: t(item ? "answer.notHere" : "answer.unknown", { title }) };
    case "tooMany":
      return { tone: "danger", turn, title: t("answer.tooMany"), detail: t("answer.tooManyDetail", { title }) };
    case "alreadyAll":
      return { tone: "danger", turn, title: t("answer.alreadyAll"), detail: t("answer.alreadyAllDetail", { title }) };
    case "awaitingRelease":
      return {
        tone: "warning",
        turn,
        title: t("answer.awaitingRelease", { date: item?.releaseDate ? formatDate(item.releaseDate) : "" }),
        detail: t("answer.awaitingReleaseDetail", { title }),
      };
    default: {
      const lines = orders.find(({ id }) => id === result.orderId)?.lines.filter(({ id }) => id === result.lineId) ?? [];
      const { picked, total } = progressOf(snapshot.context, lines);
      const tray = trays.find(({ document }) => document.id === result.orderId);
      const place = t("answer.place", { number: tray?.document.customId ?? "", slot: tray?.slot ?? 0 });
      const end = result.isOrderDone ? t("answer.orderDone") : total > 1 ? t("answer.copies", { count: picked, total }) : "";
      return {
        tone: "success",
        turn,
        title: t("answer.picked", { title }),
        detail: [trays.length > 1 ? place : "", end].filter(Boolean).join(" ") || undefined,
      };
    }
  }
}
