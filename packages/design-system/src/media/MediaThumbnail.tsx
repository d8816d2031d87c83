import { FileTextIcon } from "../icons.ts";
import { ThumbnailBox } from "./media.styles.ts";

interface MediaThumbnailProps {
  /** URL of the picture; without one a sheet icon is shown. */
  src?: string | undefined;
  /** Focal point: shares from the top left. */
  focalPoint?: { x: number; y: number } | null | undefined;
}

/** A thumbnail: cropped to 3:2 around its focal point, loaded when scrolled into view. */
export function MediaThumbnail({ src, focalPoint }: MediaThumbnailProps) {
  return (
    <ThumbnailBox>
      {src ? (
        <img alt="" decoding="async" height={48} loading="lazy" src={src} style={positionOf(focalPoint)} width={72} />
      ) : (
        <FileTextIcon size={20} />
      )}
    </ThumbnailBox>
  );
}

/** Returns the CSS object position of a focal point. */
export function positionOf(point: { x: number; y: number } | null | undefined) {
  return point ? { objectPosition: `${point.x * 100}% ${point.y * 100}%` } : undefined;
}
