import { Alert, Button } from "@reserve/design-system";
import { useEffect, useEffectEvent, useState } from "react";
import { useUser } from "./permissions.ts";
import { type News, type PresentPerson, useRecordWatch, type WatchId } from "./useWatch.ts";

/** Texts of the page about news. */
interface NewsWords {
  /** « Mathilde vient de modifier cette commande. »; without a name where nobody knows who it was. */
  title: (news: News) => string;
  /** That the page still shows what was there before. */
  unchanged: string;
  reload: string;
}

interface RecordNewsProps {
  watch: WatchId;
  record: { id: number; version: number };
  words: NewsWords;
  isReloading: boolean;
  onReload: () => void;
  /** Hears who else has the record open, where the server says it. */
  onPresence?: (people: readonly PresentPerson[]) => void;
}

/** Long enough for the answer to what one has just done oneself. */
const OWN_ANSWER_MS = 1_000;

/** « Mathilde vient de modifier cette commande », with the way to see it; nothing else in the page moves before that. */
export function RecordNews({ watch, record: { id, version }, words, isReloading, onReload, onPresence }: RecordNewsProps) {
  const me = useUser().data?.userName;
  const news = useRecordWatch(watch, id, onPresence);
  const [overdue, setOverdue] = useState(0);
  const newer = news && news.version > version ? news : null;
  const isColleague = newer !== null && newer.userName !== null && newer.userName !== me;
  const waitsFor = newer && !isColleague ? newer.version : 0;
  const isMine = newer !== null && newer.userName === me;
  // What one did in another tab is simply shown; what nobody knows the author of is told, once it is clear that it was not done here.
  const settle = useEffectEvent(() => (isMine ? onReload() : setOverdue(waitsFor)));
  useEffect(() => {
    if (waitsFor === 0) return;
    const timer = setTimeout(() => settle(), OWN_ANSWER_MS);
    return () => clearTimeout(timer);
  }, [waitsFor]);

  if (!newer || isMine || !(isColleague || overdue === newer.version)) return null;
  const reload = () => {
    // The button goes away under the focus: the page's heading is its heir.
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
