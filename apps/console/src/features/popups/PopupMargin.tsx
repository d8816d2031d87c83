import type { Output } from "@reserve/contract";
import { ActionStack, Alert, ButtonLink, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import type { PopupTimes } from "@reserve/domain";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { formatDayOrMoment } from "../../shared/record/publication.ts";

type Entity = Output<"updatePopup">["entityOutput"];

interface PopupMarginProps {
  /** Null for a new popup, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a popup: others shown at the same time, a preview, and deletion. */
export function PopupMargin({ record, isDirty }: PopupMarginProps) {
  const { t } = useTranslation("popups");
  if (!record) return <Note>{t("popup.newNote")}</Note>;
  return (
    <>
      <PopupActions isDirty={isDirty} record={record} />
      <Overlaps record={record} />
    </>
  );
}

/** Overlapping popups, each with the common period: they are allowed, but worth knowing. */
function Overlaps({ record: { overlaps, isActive } }: { record: Entity }) {
  const { t } = useTranslation("popups");
  return (
    <Section title={t("overlap.title")}>
      {overlaps.length === 0 ? (
        <Note>{t(isActive ? "overlap.none" : "overlap.off")}</Note>
      ) : (
        <>
          <Alert tone="warning" title={t("overlap.count", { count: overlaps.length })}>
            {t("overlap.order")}
          </Alert>
          <DescriptionList
            items={overlaps.map(({ id, title, ...times }) => ({
              term: <Link href={to.popup(id)}>{title}</Link>,
              description: timesIn(times, t),
            }))}
          />
        </>
      )}
    </Section>
  );
}

function timesIn({ startTime, endTime }: PopupTimes, t: TFunction<"popups">): string {
  const [from, until] = [startTime && formatDayOrMoment(startTime), endTime && formatDayOrMoment(endTime)];
  if (from && until) return t("overlap.both", { from, until });
  if (from) return t("overlap.from", { from });
  return until ? t("overlap.until", { until }) : t("overlap.always");
}

function PopupActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("popups");
  return (
    <Section isPanel title={t("popup.actions")}>
      <DescriptionList items={[{ term: t("field.createdAt"), description: formatDateTime(record.createdAt) }]} />
      <ActionStack>
        <ButtonLink href={to.popupTest()}>{t("popup.test")}</ButtonLink>
        <DeleteButton
          detail={t("popup.deleteDetail", { name: record.title })}
          disabledReason={isDirty ? t("popup.saveFirst") : undefined}
          label={t("popup.delete")}
          nextUrl={to.popups()}
          op="deletePopup"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
