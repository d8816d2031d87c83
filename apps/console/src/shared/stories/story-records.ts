import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { claims } from "@reserve/domain";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../links/to.ts";
import type { StoryUser } from "./story.tsx";

/** The password of every account of the demo shop. */
export const DEMO_PASSWORD = "reserve-demo-2026";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** EANs of titles of the demo shop that stories speak of; their ids are others in every shop. */
export const eans = {
  /** « La Vie mode d’emploi », Georges Perec: six in stock, 11,90 €, with a second-hand copy as an offer. */
  lifeAUsersManual: "9782253023906",
  /** « Le Temps retrouvé », Marcel Proust, in a pocket edition: out in twelve days. */
  timeRegained: "9782073004185",
  /** « Sac en toile Librairie du Quai »: a product of the shop with few details. */
  toteBag: "3760990000004",
} as const;

/** The id of a title. */
export async function productIdOf(api: ApiClient, ean: string): Promise<number> {
  const { id } = await api.read("getProductByEan", { query: { ean } });
  return id;
}

/** Changes a product as the shop's manager. */
export async function changeProduct({ act, apiAs }: Shop, ean: string, change: Partial<Input<"updateProduct">["body"]>): Promise<void> {
  const product = await apiAs("admin").read("getProductByEan", { query: { ean } });
  const {
    id,
    version,
    overrides: _o,
    isCustom: _c,
    isRestricted: _r,
    restrictedBy: _by,
    feedCover: _cover,
    cacheRefreshedAt: _at,
    priceNoTax: _p,
    picture: _picture,
    files: _files,
    ...rest
  } = product;
  await act("admin", "updateProduct", { query: { id }, body: { ...rest, ...change } }, { version: `"${version}"` });
}

/** Returns a plain cover picture as PNG, as a user would upload. */
export async function drawPicture(name: string, size = { width: 240, height: 360 }): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas.");
  Object.assign(pen, { fillStyle: "#7a1f2b" });
  pen.fillRect(0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

/** Uploads a cover of a title, as `admin`. */
export async function addPicture({ act, apiAs }: Shop, ean: string): Promise<void> {
  const id = await productIdOf(apiAs("admin"), ean);
  await act("admin", "saveProductPicture", { query: { id }, body: await drawPicture("couverture.png") });
}

/** Uploads a PDF extract of a title, as `admin`. */
export async function addExtract({ act, apiAs }: Shop, ean: string, fileName: string): Promise<void> {
  const id = await productIdOf(apiAs("admin"), ean);
  const body = new File(["%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"], fileName, {
    type: "application/pdf",
  });
  await act("admin", "saveProductFile", { query: { id, fileName }, body });
}

/** Returns a function that finds the URL of a title's page. */
export function productAt(ean: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.product(await productIdOf(api, ean));
}

/** Returns a function that finds the URL of the title's offer with this name. */
export function offerAt(ean: string, name: string): (api: ApiClient) => Promise<string> {
  return async (api) => {
    const { items } = await api.read("listOffers", { query: { productId: await productIdOf(api, ean) } });
    const offer = items.find((one) => one.name === name);
    if (!offer) throw new Error(`No offer of ${ean} is called « ${name} ».`);
    return to.offer(offer.id);
  };
}

/** Creates an offer of a title: one copy at 45,00 €, on sale now by default. */
export async function addOffer({ act, apiAs }: Shop, ean: string, offer: Partial<Input<"createOffer">["body"]> & { name: string }) {
  const productId = await productIdOf(apiAs("admin"), ean);
  const body = { productId, priceWithTax: "45.00", stock: 1, startTime: null, endTime: null, isActive: true, ...offer };
  return act("admin", "createOffer", { body });
}

/** Grants `stagiaire` exactly the claims that a story needs. */
export async function allowTrainee({ act, apiAs }: Shop, ...claimTypes: string[]): Promise<void> {
  const { items } = await apiAs("admin").read("listRoles");
  const stage = items.find(({ name }) => name === "Stage");
  if (!stage) throw new Error("The demo shop has the role « Stage ».");
  const { version } = await apiAs("admin").read("getRole", { query: { id: stage.id } });
  await act("admin", "updateRole", { query: { id: stage.id }, body: { name: stage.name, claimTypes } }, { version: `"${version}"` });
}

/** Makes `stagiaire` a user manager with the booksellers’ claims and those passed. */
export async function manageAsBookseller(shop: Shop, ...more: string[]): Promise<void> {
  const { items } = await shop.apiAs("admin").read("listRoles");
  const bookseller = items.find(({ name }) => name === "Libraire");
  if (!bookseller) throw new Error("The demo shop has the role « Libraire ».");
  const { claimTypes } = await shop.apiAs("admin").read("getRole", { query: { id: bookseller.id } });
  await allowTrainee(shop, ...claimTypes.map(({ id }) => id), claims.management.users, ...more);
}

/** Changes a user as another user. */
export async function changeUser({ act, apiAs }: Shop, id: number, changes: Partial<Input<"updateUser">["body"]>): Promise<void> {
  const user = await apiAs("admin").read("getUser", { query: { id } });
  const { userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company } = user;
  const grantedRights = { claimTypes: user.claimTypes.map((one) => one.id), roles: user.roles.map((one) => one.id) };
  const body = { userName, email, firstName, lastName, dateOfBirth, gender, mobilePhone, company, ...grantedRights, ...changes };
  await act("admin", "updateUser", { query: { id }, body }, { version: `"${user.version}"` });
}

/** A colleague answers a message. */
export async function answerMessage({ act, apiAs }: Shop, colleague: StoryUser, id: number, text: string): Promise<void> {
  const { version } = await apiAs(colleague).read("getMessage", { query: { id } });
  await act(colleague, "replyToMessage", { body: { id, text } }, { version: `"${version}"` });
}

/** A colleague moves a message. */
export async function moveMessage({ act, apiAs }: Shop, colleague: StoryUser, id: number, status: Schemas["MessageStatus"]): Promise<void> {
  const { version } = await apiAs(colleague).read("getMessage", { query: { id } });
  await act(colleague, "setMessageStatus", { query: { id }, body: { status } }, { version: `"${version}"` });
}

/** Returns the failed task of the demo shop: « Cache de 32 titres », 14 of them done. */
export async function failedTask(api: ApiClient): Promise<Schemas["BackgroundTask"]> {
  const { items } = await api.read("listBackgroundTasks", { query: { state: ["Failed"] } });
  const [task] = items;
  if (!task || items.length > 1) throw new Error(`${items.length} tasks failed, not one.`);
  return task;
}

/** Returns a task in progress (22 of 40 titles by default): in the tab it finishes before a story can look. */
export function caughtTask(more: Partial<Schemas["BackgroundTask"]> = {}): Schemas["BackgroundTask"] {
  return {
    id: "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d820",
    kind: "RefreshCachesAndCovers",
    state: "Running",
    label: "Cache de 40 titres",
    progress: 0.55,
    doneCount: 22,
    totalCount: 40,
    error: null,
    plannedAt: "2026-11-21T08:41:00Z",
    startedAt: "2026-11-21T08:41:00Z",
    endedAt: null,
    visibleAt: null,
    userName: "libraire",
    isRetryable: false,
    ...more,
  };
}
