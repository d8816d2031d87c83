import { Button } from "@reserve/design-system";
import { CloudOffIcon, EyeIcon, RefreshCwIcon } from "@reserve/design-system/icons";
import { NoticeBar, PrintableLists } from "@reserve/design-system/shell";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../shared/query/useOnline.ts";
import { prepareReload } from "../shared/session/before-reload.ts";
import { createVersionWatch, pageParts } from "../shared/session/new-version.ts";
import { usePreview } from "../shared/session/permissions.ts";
import { BackPlace } from "./BackPlace.tsx";
import { useFocusHeir } from "./useFocusHeir.ts";

/** Notices below the top bar of every page: offline, role preview, new version; also restores scroll place, print layout and lost focus. */
export function ShellNotices() {
  useFocusHeir();
  return (
    <>
      <OfflineNotice />
      <PreviewNotice />
      <VersionNotice />
      <BackPlace />
      <PrintableLists />
    </>
  );
}

function OfflineNotice() {
  const { t } = useTranslation("app");
  if (useOnline()) return null;
  return (
    <NoticeBar icon={<CloudOffIcon />} label={t("offline.label")} title={t("offline.title")} tone="warning">
      {t("offline.detail")}
    </NoticeBar>
  );
}

function PreviewNotice() {
  const { t } = useTranslation("app");
  const { preview, stop } = usePreview();
  if (!preview) return null;
  return (
    <NoticeBar
      actions={<Button onClick={stop}>{t("preview.stop")}</Button>}
      icon={<EyeIcon />}
      label={t("preview.label")}
      title={t("preview.title", { role: preview.name })}
    >
      {t("preview.detail")}
    </NoticeBar>
  );
}

function VersionNotice() {
  const isThere = useNewVersion();
  return isThere ? <NewVersion reload={() => location.reload()} /> : null;
}

/** « Une nouvelle version est prête », with a reload button that stores unsaved input as a draft. */
export function NewVersion({ reload }: { reload: () => void }) {
  const { t } = useTranslation("app");
  const goThere = () => {
    prepareReload();
    reload();
  };
  return (
    <NoticeBar
      actions={
        <Button icon={<RefreshCwIcon />} onClick={goThere}>
          {t("version.reload")}
        </Button>
      }
      label={t("version.label")}
      title={t("version.title")}
    >
      {t("version.detail")}
    </NoticeBar>
  );
}

/** Returns whether a new version is deployed; checks when the tab becomes visible again, and stays true once found. */
function useNewVersion(): boolean {
  const [look] = useState(() => createVersionWatch(pageParts()));
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const onReturn = () => {
      if (document.visibilityState === "visible") void look().then(setIsThere);
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [look, isThere]);
  return isThere;
}
