import { FileTextIcon } from "../icons.ts";
import { ThumbnailBox } from "./media.styles.ts";

interface MediaThumbnailProps {
  /** URL of the picture; without one a sheet icon is shown. */
  src?: string | undefined;
  /** Focal point: shares from the top left. */
  focalPoint?: { x: number; y: number } | null | undefined;
}

/** A medium, small, beside its title: cut to three by two around its focal point, fetched when it comes into sight. */
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
