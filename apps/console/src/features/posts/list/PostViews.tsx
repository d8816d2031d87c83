import { ViewTabs } from "@reserve/design-system";
import type { PostState } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { postCounts } from "../posts.queries.ts";

/** In workflow order; « Validé » waits for a publisher and has its own view. */
const views = ["Draft", "WaitingForValidation", "ValidationRejected", "Validated", "Scheduled", "Online", "Expired", "Archived"] as const;

interface PostViewsProps {
  /** The view that is open; null: all posts, undefined: none of them. */
  current: PostState | "calendar" | null | undefined;
  /** Returns the URL of a view; null: all posts. */
  hrefOf: (state: PostState | null) => string;
}

/** Views: « Tous », each status with its count, the calendar, tags and signatures. */
export function PostViews({ current, hrefOf }: PostViewsProps) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const { data } = useQuery(postCounts(api));
  const counts = new Map(data?.items.map(({ state, count }) => [state, count]));
  return (
    <ViewTabs
      label={t("postList.views")}
      tabs={[
        {
          label: t("view.all"),
          href: hrefOf(null),
          count: data?.items.reduce((sum, { count }) => sum + count, 0),
          isCurrent: current === null,
        },
        ...views.map((state) => ({
          label: t(`view.${state}`),
          href: hrefOf(state),
          count: counts.get(state),
          isCurrent: current === state,
        })),
        { label: t("view.calendar"), href: to.postCalendar(), isCurrent: current === "calendar" },
        { label: t("view.tags"), href: to.tags(), isCurrent: false },
        { label: t("view.signatures"), href: to.signatures(), isCurrent: false },
      ]}
    />
  );
}
