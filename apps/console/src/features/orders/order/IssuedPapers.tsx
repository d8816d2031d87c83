import type { Schemas } from "@reserve/contract";
import { Button, DescriptionList, IconButton, useToasts } from "@reserve/design-system";
import { DownloadIcon, ReceiptTextIcon } from "@reserve/design-system/icons";
import { canIssueInvoice } from "@reserve/domain";
import { orderSubjectOf } from "@reserve/workflows";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { saveFile } from "../../../shared/export/save-file.ts";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { isInvoicedWhole } from "./order.facts.ts";
import { PaperAtPlatform } from "./PaperAtPlatform.tsx";

type Paper = Schemas["IssuedPaper"];

/** Invoices and credit notes of an order as PDF, and a button to issue the invoice when that is not automatic. */
export function IssuedPapers({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation(["orders", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const command = useWrite("issueInvoice", { announce: () => ({ detail: t("issued.done", { number: order.customId }) }) });
  const { issuedPapers: papers = [] } = order;
  const take = async ({ id, number }: Paper) => {
    const file = await api.download("getIssuedPaperPdf", { query: { id } });
    if (!file.isValid) {
      show({ tone: "danger", text: file.errors[0] ?? t("shared:toast.failure") });
      return;
    }
    const fileName = file.fileName ?? `${number}.pdf`;
    saveFile(fileName, file.blob);
    show({ tone: "success", text: t("papers.fetched"), detail: fileName });
  };
  return (
    <>
      {papers.length > 0 ? (
        <DescriptionList
          items={papers.map((paper) => {
            const name = t(`issued.${paper.kind}`, { number: paper.number });
            return {
              term: name,
              description: (
                <>
                  {t(paper.isFacturX ? "issued.facturX" : "issued.facts", {
                    date: formatDate(paper.issuedAt),
                    amount: formatMoney(paper.totalPriceWithTax),
                  })}
                  {paper.isPartial ? `, ${t("issued.partial")}` : null}
                  <IconButton icon={<DownloadIcon />} label={t("papers.pdf", { paper: name })} onClick={() => void take(paper)} />
                  {paper.platform ? <PaperAtPlatform platform={paper.platform} /> : null}
                </>
              ),
            };
          })}
        />
      ) : null}
      {!isInvoicedWhole(order) && !order.undo && canIssueInvoice(orderSubjectOf(order)) ? (
        <Button
          icon={<ReceiptTextIcon />}
          isBusy={command.isSending}
          isFullWidth
          onClick={() => command.ask({ body: { documentId: order.id } })}
        >
          {t("issued.issue")}
        </Button>
      ) : null}
      <Confirmation command={command} detail={t("issued.ask", { number: order.customId })} />
    </>
  );
}
