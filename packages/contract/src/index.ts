import type { OperationOfArea } from "./operation.ts";
import { areas, operations as table } from "./operations.generated.ts";
import type { components, operations as shapes } from "./schema.d.ts";

export type { components, paths } from "./schema.d.ts";

/** The name of one operation of the contract. */
export type OperationId = keyof typeof table & keyof shapes;

/** A business area of the contract: the tag of its operations. */
export type Area = (typeof areas)[number];

/** Facts of an operation apart from its types. */
export type Operation = OperationOfArea<Area>;

/** Every operation by its id. */
export const operations: Readonly<Record<OperationId, Operation>> = table;

export { areas };

/** The operations of one area. */
export type OperationOf<A extends Area> = { [Op in OperationId]: (typeof table)[Op]["area"] extends A ? Op : never }[OperationId];

/** Operations whose success is a file or a stream instead of JSON. */
export type DownloadId = { [Op in OperationId]: (typeof table)[Op]["media"] extends "application/json" ? never : Op }[OperationId];

/** Files that are public to anyone with their URL. */
export type PublicDownloadId = {
  [Op in DownloadId]: (typeof table)[Op]["isPublic"] extends true ? Op : never;
}[DownloadId];

/** Read operations with a JSON response. */
export type ReadId = Exclude<{ [Op in OperationId]: (typeof table)[Op]["isWrite"] extends false ? Op : never }[OperationId], DownloadId>;

/** Write operations. */
export type WriteId = Exclude<OperationId, ReadId | DownloadId>;

/** The records of the contract by name. */
export type Schemas = components["schemas"];

type Parameters<Op extends OperationId> = shapes[Op]["parameters"];
type Query<Op extends OperationId> = Parameters<Op> extends { query?: infer Q } ? ([Q] extends [never] ? undefined : Q) : undefined;
type Body<Op extends OperationId> = shapes[Op] extends { requestBody: { content: { "application/json": infer B } } }
  ? B
  : Op extends UploadId
    ? Blob
    : undefined;

/** Operations with a file as request body. */
export type UploadId = {
  [Op in OperationId]: shapes[Op] extends { requestBody: { content: { "application/octet-stream": string } } } ? Op : never;
}[OperationId];

/** Input of an operation; headers (idempotency key, version) are set by the client. */
export type Input<Op extends OperationId> = (undefined extends Query<Op>
  ? { query?: Exclude<Query<Op>, undefined> }
  : { query: Query<Op> }) &
  (Body<Op> extends undefined ? { body?: undefined } : { body: Body<Op> });

/** JSON output of a successful operation; `never` for files and streams. */
export type Output<Op extends OperationId> = shapes[Op] extends { responses: { 200: { content: { "application/json": infer R } } } } ? R : never;

/** Every failure response: RFC 9457 and a rejected ActionResult in one. */
export type Problem = Schemas["Problem"];
