import { expect, it } from "vitest";
import { PICTURE_SIZES, storePicture } from "./stored-files.ts";
import { tabFiles } from "./tab/ports.ts";

it("a picture of which one size finds no room leaves none of its sizes", async () => {
  const files = tabFiles();
  const written: string[] = [];
  const full = {
    ...files,
    write: async (name: string, bytes: Uint8Array) => {
      if (written.length === 2) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
      written.push(name);
      await files.write(name, bytes);
    },
  };
  const drawn = PICTURE_SIZES.map(({ name }) => ({ name, bytes: new Uint8Array(10) }));
  await expect(storePicture(full, { drawn, width: 200, height: 300 }, "vitrine.jpg")).rejects.toThrow("no space");
  expect(written).toHaveLength(2);
  expect(await Promise.all(written.map((name) => files.size(name)))).toEqual([null, null]);
});
