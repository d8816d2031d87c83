import { Brand, EmptyLayout } from "@reserve/design-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import { RecordNameProvider } from "../shared/record/record-name.tsx";

/** Frame of the pages outside the console: client name linking home, page, footer with the year. */
export function EmptyFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation("app");
  const { variant, locale } = useRuntime();
  return (
    <RecordNameProvider>
      <EmptyLayout
        brand={<Brand monogram={variant.monogram} title={variant.title} />}
        footer={<span>{t("footer", { year: new Date().getFullYear(), text: variant.footer[locale] })}</span>}
      >
        {children}
      </EmptyLayout>
    </RecordNameProvider>
  );
}
