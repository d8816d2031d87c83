import { Alert, Button } from "@reserve/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { useUser } from "../session/permissions.ts";
import { type News, type PresentPerson, useRecordWatch, type WatchId } from "./useWatch.ts";

/** Texts of the page about news. */
interface NewsWords {
  /** « Mathilde vient de modifier cette commande. »; without a name when the author is unknown. */
  title: (news: News) => string;
  /** Text: the page still shows the previous state. */
  unchanged: string;
  reload: string;
}

interface RecordNewsProps {
  watch: WatchId;
  record: { id: number; version: number };
  words: NewsWords;
  isReloading: boolean;
  onReload: () => void;
  /** Called with the other users who have the record open, where the server reports them. */
  onPresence?: (people: readonly PresentPerson[]) => void;
}

/** Waiting time for the response to the user's own write, in milliseconds. */
const OWN_ANSWER_MS = 1_000;

/** « Mathilde vient de modifier cette commande », with a button to load it; until then the page does not change. */
export function RecordNews({ watch, record: { id, version }, words, isReloading, onReload, onPresence }: RecordNewsProps) {
  const me = useUser().data?.userName;
  const news = useRecordWatch(watch, id, onPresence);
  const [overdue, setOverdue] = useState(0);
  const newer = news && news.version > version ? news : null;
  const isColleague = newer !== null && newer.userName !== null && newer.userName !== me;
  const waitsFor = newer && !isColleague ? newer.version : 0;
  const isMine = newer !== null && newer.userName === me;
  // A change from the user's own other tab is loaded directly; one without a known author is reported, once it is clear that it was not made here.
  const settle = useEffectEvent(() => (isMine ? onReload() : setOverdue(waitsFor)));
  useEffect(() => {
    if (waitsFor === 0) return;
    const timer = setTimeout(() => settle(), OWN_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waitsFor]);

  if (!newer || isMine || !(isColleague || overdue === newer.version)) return null;
  const reload = () => {
    // The focused button is removed: the focus moves to the page's heading.
    document.querySelector<HTMLElement>("main h1")?.focus();
    onReload();
  };
  return (
    <Alert
      actions={
        <Button isBusy={isReloading} onClick={reload}>
          {words.reload}
        </Button>
      }
      isUrgent
      title={words.title(newer)}
      tone="warning"
    >
      {words.unchanged}
    </Alert>
  );
}
