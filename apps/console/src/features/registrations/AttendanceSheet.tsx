import type { Output } from "@reserve/contract";
import { PrintLayout, PrintOnly } from "@reserve/design-system/shell";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../shared/format/format.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

/** Attendance list of an event, for printing only: it replaces the page in print. */
export function AttendanceSheet({ event }: { event: Output<"getRegistrationEvent"> }) {
  const { t } = useTranslation("registrations");
  const { variant } = useRuntime();
  const { sheet, bookCount } = event;
  return (
    <PrintOnly>
      <PrintLayout
        facts={
          <>
            <p>{[formatDateTime(event.eventStart), event.place].filter(Boolean).join(", ")}</p>
            <p>{t("sheet.counts", { people: t("people", { count: sheet.length }), books: t("books", { count: bookCount }) })}</p>
          </>
        }
        footer={t("sheet.printed", { date: formatDateTime(new Date().toISOString()) })}
        number={event.title}
        sender={<strong>{variant.title}</strong>}
        title={t("sheet.title")}
      >
        <table>
          <thead>
            <tr>
              <th data-align="end" scope="col">
                {t("sheet.rank")}
              </th>
              <th scope="col">{t("sheet.name")}</th>
              <th scope="col">{t("field.phone")}</th>
              <th scope="col">{t("sheet.book")}</th>
              <th scope="col">{t("field.isPresent")}</th>
              <th scope="col">{t("sheet.signature")}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.map(({ id, firstName, lastName, phone, buyBook, isPresent }, index) => (
              <tr key={id}>
                <td data-align="end">{index + 1}</td>
                <td>
                  <strong>{lastName}</strong> {firstName}
                </td>
                <td>{phone}</td>
                <td>{buyBook ? t("book.one") : null}</td>
                <td>{isPresent ? "☑" : "☐"}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </PrintLayout>
    </PrintOnly>
  );
}
