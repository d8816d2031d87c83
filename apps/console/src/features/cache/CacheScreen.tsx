import { Alert, Button, FieldStack, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { CacheRefreshConfirmation, CacheRefreshProgress } from "../../shared/command/CacheRefresh.tsx";
import { PasteCodes } from "../../shared/pickers/PasteCodes.tsx";
import { TitlePicker } from "../../shared/pickers/TitlePicker.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { ListTitles } from "./ListTitles.tsx";
import { SelectedTitles } from "./SelectedTitles.tsx";
import { useSelection, useTaskInUrl } from "./useSelection.ts";

/** More titles than these are counted instead of named. */
const MOST_NAMED = 3;

/** Choosing products, asking for a refresh of their public cache, and watching it until the site shows it. */
export function CacheScreen() {
  const { t } = useTranslation(["cache", "app"]);
  const { taskId, generation, keep } = useTaskInUrl();
  return (
    <Page subtitle={t("intro")} title={t("app:screen.cache")}>
      <CachePage key={generation} onTask={keep} taskId={taskId} />
    </Page>
  );
}

function CachePage({ taskId, onTask }: { taskId: string | null; onTask: (taskId: string | null) => void }) {
  const { t } = useTranslation(["cache", "shared"]);
  const { locale, variant } = useRuntime();
  const may = useMay();
  const selection = useSelection(taskId, onTask);
  const { refresh, titles } = selection;
  const { snapshot, send } = refresh;
  const isChoosing =
    snapshot.hasTag("selecting") || snapshot.hasTag("confirming") || snapshot.hasTag("pending") || snapshot.hasTag("unanswered");
  if (!isChoosing)
    return (
      <Sheet>
        <Section title={t("progress")}>
          <FieldStack>
            <CacheRefreshProgress againLabel={t("again")} refresh={refresh} />
          </FieldStack>
        </Section>
      </Sheet>
    );
  const { refusal } = snapshot.context;
  const named = [
    ...titles.slice(0, MOST_NAMED).map(({ title }) => t("quoted", { title })),
    ...(titles.length > MOST_NAMED ? [t("others", { count: titles.length - MOST_NAMED })] : []),
  ];
  return (
    <>
      <SheetAndMargin
        margin={
          <Section isPanel title={t("selected", { count: titles.length })}>
            {snapshot.hasTag("nothingSelected") ? (
              <Alert isUrgent tone="danger">
                {t("nothingSelected")}
              </Alert>
            ) : snapshot.hasTag("failed") && refusal && !snapshot.hasTag("unanswered") ? (
              <Alert isUrgent tone="danger">
                {[...refusal.errors, ...refusal.propertiesErrorMessages.map(({ errorMessage }) => errorMessage)].join(" ") ||
                  t("shared:toast.failure")}
              </Alert>
            ) : (
              <p>{t("shared:cacheRefresh.delay", { count: variant.thresholds.cacheVisibleMinutes })}</p>
            )}
            <Button icon={<RefreshCwIcon />} isFullWidth onClick={() => send({ type: "ask" })} variant="primary">
              {titles.length === 0 ? t("ask") : t("shared:cacheRefresh.button", { count: titles.length })}
            </Button>
          </Section>
        }
        marginLabel={t("ask")}
      >
        <Sheet>
          <Section title={t("choose")}>
            <TitlePicker selection={selection} />
          </Section>
          {may("listCatalogLists") ? (
            <Section title={t("fromList.title")}>
              <ListTitles selection={selection} />
            </Section>
          ) : null}
          <Section title={t("shared:picking.paste.label")}>
            <PasteCodes selection={selection} />
          </Section>
          <Section isFlush={titles.length > 0} title={t("list")}>
            <SelectedTitles selection={selection} />
          </Section>
        </Sheet>
      </SheetAndMargin>
      <CacheRefreshConfirmation refresh={refresh} titles={t("named", { titles: new Intl.ListFormat(locale).format(named) })} />
    </>
  );
}
