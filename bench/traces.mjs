// Three traces from the control that a person uses to the SQL: the files that a reader opens to follow each, in order, without generated files, texts and
// the insides of the design system. Prints the number of files and their lines; a file that has moved is an error. Changed with the code, by hand.
import { read } from "../scripts/lib/files.mjs";

const features = "apps/console/src/features";
const shared = "apps/console/src/shared";
const areas = "apps/api/src/areas";
const platform = "apps/api/src/platform";

const traces = {
  "Shipping lines of an order": [
    `${features}/orders/order/OrderPanel.tsx`,
    `${features}/orders/order/OrderActionDialog.tsx`,
    `${features}/orders/order/useOrderActions.ts`,
    `${shared}/command/useSending.ts`,
    `${shared}/command/useSettle.ts`,
    `${shared}/command/useOrderUndo.ts`,
    "packages/workflows/src/order-actions.machine.ts",
    "packages/workflows/src/order-subject.ts",
    "packages/workflows/src/outcome.ts",
    "packages/domain/src/order/actions.ts",
    "packages/domain/src/order/facts.ts",
    "packages/api-client/src/client.ts",
    "openapi/paths/orders.yaml",
    `${platform}/contract/pipeline.ts`,
    `${platform}/idempotency/idempotency.ts`,
    `${areas}/orders/orders.handlers.ts`,
    `${areas}/orders/commands/run-order-command.ts`,
    `${areas}/orders/commands/ship-items.ts`,
    `${areas}/orders/commands/split-copies.ts`,
    `${areas}/orders/order-refusals.ts`,
    `${areas}/orders/order-writes.ts`,
    `${areas}/orders/order-changes.store.ts`,
    `${areas}/orders/parcels/parcels.store.ts`,
    `${areas}/orders/commands/order-undo.ts`,
    `${areas}/orders/order-mails.ts`,
  ],
  "Saving a record (author)": [
    `${features}/authors/AuthorForm.tsx`,
    `${shared}/form/RecordForm.tsx`,
    `${shared}/form/useRecordForm.ts`,
    `${shared}/form/useDraftForm.ts`,
    `${shared}/command/useWrite.ts`,
    `${shared}/command/useSettle.ts`,
    "packages/api-client/src/client.ts",
    "openapi/paths/authors.yaml",
    "openapi/schemas/authors.yaml",
    `${platform}/contract/pipeline.ts`,
    `${platform}/contract/handlers.ts`,
    `${areas}/authors/authors.handlers.ts`,
    `${platform}/records/record-handlers.ts`,
    `${areas}/authors/authors.store.ts`,
    `${platform}/records/record-table.ts`,
  ],
  "One filter of a list (authors, isVisible)": [
    `${features}/authors/AuthorListScreen.tsx`,
    `${shared}/list/list-filters.ts`,
    `${shared}/list/useListUrl.ts`,
    `${shared}/list/list-url.ts`,
    `${features}/authors/authors.queries.ts`,
    "packages/api-client/src/client.ts",
    "openapi/paths/authors.yaml",
    `${areas}/authors/authors.handlers.ts`,
    `${areas}/authors/authors.store.ts`,
    `${platform}/records/record-table.ts`,
  ],
};

for (const [name, files] of Object.entries(traces)) {
  const lines = files.map((file) => read(file).split("\n").length - 1);
  console.log(`\n${name}: ${files.length} files, ${lines.reduce((sum, count) => sum + count, 0)} lines`);
  for (const [index, file] of files.entries()) console.log(`${String(lines[index]).padStart(6)}  ${file}`);
}
