import type { CampaignContentType } from "@reserve/domain";

/** A letter as it is written. */
export interface LetterSource {
  contentType: CampaignContentType;
  content: string;
}

/** A letter as a page; `html` is null where what is written is no letter yet. */
export interface RenderedLetter {
  html: string | null;
  /** The same without pictures and colours. */
  text: string;
  bytes: number;
  /** What cannot be understood, by the line it stands on. */
  problems: { line: number; message: string }[];
}

/** Makes pages of letters; reads nothing but what it is given. Throws 503 when that takes too long or too many wait. */
export interface Letters {
  render(source: LetterSource): Promise<RenderedLetter>;
}
