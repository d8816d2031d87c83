import { Link, Note, Section } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { mediaUses } from "./medias.queries.ts";

const PAGES = { Page: to.page, Popup: to.popup, Post: to.post };

/** « Où il sert »: pages, popups and posts that show a medium; those the user may not read are only counted. */
export function MediaUses({ id }: { id: number }) {
  const { t } = useTranslation("medias");
  const { api } = useRuntime();
  const { data } = useQuery(mediaUses(api, id));
  return (
    <Section isPanel title={t("use.title")}>
      {/* The line is rendered before its text loads: a button below would move away under the pointer. */}
      {data === undefined ? <Note>{"\u00a0"}</Note> : null}
      {data?.items.length === 0 ? <Note>{t("use.none")}</Note> : null}
      {data?.items.map(({ kind, id: owner, title }, index) => (
        <Note key={owner === null ? `hidden ${index}` : `${kind} ${owner}`}>
          {owner === null ? (
            t(`use.hidden${kind}`)
          ) : (
            <>
              <Link href={PAGES[kind](owner)}>{title}</Link> {t(`use.of${kind}`)}
            </>
          )}
        </Note>
      ))}
    </Section>
  );
}
