import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";
import { fieldKey } from "./revision.diff.ts";

type Revision = Schemas["PostRevisionSummary"];

/** Fields named one by one before the rest is counted. */
const MOST_NAMED = 3;

/** Returns functions for the texts of a version: its author, and its changes. */
export function useRevisionTexts() {
  const { t, i18n } = useTranslation("posts");
  const who = ({ by, isMine }: Revision) => (isMine ? t("version.you") : (by ?? t("version.somebody")));
  const what = ({ kind, fields, postStatus, restoredVersion }: Revision): string => {
    if (kind === "Create") return t("version.created");
    if (kind === "Before") return t("version.before");
    if (kind === "Restore") return t("version.restored", { version: restoredVersion });
    if (kind === "Move") return t("version.moved", { status: t(`status.${postStatus}`) });
    if (fields.length === 0) return t("version.nothing");
    const named = fields.slice(0, MOST_NAMED).map((field) => t(`version.field.${fieldKey(field)}`));
    const rest = fields.length - named.length;
    return new Intl.ListFormat(i18n.language).format(rest > 0 ? [...named, t("version.more", { count: rest })] : named);
  };
  return { who, what, line: (revision: Revision) => t("version.line", { who: who(revision), what: what(revision) }) };
}
