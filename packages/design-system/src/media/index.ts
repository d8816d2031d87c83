export { EmbedPlayer } from "./EmbedPlayer.tsx";
export { type FocalPoint, FocalPointField } from "./FocalPointField.tsx";
export { MediaThumbnail } from "./MediaThumbnail.tsx";
export { type MediaTile, MediaTiles } from "./MediaTiles.tsx";
