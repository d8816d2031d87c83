import { DescriptionList, Link, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import type { RecentRecord } from "../../shared/record/recent-records.ts";
import { useSince } from "./useSince.ts";

/** Maximum number of records shown. */
const MOST = 6;

/** The records this user opened last on this device. */
export function RecentRecords({ records }: { records: readonly (RecentRecord & { href: string })[] }) {
  const { t } = useTranslation("app");
  const when = useSince();
  const now = new Date();
  return (
    <Section title={t("home.recent")}>
      <DescriptionList
        items={records.slice(0, MOST).map(({ name, href, at }) => ({ term: <Link href={href}>{name}</Link>, description: when(at, now) }))}
      />
    </Section>
  );
}
