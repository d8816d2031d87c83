/** A stored size of a picture: its maximum height in pixels. */
export interface PictureSize {
  name: string;
  height: number;
}

/** Reasons why a file is rejected as a picture. */
export type PictureFault = "unknown" | "broken" | "tooLarge" | "tooSmall" | "somethingBehind";

/** A re-encoded picture: only the pixels of the uploaded file are kept. */
export interface RedrawnPicture {
  /** Size of the uploaded picture in pixels, upright. */
  width: number;
  height: number;
  drawn: { name: string; bytes: Uint8Array<ArrayBuffer> }[];
}

/** Re-encodes pictures. */
export interface Pictures {
  /** Re-encodes a picture as WebP in each of the sizes, never enlarged; else returns the reason. Time and memory are bounded for hostile bytes. */
  redraw(bytes: Uint8Array<ArrayBuffer>, sizes: readonly PictureSize[]): Promise<RedrawnPicture | PictureFault>;
  /** Renders an SVG of our own as WebP at its declared size; never use it for foreign SVGs. */
  draw(svg: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** Maximum number of pixels of a picture: a cover of 5,000 × 8,000. */
export const MOST_PIXELS = 40_000_000;

/** Minimum length of each edge in pixels: smaller pictures show nothing. */
export const LEAST_EDGE = 80;

/** Returns why bytes are rejected before decoding: they must be one complete JPEG, PNG or WebP. */
export function faultOfBytes(bytes: Uint8Array): PictureFault | null {
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return endOfJpeg(bytes);
  if (text(0, 8) === "\u0089PNG\r\n\u001a\n") return endOfPng(bytes);
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") {
    const end = 8 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
    return end > bytes.length ? "broken" : end + 1 < bytes.length ? "somethingBehind" : null;
  }
  return "unknown";
}

/** Checks the end of a JPEG: some cameras pad with zeros; anything else after the end is rejected. */
function endOfJpeg(bytes: Uint8Array): PictureFault | null {
  let end = bytes.length;
  while (end > 4 && bytes[end - 1] === 0) end -= 1;
  if (bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9) return null;
  for (let at = end - 2; at > 4; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return "somethingBehind";
  return "broken";
}

function endOfPng(bytes: Uint8Array): PictureFault | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const isLast = view.getUint32(at + 4) === 0x49454e44;
    at += 12 + length;
    if (isLast) return at === bytes.length ? null : "somethingBehind";
  }
  return "broken";
}
