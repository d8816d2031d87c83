import { ButtonLink, VisuallyHidden } from "@reserve/design-system";
import { LoaderCircleIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { to } from "../shared/links/to.ts";
import { useRuntime } from "../shared/query/runtime.tsx";
import { useMayOpen } from "./useMayOpen.ts";

const TASKS = to.tasks();
const EVERY_MS = 3_000;

/** Number of the user's own waiting or running background tasks; hidden when zero. Polls only while there are some and the tab is visible. */
export function TaskBadge() {
  const { t } = useTranslation("app");
  const { api } = useRuntime();
  const mayOpen = useMayOpen();
  const { data } = useQuery({
    ...api.query("listMyTasks"),
    meta: { isQuiet: true },
    refetchInterval: ({ state }) => (runningIn(state.data) > 0 ? EVERY_MS : false),
  });
  const count = runningIn(data);
  if (count === 0) return null;
  const label = t("tasks.running", { count });
  if (!mayOpen(TASKS))
    return (
      <span role="status" title={label}>
        <LoaderCircleIcon /> {count}
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  return (
    <ButtonLink aria-label={label} href={TASKS} icon={<LoaderCircleIcon />} title={label} variant="plain">
      {count}
    </ButtonLink>
  );
}

function runningIn(tasks: { items: readonly { state: string }[] } | undefined): number {
  return tasks?.items.filter(({ state }) => state === "Planned" || state === "Running").length ?? 0;
}
