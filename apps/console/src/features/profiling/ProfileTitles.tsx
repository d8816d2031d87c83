import type { Schemas } from "@reserve/contract";
import { Note, Section } from "@reserve/design-system";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Ean } from "../../shared/format/Ean.tsx";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { countColumn, nameColumn } from "../../shared/list/list-columns.ts";
import { useMay } from "../../shared/session/permissions.ts";

type Title = Schemas["ProfileTitle"];

/** Products recommended to the members of a profile, most bought first. */
export function ProfileTitles({ profile: { titles, recommendedAt } }: { profile: Schemas["TargetProfiling"] }) {
  const { t } = useTranslation("profiling");
  const mayOpen = useMay()("getProduct");
  const columns = useMemo(
    (): readonly DataColumn<Title>[] => [
      nameColumn("title", t("titles.title"), ({ title }) => title, {
        detail: ({ ean }) => (
          <Note>
            <Ean value={ean} />
          </Note>
        ),
      }),
      countColumn("people", t("titles.people"), ({ people }) => people, { cardSlot: "footEnd" }),
    ],
    [t],
  );
  return (
    <Section aside={recommendedAt ? formatDateTime(recommendedAt) : undefined} title={t("titles.section")}>
      {titles.length > 0 ? (
        <DataTable
          caption={t("titles.section")}
          columns={columns}
          getRowId={getRowId}
          options={inSheet}
          rows={titles}
          {...(mayOpen ? { rowHref } : {})}
        />
      ) : (
        <Note>{t(recommendedAt ? "titles.nothing" : "titles.never")}</Note>
      )}
    </Section>
  );
}

const getRowId = ({ ean }: Title) => ean;
const rowHref = ({ productId }: Title) => (productId === null ? to.products() : to.product(productId));
const inSheet = { isFlush: true, hasShortcuts: false };
