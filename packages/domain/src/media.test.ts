import { describe, expect, it } from "vitest";
import { audioTypeOf, embedOf, mediaNatures } from "./media.ts";

describe("what plays on another site", () => {
  const film = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&si=suivi", "YoutubeLink", film],
    ["youtu.be/dQw4w9WgXcQ?si=suivi", "YoutubeLink", film],
    ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "YoutubeLink", film],
    ['<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=3" allowfullscreen></iframe>', "YoutubeLink", film],
    ["https://vimeo.com/76979871", "VimeoLink", "https://vimeo.com/76979871"],
    ["https://vimeo.com/76979871/0a1b2c3d4e?share=copy", "VimeoLink", "https://vimeo.com/76979871/0a1b2c3d4e"],
    ["//player.vimeo.com/video/76979871?h=0a1b2c3d4e", "VimeoLink", "https://vimeo.com/76979871/0a1b2c3d4e"],
    ["https://www.dailymotion.com/video/x84sh87?playlist=x1", "DailymotionLink", "https://www.dailymotion.com/video/x84sh87"],
    ["https://dai.ly/x84sh87", "DailymotionLink", "https://www.dailymotion.com/video/x84sh87"],
    ["https://geo.dailymotion.com/player.html?video=x84sh87", "DailymotionLink", "https://www.dailymotion.com/video/x84sh87"],
    ["https://soundcloud.com/librairie-du-quai/perec?utm_source=x", "SoundcloudCode", "https://soundcloud.com/librairie-du-quai/perec"],
    [
      '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500"></iframe>',
      "SoundcloudCode",
      "https://api.soundcloud.com/tracks/293",
    ],
    ["https://podcast.ausha.co/a-voix-haute/episode-3", "AushaPodcast", "https://podcast.ausha.co/a-voix-haute/episode-3"],
    ["https://player.ausha.co/?podcastId=AbCdEf123456&v=3", "AushaPodcast", "https://player.ausha.co/?podcastId=AbCdEf123456"],
  ])("reads %s", (pasted, mediaType, url) => {
    expect(embedOf(pasted)).toMatchObject({ mediaType, url });
  });

  it("gives players that note nothing before they are started, and none where the page does not say which", () => {
    expect(embedOf(film)?.playerUrl).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    expect(embedOf("https://vimeo.com/76979871/0a1b2c3d4e")?.playerUrl).toBe("https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1");
    expect(embedOf("https://podcast.ausha.co/a-voix-haute")?.playerUrl).toBeNull();
  });

  it("reads again what it wrote", () => {
    for (const pasted of [film, "https://vimeo.com/76979871/0a1b2c3d4e", "https://dai.ly/x84sh87", "https://soundcloud.com/a/b"]) {
      const embed = embedOf(pasted);
      expect(embed && embedOf(embed.url)).toEqual(embed);
      expect(embed?.playerUrl && embed.mediaType !== "SoundcloudCode" ? embedOf(embed.playerUrl) : embed).toEqual(embed);
    }
  });

  it.each([
    "",
    "bonjour",
    "javascript:alert(1)",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "https://example.org/https://youtu.be/dQw4w9WgXcQ",
    "https://youtube.com@example.org/watch?v=dQw4w9WgXcQ",
    "https://user:secret@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E%3Cscript%3E",
    "https://www.youtube.com/watch?v=trop-court",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ et du texte",
    "https://vimeo.com/manage/videos",
    "https://soundcloud.com/seul",
    "https://w.soundcloud.com/player/?url=https%3A//example.org/tracks/293",
    '<iframe src="javascript:alert(1)"></iframe>',
    "<script src='https://youtu.be/dQw4w9WgXcQ'></script>",
    "data:text/html,<iframe src='https://youtu.be/dQw4w9WgXcQ'>",
  ])("takes nothing from %s but what is of the five sites", (pasted) => {
    const embed = embedOf(pasted);
    // Code around an iframe's source never comes along.
    expect(embed === null || /^https:\/\/[\w./?=&-]+$/.test(embed.url)).toBe(true);
    if (!pasted.startsWith("data:")) expect(embed).toBeNull();
  });
});

describe("a sound", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it("is known by how it begins", () => {
    expect(audioTypeOf(bytes("ID3\u0004\0\0"))).toBe("audio/mpeg");
    expect(audioTypeOf(Uint8Array.of(0xff, 0xfb, 0x90, 0x64))).toBe("audio/mpeg");
    expect(audioTypeOf(bytes("OggS\0\u0002"))).toBe("audio/ogg");
    expect(audioTypeOf(bytes("RIFF\0\0\0\0WAVEfmt "))).toBe("audio/wav");
    expect(audioTypeOf(bytes("\0\0\0 ftypM4A \0"))).toBe("audio/mp4");
  });
  it("is not what only is called so", () => {
    for (const text of ["", "<html>", "RIFF\0\0\0\0WEBP", "%PDF-1.7", "\0\0\0 ftypqt  "]) expect(audioTypeOf(bytes(text))).toBeNull();
  });
});

it("every type of media is made of something", () => {
  expect(Object.keys(mediaNatures)).toHaveLength(12);
});
