import { useMemo } from "react";
import { TextLink } from "../actions/Link.styles.ts";
import { BareLink } from "../actions/Link.tsx";
import { BellIcon, CircleAlertIcon, CircleCheckIcon, ClockIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { EmptyState } from "../status/States.tsx";
import { useOwnTexts, useTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { useToasts } from "../toast/Toasts.tsx";
import { Entries, Entry } from "./NotificationHistory.styles.ts";
import { notificationsTexts } from "./texts.ts";

const icons = { success: <CircleCheckIcon />, danger: <CircleAlertIcon />, info: <ClockIcon /> };

interface NotificationHistoryProps {
  /** `errors` shows failures only. */
  only?: "errors" | undefined;
}

/** History of notifications since the console opened, newest first: the last fifty, errors kept longest. */
export function NotificationHistory({ only }: NotificationHistoryProps) {
  const texts = useTexts();
  const ownTexts = useOwnTexts(notificationsTexts);
  const locale = useTextsLocale();
  const toasts = useToasts();
  const hour = useMemo(() => new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }), [locale]);
  const entries = toasts.history().filter((toast) => only !== "errors" || toast.tone === "danger");
  if (entries.length === 0) return <EmptyState detail={ownTexts.noneDetail} icon={<BellIcon size={24} />} title={ownTexts.none} />;
  return (
    <Entries aria-label={texts.notifications}>
      {entries.map(({ id, tone, text, detail, link, shownAt }) => (
        <Entry data-tone={tone} key={id}>
          {icons[tone]}
          <div>
            <VisuallyHidden>{`${ownTexts.tones[tone]}, `}</VisuallyHidden>
            <strong>{text}</strong>
            {detail ? <p>{detail}</p> : null}
            {link ? (
              <TextLink as={BareLink} href={link.href}>
                {link.label}
              </TextLink>
            ) : null}
          </div>
          <time dateTime={shownAt.toISOString()}>{hour.format(shownAt)}</time>
        </Entry>
      ))}
    </Entries>
  );
}
