import type { Output } from "@reserve/contract";
import {
  ActionStack,
  Button,
  ButtonLink,
  DescriptionList,
  EmptyState,
  FieldStack,
  Link,
  Note,
  Page,
  Section,
  Sheet,
  SheetAndMargin,
} from "@reserve/design-system";
import { RotateCcwIcon, XIcon } from "@reserve/design-system/icons";
import { PreviewFrame } from "@reserve/design-system/preview";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { useClosedPopups } from "./closedPopups.ts";
import { popupPage } from "./popupPage.ts";
import { shownPopups } from "./popups.queries.ts";

/** Preview of the popups that a visitor would see now, one at a time. */
export function PopupTestScreen() {
  const { api } = useRuntime();
  const query = useQuery(shownPopups(api));
  return (
    <QueryState backHref={to.popups()} query={query} skeleton={<RecordSkeleton hasFacts={false} sheet={640} />}>
      {({ items }) => <PopupTest popups={items} />}
    </QueryState>
  );
}

type Shown = Output<"listShownPopups">["items"][number];

function PopupTest({ popups }: { popups: readonly Shown[] }) {
  const { t } = useTranslation(["popups", "app"]);
  const closed = useClosedPopups();
  const current = popups.find(({ id }) => closed.until(id) === null) ?? null;
  const isAnyClosed = popups.some(({ id }) => closed.until(id) !== null);
  const wordOf = ({ id }: Shown) => {
    const until = closed.until(id);
    if (until) return t("test.closedUntil", { date: formatDateTime(until) });
    return t(id === current?.id ? "test.shown" : "test.waiting");
  };
  return (
    <Page actions={<ButtonLink href={to.popups()}>{t("test.manage")}</ButtonLink>} title={t("app:screen.popupTest")}>
      <SheetAndMargin
        margin={
          <>
            <Section isPanel title={t("test.rule")}>
              <FieldStack>
                {popups.length > 0 ? (
                  <DescriptionList
                    items={popups.map((popup) => ({
                      term: <Link href={to.popup(popup.id)}>{popup.title}</Link>,
                      description: wordOf(popup),
                    }))}
                  />
                ) : null}
                {isAnyClosed ? (
                  <ActionStack>
                    <Button icon={<RotateCcwIcon />} isFullWidth onClick={closed.forget}>
                      {t("test.again")}
                    </Button>
                  </ActionStack>
                ) : null}
              </FieldStack>
            </Section>
            <Section title={t("test.margin")}>
              <FieldStack>
                <Note>{t("test.order")}</Note>
                <Note>{t("test.cookie")}</Note>
              </FieldStack>
            </Section>
          </>
        }
        marginLabel={t("test.margin")}
      >
        <Sheet>
          <Section aside={t("popup.previewAside")} title={t("test.section")}>
            {current ? (
              <ShownPopup key={current.id} onClose={() => closed.close(current.id, current.cookieDurationDays)} popup={current} />
            ) : (
              <EmptyState
                detail={t(isAnyClosed ? "test.allClosedDetail" : "test.noneDetail")}
                title={t(isAnyClosed ? "test.allClosed" : "test.none")}
              />
            )}
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

function ShownPopup({ popup: { title, html, cookieDurationDays }, onClose }: { popup: Shown; onClose: () => void }) {
  const { t } = useTranslation("popups");
  const { variant } = useRuntime();
  // Nothing runs in the frame, so its cross closes nothing: the button below does.
  return (
    <FieldStack>
      <PreviewFrame html={popupPage({ shop: variant.title, title, html })} title={t("test.preview", { name: title })} />
      <Note>{t("test.closeHelp", { name: title, days: t("days", { count: cookieDurationDays }) })}</Note>
      <ActionStack>
        <Button icon={<XIcon />} onClick={onClose}>
          {t("test.close")}
        </Button>
      </ActionStack>
    </FieldStack>
  );
}
