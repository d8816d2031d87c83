import { DescriptionList, Page, Section, Sheet, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useUser } from "../../shared/session/permissions.ts";

/** Greeting page with user, client, language, version and database. */
export function HelloWorldScreen() {
  const { t } = useTranslation("demo");
  const { api, locale, variant } = useRuntime();
  const { data: user } = useUser();
  const hosting = useQuery(api.query("getHosting"));
  return (
    <Page subtitle={t("hello.intro")} title={t("hello.title", { name: user?.firstName ?? variant.title })}>
      <Sheet>
        <Section title={t("hello.facts")}>
          <QueryState query={hosting} skeleton={<Skeleton height={180} />}>
            {({ version, environment, mode, title }) => (
              <DescriptionList
                items={[
                  { term: t("hello.client"), description: `${variant.title} (${variant.name})` },
                  { term: t("hello.server"), description: title },
                  { term: t("hello.language"), description: variant.locales.find(({ code }) => code === locale)?.name ?? locale },
                  { term: t("hello.version"), description: version },
                  { term: t("hello.environment"), description: t(`hello.${environment}`) },
                  { term: t("hello.database"), description: t(`hello.${mode}`) },
                ]}
              />
            )}
          </QueryState>
        </Section>
      </Sheet>
    </Page>
  );
}
