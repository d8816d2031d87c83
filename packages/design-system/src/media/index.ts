export { type FocalPoint, FocalPointField } from "./FocalPointField.tsx";
export { MediaThumbnail } from "./MediaThumbnail.tsx";
