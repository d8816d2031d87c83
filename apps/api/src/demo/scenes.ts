/** A picture of the demo shop, drawn here in flat colours on 360 by 240. */
export type Scene = keyof typeof SCENES;

const INK = "#2b2f38";
const PAPER = "#efe6d2";
const SEA = "#4f7480";
const SPINES = ["#7d2e2b", "#b5633f", "#c9a24b", "#5f7d5a", "#33566e", "#8a7a62", "#e4d8bd", "#4a3b5c", "#a34a3a"];

const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const times = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Returns a row of books as SVG, deterministic: widths, heights and colours follow from the position. */
function books(from: number, to: number, floor: number, tallest: number, start = 0): string {
  let drawn = "";
  for (let x = from, index = start; ; index += 1) {
    const width = 6 + ((index * 7) % 6);
    if (x + width > to) return drawn;
    const height = tallest - ((index * 5) % 11);
    drawn += rect(x, floor - height, width - 1, height, SPINES[(index * 4 + start) % SPINES.length] ?? INK);
    x += width;
  }
}

const waves = (top: number, fill: string) => path(`M0 ${top}${times(6, (index) => `q30 ${index % 2 ? 9 : -9} 60 0`)}V240H0z`, fill);

const SCENES = {
  lighthouse: () =>
    rect(0, 0, 360, 240, "#dfe6e0") +
    disc(286, 58, 24, "#e0a546") +
    path("M128 92 0 52v78z", "#f1e9cf", 'opacity=".8"') +
    waves(172, SEA) +
    waves(200, "#3d5f6d") +
    path("M92 196q48-46 104 0z", "#4b443c") +
    path("M126 178 132 84h24l6 94z", "#f3ecda") +
    path("M129 130 131 108h26l2 22z", "#a8402f") +
    rect(128, 78, 32, 6, INK) +
    rect(135, 60, 18, 18, "#f0c862") +
    path("M131 60 144 44l13 16z", INK),
  shelves: () =>
    rect(0, 0, 360, 240, "#50392a") +
    times(4, (row) => rect(14, 12 + row * 56, 332, 50, "#2f2119") + books(18, 342, 60 + row * 56, 44, row * 3)) +
    path("M250 240V20M272 240V20", "none", 'stroke="#c9a15c" stroke-width="5"') +
    times(8, (step) => rect(250, 34 + step * 28, 22, 4, "#c9a15c")),
  harbour: () =>
    rect(0, 0, 360, 240, "#e8dcc4") +
    times(7, (index) => {
      const x = 6 + index * 50;
      const top = 66 + ((index * 17) % 26);
      return (
        rect(x, top, 46, 150 - top, ["#e9e1cf", "#c58f6a", "#d9c08f", "#a9b4a2"][index % 4] ?? PAPER) +
        path(`M${x - 2} ${top}l25-20 25 20z`, "#4e5560") +
        times(4, (pane) => rect(x + 9 + (pane % 2) * 18, top + 12 + Math.floor(pane / 2) * 26, 9, 14, "#5b6b73"))
      );
    }) +
    rect(0, 150, 360, 90, "#6d929a") +
    times(9, (index) => rect((index * 83) % 330, 164 + index * 8, 34, 2, "#a8c3c4")) +
    path("M78 186h78l-14 22H92z", "#a8402f") +
    line("M114 186V96", INK, 3) +
    path("M118 102v74h44z", "#f6efdf") +
    path("M232 202h92l-16 24h-62z", "#2f4d63") +
    line("M276 202v-84", INK, 3) +
    path("M272 124v68h-38z", "#e6cf9a"),
  shopWindow: () =>
    rect(0, 0, 360, 240, "#28333f") +
    rect(20, 40, 320, 190, "#1d4a42") +
    rect(20, 40, 320, 26, "#16352f") +
    times(8, (index) => path(`M${20 + index * 40} 66h40l-6 20h-28z`, index % 2 ? "#e9dfc8" : "#a8402f")) +
    rect(36, 92, 116, 112, "#f0d28a") +
    rect(208, 92, 116, 112, "#f0d28a") +
    rect(162, 92, 36, 138, "#16352f") +
    rect(168, 100, 24, 70, "#d9b867") +
    books(44, 146, 204, 46, 2) +
    books(216, 318, 204, 40, 7) +
    path("M80 128l14-26 14 26z M82 144l12-22 12 22z", "#2f6b4f") +
    times(5, (index) => disc(222 + index * 22, 108 + (index % 2) * 8, 3.5, "#a8402f")) +
    times(22, (index) => disc((index * 67) % 360, (index * 41) % 230, 1.6, "#f5f1e6")) +
    rect(0, 230, 360, 10, "#dfe3e2"),
  readingCorner: () =>
    rect(0, 0, 360, 240, "#37505a") +
    rect(0, 196, 360, 44, "#5d4636") +
    path("M96 74 40 196h136L132 74z", "#e9cf86", 'opacity=".35"') +
    line("M114 84v112", INK, 5) +
    rect(90, 192, 48, 6, INK) +
    path("M86 84 100 48h28l14 36z", "#d99a3d") +
    rect(196, 112, 104, 74, "#9c4236", 'rx="18"') +
    rect(182, 140, 28, 60, "#b4574a", 'rx="12"') +
    rect(286, 140, 28, 60, "#b4574a", 'rx="12"') +
    rect(200, 164, 96, 32, "#b4574a", 'rx="8"') +
    path("M226 160l22-8 22 8v-20l-22-8-22 8z", PAPER) +
    line("M248 132v20", "#b9ab8e", 2) +
    rect(220, 28, 70, 48, "#c9b98f") +
    path("M226 70l18-24 12 14 10-10 18 20z", "#6d8a86"),
  cinema: () =>
    rect(0, 0, 360, 240, "#1f1a1d") +
    path("M40 0h30L50 150H20zM320 0h-30l20 150h30z", "#5e2026") +
    rect(76, 22, 208, 112, "#ece4cf") +
    path("M76 134V100l48-30 40 22 52-40 68 46v36z", "#8a9a92") +
    disc(238, 50, 13, "#d9a544") +
    path("M180 240 96 134h168z", "#fff6d8", 'opacity=".12"') +
    times(3, (row) =>
      times(9 + row, (seat) =>
        rect(180 - (9 + row) * 18 + seat * 36, 152 + row * 30, 30, 34, ["#8e2f35", "#7c272e", "#692026"][row] ?? INK, 'rx="6"'),
      ),
    ),
  bridge: () =>
    rect(0, 0, 360, 240, "#cfd9d6") +
    path("M0 150 70 110l60 26 80-44 60 38 90-28v88H0z", "#93a79c") +
    rect(0, 168, 360, 72, "#577781") +
    rect(96, 40, 26, 150, "#6b7178") +
    rect(238, 40, 26, 150, "#6b7178") +
    rect(88, 30, 42, 12, "#4d535b") +
    rect(230, 30, 42, 12, "#4d535b") +
    rect(0, 132, 360, 12, "#3f464e") +
    line("M0 96 109 44M360 96 251 44M109 44q71 70 142 0", "#3f464e", 3) +
    times(11, (index) => rect(14 + index * 33, 138, 2, 32, "#4d535b")) +
    rect(150, 112, 62, 20, "#1f5c4a", 'rx="4"') +
    times(4, (index) => rect(156 + index * 14, 116, 9, 8, "#e8dfc6")),
  cat: () =>
    rect(0, 0, 360, 240, "#e5d3b3") +
    rect(40, 20, 280, 150, "#a9c0bd") +
    rect(176, 20, 8, 150, PAPER) +
    rect(40, 92, 280, 6, PAPER) +
    rect(0, 196, 360, 44, "#7b5a41") +
    times(4, (index) => rect(96 + (index % 2) * 8, 180 - index * 16, 150 - (index % 3) * 14, 15, SPINES[index * 2] ?? INK)) +
    path("M120 132q-6-46 34-50 62-4 66 50z", INK) +
    path("M214 132q34 6 30-26", "none", 'stroke="#2b2f38" stroke-width="11" stroke-linecap="round"') +
    disc(136, 82, 24, INK) +
    path("M114 74l4-26 16 16zM140 62l16-14 2 26z", INK) +
    path("M124 82q5-6 10 0M140 82q5-6 10 0", "none", 'stroke="#e0b956" stroke-width="2.5"'),
  tea: () =>
    rect(0, 0, 360, 240, "#c9a24b") +
    rect(0, 160, 360, 80, "#8a5a3c") +
    path("M70 160q-8-70 52-72 62 0 56 72z", "#2f5d63") +
    rect(104, 78, 36, 10, "#24484d", 'rx="5"') +
    disc(122, 72, 7, "#24484d") +
    line("M176 116q30-4 26-30M72 112q-34 0-24 34h22", "#2f5d63", 9) +
    path("M224 132h60q0 34-30 34t-30-34z", PAPER) +
    line("M284 138q20 0 14 14-4 8-18 6", PAPER, 5) +
    line("M244 120q-8-12 2-22M262 120q-8-12 2-22", "#f6edd6", 3) +
    path("M110 214l80-20 80 20-80 18z", "#a8402f") +
    path("M112 208l78-18v36zM268 208l-78-18v36z", "#f4ecd9"),
  storm: () =>
    rect(0, 0, 360, 240, "#56656f") +
    path("M0 0h360v70q-60 30-110 4-50 30-110 2-60 30-140-6z", "#3c4750") +
    line("M250 74l-20 34h22l-24 42", "#f0d37c", 5) +
    path("M0 170q50-60 100-10 60-80 110 0 60-60 150-8v88H0z", "#3d6470") +
    path("M0 204q60-40 120 0t120 0 120 0v36H0z", "#2c4a56") +
    path("M118 150q40-14 62 14-30-6-62-14z", "#e8efe9") +
    path("M262 150q30-20 62 6-34-4-62-6z", "#e8efe9") +
    path("M160 176h70l-12 20h-44z", "#a8402f") +
    line("M196 176v-44", INK, 3) +
    path("M198 136l30 12-30 14z", PAPER),
  stage: () =>
    rect(0, 0, 360, 240, "#2d2338") +
    path("M60 0h50l40 200H20zM300 0h-50l-40 200h130z", "#f0d695", 'opacity=".16"') +
    rect(0, 196, 360, 44, "#5b3d2c") +
    line("M180 210V88", "#c9c3b4", 4) +
    rect(156, 206, 48, 6, "#c9c3b4") +
    rect(170, 56, 20, 36, "#8f9a99", 'rx="10"') +
    times(4, (index) => rect(170, 62 + index * 7, 20, 2, "#56605f")) +
    path("M232 196v-56h66v56h-8v-30h-50v30z", "#9c6a3f") +
    path("M240 134l26-10 26 10v-18l-26-8-26 8z", PAPER) +
    times(3, (index) => disc(42 + index * 30, 214 - index * 4, 11, "#463656")),
  forest: () =>
    rect(0, 0, 360, 240, "#f0dfae") +
    disc(180, 92, 44, "#e8b04a") +
    times(9, (index) => {
      const x = index * 44 - 8;
      const top = 40 + ((index * 29) % 46);
      return path(`M${x} 200l24-${200 - top}l24 ${200 - top}z`, ["#3f6b57", "#5a8263", "#2f5548"][index % 3] ?? INK);
    }) +
    rect(0, 190, 360, 50, "#76693f") +
    path("M148 240q10-40 30-50h14q18 14 24 50z", "#cdb67a") +
    rect(236, 150, 4, 46, INK) +
    path("M222 150h32v-22h-32zM222 128l16-14 16 14z", "#a8402f"),
  desk: () =>
    rect(0, 0, 360, 240, "#b9c4bb") +
    rect(0, 170, 360, 70, "#8c6847") +
    path("M96 196 132 84l112 14-20 112z", "#fbf6e8") +
    times(7, (index) => line(`M${142 - index * 3} ${106 + index * 12}l${84 - (index % 3) * 20} 10`, "#8d95a0", 2)) +
    path("M238 196 300 92l12 8-62 104-14 6z", "#d99a3d") +
    path("M300 92l6-10 12 8-6 10z", "#a8402f") +
    rect(44, 128, 40, 54, "#3c5f73", 'rx="4"') +
    times(3, (index) => line(`M${54 + index * 10} 130V${96 + index * 6}`, ["#a8402f", "#2f5d50", "#c9a24b"][index] ?? INK, 4)),
} as const satisfies Record<string, () => string>;

/** Returns a scene as SVG in this size in pixels; cropped from its format of two by three. */
export function drawScene(scene: Scene, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${SCENES[scene]()}</svg>`;
}
