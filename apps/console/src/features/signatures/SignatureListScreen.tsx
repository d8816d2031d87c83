import type { Output } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { signatureListColumns } from "./signatures.columns.ts";
import { signatureListPage, signatureListSpec } from "./signatures.queries.ts";

/** List of signatures with their number of posts. The URL holds the filters. */
export function SignatureListScreen() {
  const { t } = useTranslation(["signatures", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(signatureListSpec);
  const query = useListPage(signatureListPage(api, url));
  const mayCreate = useMay()("createSignature");
  const columns = useMemo(() => signatureListColumns(t), [t]);
  return (
    <Page
      actions={
        mayCreate ? (
          <ButtonLink href={to.signature()} icon={<PlusIcon />} variant="primary">
            {t("signatureList.new")}
          </ButtonLink>
        ) : null
      }
      title={t("app:screen.signatures")}
    >
      <ListFilters
        filters={none}
        query={query}
        texts={{ toolbar: t("signatureList.toolbar"), search: t("signatureList.search"), searchHint: t("signatureList.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("signatureList.caption", { count })}
        filters={none}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Output<"listSignatures">["items"][number];

const none: readonly never[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.signature(id);
