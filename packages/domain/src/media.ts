/** Media types (specification, section 4, mediaType). */
export const mediaTypes = [
  "ProductCover",
  "ImageThumbnailCms",
  "ImageCustom",
  "ImageBanner",
  "ImageThumbnailProfile",
  "AudioUpload",
  "SoundcloudCode",
  "AushaPodcast",
  "DocumentFile",
  "YoutubeLink",
  "VimeoLink",
  "DailymotionLink",
] as const;
/** One of `mediaTypes`. */
export type MediaType = (typeof mediaTypes)[number];

/** Nature of a medium: a picture that is re-encoded, a sound or document stored as is, or an embed of another site. */
export type MediaNature = "Picture" | "Audio" | "Document" | "Embed";

/** Nature of each media type (specification, section 4, mediaType). */
export const mediaNatures: Readonly<Record<MediaType, MediaNature>> = {
  ProductCover: "Picture",
  ImageThumbnailCms: "Picture",
  ImageCustom: "Picture",
  ImageBanner: "Picture",
  ImageThumbnailProfile: "Picture",
  AudioUpload: "Audio",
  SoundcloudCode: "Embed",
  AushaPodcast: "Embed",
  DocumentFile: "Document",
  YoutubeLink: "Embed",
  VimeoLink: "Embed",
  DailymotionLink: "Embed",
};

/** Labels of media types. */
export const mediaTypeLabels: Readonly<Record<MediaType, Readonly<Record<"fr" | "en", string>>>> = {
  ProductCover: { fr: "Couverture de livre", en: "Book cover" },
  ImageThumbnailCms: { fr: "Vignette d’article", en: "Post thumbnail" },
  ImageCustom: { fr: "Image libre", en: "Free picture" },
  ImageBanner: { fr: "Bandeau", en: "Banner" },
  ImageThumbnailProfile: { fr: "Vignette de profil", en: "Profile picture" },
  AudioUpload: { fr: "Son", en: "Sound" },
  SoundcloudCode: { fr: "SoundCloud", en: "SoundCloud" },
  AushaPodcast: { fr: "Podcast Ausha", en: "Ausha podcast" },
  DocumentFile: { fr: "Document", en: "Document" },
  YoutubeLink: { fr: "Film YouTube", en: "YouTube film" },
  VimeoLink: { fr: "Film Vimeo", en: "Vimeo film" },
  DailymotionLink: { fr: "Film Dailymotion", en: "Dailymotion film" },
};

/** Media types played on another site. */
export type EmbedType = Extract<MediaType, "SoundcloudCode" | "AushaPodcast" | "YoutubeLink" | "VimeoLink" | "DailymotionLink">;

/** A sound or a film on another site. */
export interface Embed {
  mediaType: EmbedType;
  /** URL of its page there, without tracking parameters. */
  url: string;
  /** URL of the player, loaded on demand; null if it cannot be derived from the page URL. */
  playerUrl: string | null;
}

/**
 * Parses a pasted URL or `<iframe>` of one of five video and audio sites; null for anything else. The player's URL is rebuilt from the id;
 * no pasted code is stored.
 */
export function embedOf(pasted: string): Embed | null {
  const text = pasted.trim();
  const code = /<iframe\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]?.replaceAll("&amp;", "&");
  const typed = code ?? text;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : typed.startsWith("//") ? `https:${typed}` : `https://${typed}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  if (url.username !== "" || url.password !== "" || url.port !== "") return null;
  const host = url.hostname.toLowerCase().replace(/^(www|m)\./, "");
  return READERS[host]?.(url, url.pathname.split("/").filter(Boolean)) ?? null;
}

type Reader = (url: URL, path: readonly string[]) => Embed | null;

const youtube = (id: string | null | undefined): Embed | null =>
  id && /^[\w-]{11}$/.test(id)
    ? {
        mediaType: "YoutubeLink",
        url: `https://www.youtube.com/watch?v=${id}`,
        // The site's own domain for players without tracking before playback.
        playerUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      }
    : null;

const youtubePage: Reader = (url, [kind, id]) =>
  kind === "watch" ? youtube(url.searchParams.get("v")) : ["shorts", "embed", "live", "v"].includes(kind ?? "") ? youtube(id) : null;

function vimeo(id: string | undefined, secret: string | null | undefined): Embed | null {
  if (!id || !/^\d{5,12}$/.test(id)) return null;
  // Unlisted videos are shown only with a second secret.
  const hash = secret && /^[0-9a-f]{6,20}$/.test(secret) ? secret : null;
  return {
    mediaType: "VimeoLink",
    url: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
    playerUrl: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ""}dnt=1`,
  };
}

const dailymotion = (id: string | null | undefined): Embed | null =>
  id && /^[a-z0-9]{5,12}$/i.test(id)
    ? {
        mediaType: "DailymotionLink",
        url: `https://www.dailymotion.com/video/${id}`,
        playerUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
      }
    : null;

function soundcloud(page: string): Embed {
  return { mediaType: "SoundcloudCode", url: page, playerUrl: `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}` };
}

const WORD = /^[\w-]{1,100}$/;

const READERS: Readonly<Record<string, Reader>> = {
  "youtube.com": youtubePage,
  "youtube-nocookie.com": youtubePage,
  "youtu.be": (_, [id]) => youtube(id),
  "vimeo.com": (_, [id, secret]) => vimeo(id, secret),
  "player.vimeo.com": (url, [kind, id]) => (kind === "video" ? vimeo(id, url.searchParams.get("h")) : null),
  "dailymotion.com": (_, path) => dailymotion(path[0] === "embed" ? path[2] : path[0] === "video" ? path[1] : null),
  "geo.dailymotion.com": (url) => dailymotion(url.searchParams.get("video")),
  "dai.ly": (_, [id]) => dailymotion(id),
  "soundcloud.com": (_, [who, what, set]) =>
    who && what && WORD.test(who) && WORD.test(what) && (set === undefined || WORD.test(set))
      ? soundcloud(`https://soundcloud.com/${who}/${what}${set ? `/${set}` : ""}`)
      : null,
  "w.soundcloud.com": (url) => {
    const track = /^https:\/\/api\.soundcloud\.com\/(tracks|playlists)\/(?:soundcloud%3Atracks%3A|soundcloud:tracks:)?(\d{1,15})$/.exec(
      url.searchParams.get("url") ?? "",
    );
    return track ? soundcloud(`https://api.soundcloud.com/${track[1]}/${track[2]}`) : null;
  },
  "podcast.ausha.co": (_, [show, episode]) =>
    show && WORD.test(show) && (episode === undefined || WORD.test(episode))
      ? { mediaType: "AushaPodcast", url: `https://podcast.ausha.co/${show}${episode ? `/${episode}` : ""}`, playerUrl: null }
      : null,
  "player.ausha.co": (url) => {
    const id = url.searchParams.get("podcastId");
    return id && /^[A-Za-z0-9]{6,24}$/.test(id)
      ? {
          mediaType: "AushaPodcast",
          url: `https://player.ausha.co/?podcastId=${id}`,
          playerUrl: `https://player.ausha.co/?podcastId=${id}`,
        }
      : null;
  },
};

/** Returns the media type of a sound from its first bytes: MP3, Ogg, WAV or MPEG-4; null otherwise. */
export function audioTypeOf(head: Uint8Array): "audio/mpeg" | "audio/ogg" | "audio/wav" | "audio/mp4" | null {
  const text = (at: number, length: number) => String.fromCharCode(...head.subarray(at, at + length));
  if (text(0, 4) === "OggS") return "audio/ogg";
  if (text(0, 4) === "RIFF" && text(8, 4) === "WAVE") return "audio/wav";
  if (text(4, 4) === "ftyp" && /^(M4A |mp42|isom|M4B )$/.test(text(8, 4))) return "audio/mp4";
  if (text(0, 3) === "ID3") return "audio/mpeg";
  // A frame: eleven bits set, MPEG 1 or 2, layer III.
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0 && ((head[1] ?? 0) & 0x06) === 0x02;
  return isFrame ? "audio/mpeg" : null;
}
