import type { Schemas } from "@reserve/contract";
import { Note } from "@reserve/design-system";
import { needsCorrection } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../../shared/format/format.ts";
import { PlatformBadge } from "../../../shared/papers/PlatformBadge.tsx";

/** Status of a paper at the approved platform, what it reported before, and what to do about a rejection. */
export function PaperAtPlatform({ platform: { status, history } }: { platform: Schemas["PaperPlatform"] }) {
  const { t } = useTranslation("orders");
  return (
    <>
      <div>
        {t("issued.platform")} <PlatformBadge label={t(`issued.platformStatus.${status}`)} status={status} />
      </div>
      {history.length > 0 ? (
        <ul>
          {history.map(({ status: reported, at, reason }) => {
            const facts = { status: t(`issued.platformStatus.${reported}`), at: formatDateTime(at) };
            return (
              <li key={`${reported} ${at}`}>
                {reason === null ? t("issued.reported", facts) : t("issued.reportedWhy", { ...facts, reason })}
              </li>
            );
          })}
        </ul>
      ) : null}
      {needsCorrection(status) ? <Note>{t("issued.correct")}</Note> : null}
    </>
  );
}
