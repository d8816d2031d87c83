import type { MediaType } from "@reserve/domain";
import type { DrawnFile } from "../platform/drawn-files.ts";
import { drawScene, type Scene } from "./scenes.ts";

/** A medium of the demo shop. */
export interface DemoMedia {
  mediaType: MediaType;
  title: string;
  altText: string;
  fileName: string | null;
  /** The picture's content; null if it is not a picture. */
  scene: Scene | null;
  width: number | null;
  height: number | null;
  externalUrl: string | null;
  focalPoint: { x: number; y: number } | null;
  daysAgo: number;
  by: "admin" | "redaction";
}

const picture = (
  [mediaType, scene, title, altText]: readonly [MediaType, Scene, string, string],
  fileName: string,
  daysAgo: number,
  focalPoint: DemoMedia["focalPoint"] = null,
): DemoMedia => {
  const [width, height] = mediaType === "ImageBanner" ? [1600, 800] : mediaType === "ImageThumbnailCms" ? [1200, 800] : [1800, 1200];
  return { mediaType, title, altText, fileName, scene, width, height, externalUrl: null, focalPoint, daysAgo, by: "redaction" };
};

const other = (mediaType: MediaType, title: string, altText: string, daysAgo: number, more: Partial<DemoMedia>): DemoMedia => ({
  ...{ mediaType, title, altText, fileName: null, scene: null, width: null, height: null, externalUrl: null, focalPoint: null, daysAgo },
  by: "admin",
  ...more,
});

/** The media library of the demo shop, oldest first: two pictures have no description, and one is a duplicate. */
export const demoMedia: readonly DemoMedia[] = [
  picture(["ImageBanner", "shelves", "Rayon poches", "Quatre étagères de livres de poche et une échelle."], "rayon-poches.jpg", 96),
  picture(["ImageBanner", "harbour", "Port de commerce", "Deux voiliers devant les façades du port."], "port.jpg", 88),
  picture(
    ["ImageCustom", "lighthouse", "Phare du Petit Minou", "Un phare sur son rocher, une lampe allumée en plein jour."],
    "phare.jpg",
    80,
    { x: 0.4, y: 0.45 },
  ),
  picture(["ImageThumbnailCms", "bridge", "Tram sur le pont de Recouvrance", "Un tram vert passe le pont levant."], "recouvrance.jpg", 71),
  picture(["ImageCustom", "cinema", "Salle Jacques-Demy", "Une salle de cinéma vide, un paysage à l’écran."], "salle-demy.jpg", 64),
  other("DocumentFile", "Programme de décembre", "", 52, { fileName: "programme-decembre.pdf" }),
  picture(
    ["ImageCustom", "readingCorner", "Coin lecture", "Un fauteuil rouge sous une lampe, un livre ouvert posé dessus."],
    "coin-lecture.jpg",
    47,
  ),
  other("YoutubeLink", "Rencontre filmée : lire à voix haute", "", 41, { externalUrl: "https://www.youtube.com/watch?v=M7lc1UVf-VE" }),
  picture(["ImageThumbnailCms", "tea", "Thé du club de lecture", ""], "the-club.jpg", 36),
  picture(
    ["ImageThumbnailCms", "storm", "Coup de vent en rade", "Un bateau à voile blanche entre deux vagues, sous l’orage."],
    "coup-de-vent.jpg",
    30,
  ),
  other("AudioUpload", "La corne de brume, extrait lu", "Une corne de brume, trois fois.", 27, { fileName: "corne-de-brume.wav" }),
  picture(["ImageThumbnailCms", "cat", "Le chat des Capucins", "Un chat noir endormi sur une pile de livres."], "chat.jpg", 22),
  other("VimeoLink", "Dans l’atelier du relieur", "", 18, { externalUrl: "https://vimeo.com/76979871" }),
  picture(
    ["ImageThumbnailCms", "desk", "Écrire un premier roman", "Une feuille écrite, un crayon, un pot de plumes."],
    "premier-roman.jpg",
    14,
  ),
  other("SoundcloudCode", "Musique de la nuit de la lecture", "", 11, { externalUrl: "https://soundcloud.com/forss/flickermood" }),
  picture(["ImageBanner", "stage", "Soirée lecture, bandeau", "Un micro et une chaise sous deux projecteurs."], "soiree-lecture.jpg", 8, {
    x: 0.5,
    y: 0.4,
  }),
  picture(["ImageThumbnailCms", "forest", "Contes au bois", ""], "contes-au-bois.jpg", 5),
  picture(
    ["ImageBanner", "shopWindow", "Vitrine de Noël", "La vitrine de la librairie un soir de neige, un sapin et des guirlandes."],
    "vitrine-noel.jpg",
    3,
  ),
  picture(["ImageCustom", "lighthouse", "phare (2)", "Un phare."], "phare (2).jpg", 1),
];

/** Returns the key of a demo file: the same in every demo shop, so that its bytes can be generated on demand. */
export function demoKey(place: number): string {
  return `de${place.toString(16).padStart(30, "0")}`;
}

/** Returns the stored file's name. */
export function demoFile(place: number, { scene, mediaType }: DemoMedia): string {
  const key = demoKey(place);
  return scene !== null ? `pictures/${key}` : mediaType === "AudioUpload" ? `sounds/${key}` : `product-files/${key}.pdf`;
}

/** Returns a plausible size in bytes: for a picture, about that of its four sizes. */
export function demoSize(media: DemoMedia): number {
  if (media.scene !== null) return 38_000 + media.title.length * 611;
  return (media.mediaType === "AudioUpload" ? horn() : programme()).byteLength;
}

const EDGES: Readonly<Record<string, number>> = { small: 96, medium: 288, large: 720, full: 1600 };

/** Generates the content of a stored demo file by its name; null if there is none. */
export function drawDemoFile(name: string): DrawnFile | null {
  const [, folder, digits, size] = /^(pictures|sounds|product-files)\/de([0-9a-f]{30})(?:\/(\w+)\.webp|\.pdf)?$/.exec(name) ?? [];
  const media = digits === undefined ? undefined : demoMedia[Number.parseInt(digits, 16)];
  if (!media) return null;
  const edge = EDGES[size ?? ""];
  if (media.scene !== null && media.width && media.height) {
    if (folder !== "pictures" || edge === undefined) return null;
    const scale = Math.min(1, edge / Math.max(media.width, media.height));
    return { svg: drawScene(media.scene, Math.round(media.width * scale), Math.round(media.height * scale)) };
  }
  if (folder === "sounds" && media.mediaType === "AudioUpload") return { bytes: horn() };
  return folder === "product-files" && media.mediaType === "DocumentFile" ? { bytes: programme() } : null;
}

const RATE = 8000;
const SECONDS = 6;

/** Returns three low horn blasts, as 8-bit WAV. */
function horn(): Uint8Array {
  const count = RATE * SECONDS;
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("RIFF\0\0\0\0WAVEfmt "));
  view.setUint32(4, 36 + count, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  bytes.set(new TextEncoder().encode("data"), 36);
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) {
    const second = at / RATE;
    const within = second % 2;
    const loud = within < 1.3 ? Math.min(1, within * 8, (1.3 - within) * 8) : 0;
    const wave =
      Math.sin(2 * Math.PI * 92 * second) + 0.5 * Math.sin(2 * Math.PI * 184 * second) + 0.25 * Math.sin(2 * Math.PI * 276 * second);
    bytes[44 + at] = 128 + Math.round(52 * loud * wave);
  }
  return bytes;
}

/** Returns a PDF of one page with the month. */
function programme(): Uint8Array {
  const text = "BT /F1 28 Tf 72 740 Td (Librairie du Quai) Tj 0 -44 Td /F1 18 Tf (Programme de d\\351cembre) Tj ET";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${starts.join("")}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
