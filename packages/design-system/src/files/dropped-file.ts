/** A file with its upload status: chosen, uploading, uploaded or failed. */
export interface DroppedFile {
  id: string;
  name: string;
  /** Size in bytes. */
  size?: number;
  status: "waiting" | "sending" | "sent" | "failed";
  /** Upload progress, 0 to 1; null or absent while unknown. */
  progress?: number | null;
  /** Error message of a failed upload. */
  error?: string;
  /** The image to show: the file itself, or the URL of an uploaded one. */
  picture?: File | string;
  /** Alternative text of the image. */
  alternative?: string;
}
