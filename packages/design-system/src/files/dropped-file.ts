/** A file as the page knows it: chosen, on its way, sent or failed. */
export interface DroppedFile {
  id: string;
  name: string;
  /** In bytes. */
  size?: number;
  status: "waiting" | "sending" | "sent" | "failed";
  /** How much is sent, 0 to 1; null or absent while that is unknown. */
  progress?: number | null;
  /** Why it failed, in a sentence. */
  error?: string;
  /** The image to show: the file itself, or the URL of one that the server has. */
  picture?: File | string;
  /** What the image shows, in words. */
  alternative?: string;
}
