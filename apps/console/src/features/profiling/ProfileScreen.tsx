import type { Schemas } from "@reserve/contract";
import { Alert, DescriptionList, Link, Note, Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatCount, formatDateTime, formatRate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { TargetNote } from "../../shared/record/TargetNote.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { ProfileTitles } from "./ProfileTitles.tsx";
import { targetEmailing, targetProfiling } from "./profiling.queries.ts";

/** Screen of a profile: its members, recommended products, and who can be reached by mail. */
export function ProfileScreen() {
  return (
    <RecordPage backHref={to.profiling()} name={({ name }) => name} query={targetProfiling} skeleton={<RecordSkeleton sheet={480} />}>
      {(profile) => <Profile profile={profile} />}
    </RecordPage>
  );
}

function Profile({ profile }: { profile: Schemas["TargetProfiling"] }) {
  const { t } = useTranslation("profiling");
  const { id, name, place } = profile;
  return (
    <Page subtitle={place === null ? t("detail.none") : t("detail.place", { place })} title={name}>
      <SheetAndMargin margin={<Emailing id={id} />} marginLabel={t("emailing.title")}>
        <TargetNote id={id} />
        <Sheet>
          <People profile={profile} />
          {place === null ? null : <ProfileTitles profile={profile} />}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

function People({ profile: { place, people, known, computedAt, isStale } }: { profile: Schemas["TargetProfiling"] }) {
  const { t } = useTranslation("profiling");
  if (place === null)
    return (
      <Section title={t("detail.people")}>
        <Note>
          {t("detail.noneDetail")} <Link href={to.profiling()}>{t("detail.toOrder")}</Link>
        </Note>
      </Section>
    );
  return (
    <Section title={t("detail.people")}>
      {isStale ? <Alert title={t("run.stale")} tone="warning" /> : null}
      <DescriptionList
        items={[
          { term: t("detail.members"), description: people === null ? t("profile.notCounted") : formatCount(people) },
          ...(people === null || known === 0 ? [] : [{ term: t("detail.share"), description: formatRate(people / known) }]),
          { term: t("run.last"), description: computedAt ? formatDateTime(computedAt) : t("run.never") },
        ]}
      />
    </Section>
  );
}

/** Members who can be reached by mail, with past and scheduled campaigns. */
function Emailing({ id }: { id: number }) {
  const { t } = useTranslation("profiling");
  const { api } = useRuntime();
  const may = useMay();
  const query = useQuery(targetEmailing(api, id));
  return (
    <Section isPanel title={t("emailing.title")}>
      <QueryState query={query} skeleton={<Note>…</Note>}>
        {({ count, suppressed, campaigns }) => (
          <>
            <DescriptionList
              items={[
                { term: t("emailing.count"), description: formatCount(count) },
                { term: t("emailing.suppressed"), description: formatCount(suppressed) },
              ]}
            />
            <Note>{t("emailing.consent")}</Note>
            {campaigns.length > 0 ? (
              <DescriptionList
                items={campaigns.map((campaign, index) => ({
                  term: index === 0 ? t("emailing.campaigns") : "",
                  description: may("getCampaign") ? <Link href={to.campaign(campaign.id)}>{campaign.name}</Link> : campaign.name,
                }))}
              />
            ) : (
              <Note>{t("emailing.noCampaign")}</Note>
            )}
            {may("createCampaign") ? <Link href={to.campaign({ target: id })}>{t("emailing.write")}</Link> : null}
          </>
        )}
      </QueryState>
    </Section>
  );
}
