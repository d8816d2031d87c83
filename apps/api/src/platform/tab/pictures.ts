import { faultOfBytes, LEAST_EDGE, MOST_PIXELS, type Pictures } from "../pictures.ts";

/** Re-encodes pictures on a browser canvas. */
export function tabPictures(): Pictures {
  return {
    redraw: async (bytes, sizes) => {
      const fault = faultOfBytes(bytes);
      if (fault) return fault;
      const picture = await createImageBitmap(new Blob([bytes])).catch(() => null);
      if (!picture) return "broken";
      const { width, height } = picture;
      if (width * height > MOST_PIXELS) return "tooLarge";
      if (Math.min(width, height) < LEAST_EDGE) return "tooSmall";
      const drawn = await Promise.all(
        sizes.map(async ({ name, height: most }) => {
          const scale = Math.min(1, most / Math.max(width, height));
          const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
          canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
          const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
          return { name, bytes: new Uint8Array(await blob.arrayBuffer()) };
        }),
      );
      picture.close();
      return { drawn, width, height };
    },
    draw: async (svg) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
      return new Uint8Array(await blob.arrayBuffer());
    },
  };
}
