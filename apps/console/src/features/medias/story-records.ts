import { type ApiClient, newUuid } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";
import { drawPicture } from "../../shared/stories/story-records.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** A film that stories speak of. */
export const film: Input<"createMedia">["body"] = {
  title: "Lecture à voix haute",
  altText: "",
  mediaType: "YoutubeLink",
  externalUrl: "https://youtu.be/dQw4w9WgXcQ",
};

/** Sends a picture as `admin` does, in one part. */
export async function addPicture({ act }: Shop, title: string, size = { width: 360, height: 240 }): Promise<Schemas["Media"]> {
  const file = await drawPicture(`${title.toLowerCase()}.png`, size);
  const uploadId = newUuid();
  await act("admin", "sendMediaPart", { query: { uploadId, fileName: file.name, size: file.size, offset: 0 }, body: file });
  const { entityOutput } = await act("admin", "createMedia", { body: { title, altText: "", mediaType: "ImageBanner", uploadId } });
  return entityOutput;
}

/** Describes a medium as a colleague would. */
export async function describeMedia({ act, apiAs }: Shop, title: string, change: Partial<Schemas["MediaSave"]>): Promise<void> {
  const { id, altText, mediaType, focalPoint, version } = await mediaNamed(apiAs("admin"), title);
  const body = { title, altText, mediaType, focalPoint, ...change };
  await act("admin", "updateMedia", { query: { id }, body }, { version: `"${version}"` });
}

/** Adds media for the stories: a described picture, an undescribed one, a film. */
export async function addMedia(shop: Shop): Promise<void> {
  await shop.act("admin", "createMedia", { body: film });
  await addPicture(shop, "Vitrine");
  await describeMedia(shop, "Vitrine", { altText: "Une vitrine, la nuit." });
  await addPicture(shop, "Affiche", { width: 240, height: 360 });
}

async function mediaNamed(api: ApiClient, title: string): Promise<Schemas["Media"]> {
  const { items } = await api.read("listMedias", { query: { search: title } });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`No medium is called « ${title} ».`);
  return found;
}

/** Returns a function that finds the URL of a medium's page. */
export function mediaAt(title: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.media((await mediaNamed(api, title)).id);
}
