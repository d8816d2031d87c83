import type { Output } from "@reserve/contract";
import { ActionStack, ButtonLink, DescriptionList, Note, Section, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { postRevisions } from "../posts.queries.ts";
import { useRevisionTexts } from "./useRevisionTexts.ts";

/** Number of versions shown beside the post. */
const LATEST = 3;

/** Latest versions of a post with their authors and changes, and a link to compare and restore them. */
export function PostVersions({ record }: { record: Pick<Output<"getPost">, "id"> }) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const words = useRevisionTexts();
  const query = useQuery(postRevisions(api, record.id, 10));
  return (
    <Section title={t("version.title")}>
      <QueryState query={query} skeleton={<Skeleton height={96} />}>
        {({ items, totalCount }) =>
          items.length === 0 ? (
            <Note>{t("version.none")}</Note>
          ) : (
            <>
              <DescriptionList
                items={items.slice(0, LATEST).map((revision) => ({ term: formatDateTime(revision.at), description: words.line(revision) }))}
              />
              <ActionStack>
                <ButtonLink href={to.postHistory(record.id)} isFullWidth>
                  {t("version.compare", { count: totalCount })}
                </ButtonLink>
              </ActionStack>
            </>
          )
        }
      </QueryState>
    </Section>
  );
}
