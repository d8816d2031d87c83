import { UserRoundIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import type { PresentPerson } from "../../../shared/record/useWatch.ts";
import { usePostFieldTexts } from "./usePostFieldTexts.ts";

/**
 * « Yann Kerbrat modifie « Chapô » », « … est aussi dans cet article »: other users who have the post open and the field they edit, announced on
 * changes.
 */
export function PostPresence({ people }: { people: readonly PresentPerson[] }) {
  const { t } = useTranslation("posts");
  const { locale } = useRuntime();
  const words = usePostFieldTexts();
  const typing = people.flatMap(({ userName, name, field }) => {
    const label = words(field ?? null);
    return label ? [{ userName, name, label }] : [];
  });
  const others = people.filter(({ userName }) => !typing.some((one) => one.userName === userName));
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(others.map(({ name }) => name));
  const sentences = [
    ...typing.map(({ name, label }) => t("presence.types", { name, field: label })),
    ...(others.length > 0 ? [t("presence.also", { count: others.length, names })] : []),
  ];
  return (
    <span role="status">
      {sentences.length > 0 ? (
        <>
          <UserRoundIcon size={14} /> {sentences.join(" ")}
        </>
      ) : null}
    </span>
  );
}
