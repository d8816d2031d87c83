import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";

type Media = Schemas["Media"];

/** Where a medium's picture is found; undefined when it is none. */
export function pictureUrl(api: ApiClient, { nature, uploadedFile }: Media, size: Schemas["PictureSize"]): string | undefined {
  return nature === "Picture" && uploadedFile ? api.url("getPicture", { query: { key: uploadedFile.key, size } }) : undefined;
}

/** Whether somebody who listens to a page would not know of it. */
export function lacksText({ nature, altText }: Media): boolean {
  return nature === "Picture" && altText === "";
}
