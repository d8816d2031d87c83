import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { mock } from "@reserve/mocks";
import { to } from "../../shared/links/to.ts";

/** Content of a story's file. */
export interface StoryFile {
  name: string;
  text: string;
}

/** A small ONIX message: a new product, a product of the demo shop with another price, an invalid one. */
export const notices: StoryFile = { name: "flux-du-matin.xml", text: messageOf() };

/** A stock file, one line of which has an unknown product. */
export const stocks: StoryFile = {
  name: "stock-du-quai.csv",
  text: "ean;stock;rayon\n9782253023906;41;Romans du Quai\n9782070000005;2;Romans\n",
};

/** A file with unknown column names, below a title. */
export const unnamed: StoryFile = {
  name: "export-caisse.csv",
  text: "Inventaire du 12/11/2026;;;\n\nArticle;Libellé;En magasin;Réserve\n9782253023906;La Vie mode d’emploi;41;3\n",
};

/** A stock file with two lines for one product, and a negative stock. */
export const repeated: StoryFile = {
  name: "deux-caisses.csv",
  text: "ean;stock\n9782253023906;40\n9782070360024;-2\n9782253023906;2\n",
};

/** A file that is no ONIX message. */
export const picture: StoryFile = { name: "couverture.xml", text: "‰PNG et la suite" };

/** Sends a file as a person does, waits for its verification, and finds its page. */
export function verifiedAt(file: StoryFile): (api: ApiClient) => Promise<string> {
  return async (api) => to.import(await verify(api, file));
}

/** Sends a file and waits until it is verified; its id. */
export async function verify(api: ApiClient, file: StoryFile): Promise<number> {
  const sent = await api.send("createImport", { query: { fileName: file.name }, body: new Blob([file.text]) });
  if (!sent.isValid) throw new Error(sent.errors.join());
  const { id } = sent.output.entityOutput;
  await until(api, id, ["Verified", "Unmapped", "Unreadable"]);
  return id;
}

/** Waits until an import has reached one of these states. */
export async function until(api: ApiClient, id: number, states: readonly string[]): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    const { state } = await api.read("getImport", { query: { id } });
    if (states.includes(state)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Import ${id} never came to ${states.join()}.`);
}

function messageOf(): string {
  const record = (ean: string, title: string, price: string) => `<Product>
<RecordReference>fr.exemple.${ean}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductForm>BC</ProductForm>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
</DescriptiveDetail>
<ProductSupply><SupplyDetail><Supplier><SupplierRole>03</SupplierRole><SupplierName>Sodis</SupplierName></Supplier>
<ProductAvailability>21</ProductAvailability>
<Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail></ProductSupply>
</Product>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0"><Header><Sender><SenderName>Dilicom</SenderName></Sender><SentDateTime>20261121T0730Z</SentDateTime></Header>
${record("9782742700332", "Le Mur invisible", "9.70")}
${record("9782253023906", "La Vie mode d’emploi", "99.90")}
${record("9782251450018", "Les Furtifs", "12;90")}
</ONIXMessage>`;
}

/** The import answered in a state that a small file passes too quickly to be looked at. */
export function importIn(state: Partial<Schemas["Import"]>) {
  return mock("getImport", () => ({ ...found, ...state }));
}

const found: Schemas["Import"] = {
  id: 1,
  kind: "Onix",
  state: "Importing",
  fileName: "flux-du-matin.xml",
  fileSize: 812_000,
  release: "3.0",
  usesShortTags: false,
  encoding: "utf-8",
  sender: "Dilicom",
  sentAt: "2026-11-21T07:30:00.000Z",
  fault: null,
  recordCount: 3,
  newCount: 1,
  changedCount: 1,
  priceCount: 1,
  unchangedCount: 0,
  refusedCount: 1,
  creates: true,
  changes: true,
  writtenNewCount: 0,
  writtenChangedCount: 0,
  writtenRefusedCount: 0,
  position: 0,
  progress: 0,
  createdAt: "2026-11-21T07:40:00.000Z",
  createdBy: "Mathilde Kervella",
  isFromFolder: false,
  verifiedAt: "2026-11-21T07:44:00.000Z",
  startedAt: "2026-11-21T07:46:00.000Z",
  startedBy: "Mathilde Kervella",
  endedAt: null,
  taskId: "6f6d3c1e-9d2b-4c83-9a35-5c2f1a3f8f10",
  table: null,
  remarks: [],
  duplicateCount: 0,
  duplicates: null,
  source: null,
};
