import type { Schemas } from "@reserve/contract";
import { CopyButton, DescriptionList, FieldStack, Link, Note } from "@reserve/design-system";
import { Diff } from "@reserve/design-system/diff";
import { Drawer } from "@reserve/design-system/overlays";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { outcomeBadge } from "./activity.columns.tsx";
import { propertyName, recordHref, recordName, sentenceOf, valueText, whoOf } from "./activity.format.ts";

type Entry = Schemas["ActivityEntry"];

/** Drawer for an audit entry: actor, time, origin, record, and each property before and after. */
export function ActivityDrawer({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation(["activity", "shared"]);
  const mayOpenPeople = useMay()("getUser");
  const { at, userId, userName, personName, address, requestId, changes, outcome } = entry;
  const href = recordHref(entry);
  const who = personName === null && userName !== null && userId !== null ? t("gone", { userName }) : whoOf(entry, t);
  return (
    <Drawer onClose={onClose} size="wide" title={sentenceOf(entry, t)}>
      <FieldStack>
        <DescriptionList
          items={[
            { term: t("field.at"), description: `${formatDate(at)} ${formatTime(at)}` },
            {
              term: t("field.user"),
              description: mayOpenPeople && userId !== null && personName !== null ? <Link href={to.user(userId)}>{who}</Link> : who,
            },
            { term: t("field.entity"), description: href ? <Link href={href}>{recordName(entry, t)}</Link> : recordName(entry, t) },
            { term: t("field.outcome"), description: outcomeBadge(outcome, t) },
            { term: t("field.address"), description: address || t("server") },
            {
              term: t("field.requestId"),
              description: (
                <>
                  <code>{requestId}</code> <CopyButton label={t("shared:copy", { what: t("field.requestId") })} value={requestId} />
                </>
              ),
            },
          ]}
        />
        {changes.length > 0 ? (
          <Diff
            afterLabel={t("after")}
            beforeLabel={t("before")}
            label={t("changes")}
            properties={changes.map(({ property, before, after }) => propertyOf(property, before, after))}
          />
        ) : (
          <Note>{t("noChange")}</Note>
        )}
      </FieldStack>
    </Drawer>
  );

  function propertyOf(property: string, before: string | null, after: string | null) {
    const valueTexts = [valueText(before, t), valueText(after, t)];
    const isLongText = valueTexts.some((text) => (text?.length ?? 0) > 60);
    // A secret has the same placeholder on both sides: only the fact that it changed is shown.
    const isSecret = before === "…" && after === "…";
    return {
      id: property,
      label: propertyName(property, t),
      before: isSecret ? null : (valueTexts[0] ?? null),
      after: valueTexts[1] ?? null,
      isLongText,
    };
  }
}
