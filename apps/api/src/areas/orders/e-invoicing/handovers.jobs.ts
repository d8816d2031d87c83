import { platformBuyerOf, salesReportOf, sirenOf } from "@reserve/domain";
import type { InvoicePlatform } from "../../../platform/invoice-platform.ts";
import type { JobDefinitions, Ports } from "../../../platform/ports.ts";
import { findPaper } from "../papers/issued-papers.store.ts";
import { pdfOfPaper } from "../papers/issued-sheets.ts";
import { listConsumerPapers, noteHandover, noteReport } from "./handovers.store.ts";

/**
 * Jobs that hand over to the approved platform in two steps. The first one prepares and may be repeated; that it is over is committed before the
 * second one hands over, which does nothing once it was done. A worker killed anywhere hands over once.
 */
export const jobDefinitions = {
  HandOverPaper: {
    label: ({ number }) => ({ fr: `Dépôt de ${number} à la plateforme agréée`, en: `Handover of ${number} to the approved platform` }),
    run: async ({ payload: { paperId }, ports, doneCount, step }) => {
      const platform = requirePlatform(ports);
      const paper = await findPaper(ports.db, Number(paperId));
      const buyerSiren = platformBuyerOf(paper?.content.business ?? null);
      if (!paper || buyerSiren === null) throw new Error("a paper to hand over is not there");
      if (doneCount === 0) {
        const pdf = await pdfOfPaper(paper, ports);
        await platform.prepare({ kind: "Paper", number: paper.number, sellerSiren: sirenOf(paper.content.seller.siret), buyerSiren, pdf });
        await step(async () => {});
      }
      await platform.handOver({ kind: "Paper", number: paper.number });
      await step((tx) => noteHandover(tx, paper.id, ports.clock.now()));
    },
  },
  HandOverSalesReport: {
    label: ({ from, to }) => ({ fr: `E-reporting du ${from} au ${to}`, en: `E-reporting from ${from} to ${to}` }),
    run: async ({ payload: { from, to }, ports, doneCount, step }) => {
      const platform = requirePlatform(ports);
      const period = { from: String(from), to: String(to) };
      // Papers are dated in order of issue and never change: those of a period that is over are always the same.
      const rows = salesReportOf(await listConsumerPapers(ports.db, period));
      if (doneCount === 0) {
        if (rows.length > 0) await platform.prepare({ kind: "SalesReport", period, rows });
        await step(async () => {});
      }
      // A period without sales is not reported.
      if (rows.length > 0) await platform.handOver({ kind: "SalesReport", period });
      await step((tx) => noteReport(tx, period, rows.length, ports.clock.now()));
    },
  },
} satisfies JobDefinitions;

function requirePlatform({ invoicePlatform }: Pick<Ports, "invoicePlatform">): InvoicePlatform {
  if (!invoicePlatform) throw new Error("no platform of e-invoicing is connected (INVOICE_PLATFORM_FOLDER)");
  return invoicePlatform;
}
