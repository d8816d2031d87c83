import { UserRoundIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/runtime.tsx";
import type { PresentPerson } from "../../shared/useWatch.ts";

/** « Yann Kerbrat est aussi dans cet article »: who else has it open now, told when it changes. */
export function PostPresence({ people }: { people: readonly PresentPerson[] }) {
  const { t } = useTranslation("posts");
  const { locale } = useRuntime();
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(people.map(({ name }) => name));
  return (
    <span role="status">
      {people.length > 0 ? (
        <>
          <UserRoundIcon size={14} /> {t("presence.also", { count: people.length, names })}
        </>
      ) : null}
    </span>
  );
}
