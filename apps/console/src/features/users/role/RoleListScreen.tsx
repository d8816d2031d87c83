import type { Schemas } from "@reserve/contract";
import { ButtonLink, EmptyState, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../shared/QueryState.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { PeopleTabs } from "../PeopleTabs.tsx";
import { allRoles } from "../users.queries.ts";
import { roleColumns } from "./roles.columns.tsx";

/** The roles: named bundles of rights, with how many people have each. */
export function RoleListScreen() {
  const { t } = useTranslation(["users", "shared", "app"]);
  const { api } = useRuntime();
  const query = useQuery(allRoles(api));
  const columns = useMemo(() => roleColumns(t), [t]);
  const table = { columns, getRowId, rowHref };
  const create = (
    <ButtonLink href="/account/role/detail" icon={<PlusIcon />} variant="primary">
      {t("roles.new")}
    </ButtonLink>
  );
  return (
    <Page actions={create} subtitle={t("roles.what")} title={t("app:screen.roles")}>
      <PeopleTabs current="roles" roleCount={query.data?.items.length} />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} isLoading loadingRows={6} rows={noRows} />}
      >
        {({ items }) => (
          <DataTable
            {...table}
            caption={t("roles.caption", { count: items.length })}
            empty={<EmptyState actions={create} detail={t("roles.empty")} title={t("shared:list.empty")} />}
            rows={items}
          />
        )}
      </QueryState>
    </Page>
  );
}

type Row = Schemas["Role"];

const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => `/account/role/detail/${id}`;
