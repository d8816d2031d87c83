import { memo, type ReactNode, useId, useState } from "react";
import { CoverFrame } from "./BookCover.styles.ts";
import { type CoverDesign, type CoverTitle, coverDesign } from "./design.ts";
import type { CoverFace } from "./letters.ts";
import { firstThatFits, formsOfName, setTitle } from "./setting.ts";

/** Sizes with a drawing of their own, not scaled: 32 × 48 in a list, 96 × 144 on a page, 240 × 360 alone. */
export type CoverSize = "small" | "medium" | "large";

interface BookCoverProps extends CoverTitle {
  size: CoverSize;
  /** URL of the cover image; it is loaded when scrolled into view, at the size of the drawn cover. */
  src?: string | undefined;
}

const BOX: Readonly<Record<CoverSize, readonly [width: number, height: number]>> = {
  small: [32, 48],
  medium: [96, 144],
  large: [240, 360],
};
const INK = "#211d18";
const CHALK = "#fcfaf4";

/**
 * Renders a book's cover: its image, or a cover drawn from its title when there is no image or it fails to load. Hidden from assistive technology,
 * because the text beside it says the same.
 */
export const BookCover = memo(function BookCover({ size, src, ...title }: BookCoverProps) {
  const [width, height] = BOX[size];
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <CoverFrame style={{ width, height }}>
      {src && src !== missing ? (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: nobody acts on it, it says that nothing came
        <img alt="" decoding="async" height={height} loading="lazy" onError={() => setMissing(src)} src={src} width={width} />
      ) : (
        <svg aria-hidden="true" focusable="false" height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
          <Drawing {...title} size={size} />
        </svg>
      )}
    </CoverFrame>
  );
});

type DrawingProps = CoverTitle & { size: CoverSize };

function Drawing({ size, ...title }: DrawingProps) {
  const design = coverDesign(title);
  if (size === "small") return <SmallDrawing design={design} />;
  const isLarge = size === "large";
  const author = title.authors[0] ?? "";
  const foot = [title.collection, title.publisher].filter((name) => name !== null && name !== "") as string[];
  const parts = { ...title, design, isLarge, author, foot };
  const [width, height] = BOX[size];
  return (
    <>
      {draw[design.family](parts)}
      {/* the fold beside the spine */}
      <rect fill="#000" height={height} opacity=".1" width={isLarge ? 1.5 : 0.75} x={isLarge ? 7 : 3} y={0} />
      <rect fill="none" height={height} width={width} />
    </>
  );
}

interface Parts extends CoverTitle {
  design: CoverDesign;
  isLarge: boolean;
  author: string;
  /** Collection and publisher, as far as there are. */
  foot: readonly string[];
}

const draw: Readonly<Record<CoverDesign["family"], (parts: Parts) => ReactNode>> = {
  rules: (parts) => <Rules {...parts} />,
  band: (parts) => <Band {...parts} />,
  solid: (parts) => <Solid {...parts} />,
  initial: (parts) => <Initial {...parts} />,
  weave: (parts) => <Weave {...parts} />,
  spine: (parts) => <Spine {...parts} />,
};

function Rules({ title, author, foot, design: { ink, paper }, isLarge }: Parts) {
  const [x, top] = isLarge ? [120, 81] : [48, 37];
  const room = isLarge ? { width: 176, size: 36, maxLines: 4 } : { width: 72, size: 15, maxLines: 4 };
  return isLarge ? (
    <>
      <Paper fill={paper} isLarge />
      <rect fill="none" height={335} stroke={INK} strokeWidth={1.5} width={215} x={12.5} y={12.5} />
      <rect fill="none" height={320} stroke={ink} strokeWidth={1} width={200} x={20} y={20} />
      <rect fill="none" height={311} stroke={ink} strokeWidth={0.75} width={191} x={24.5} y={24.5} />
      <Line anchor="middle" face="text" fill={INK} size={14} x={120} y={62}>
        {firstThatFits(formsOfName(author), "text", 14, 176)}
      </Line>
      <Title anchor="middle" fill={ink} lineHeight={1.16} rise={1.16} room={{ ...room, face: "serif" }} title={title} x={x} y={top} />
      <circle cx={120} cy={282} fill={ink} r={4} />
      <Line anchor="middle" face="text" fill={INK} size={11.5} x={120} y={316}>
        {firstThatFits(foot, "text", 11.5, 176)}
      </Line>
    </>
  ) : (
    <>
      <Paper fill={paper} />
      <rect fill="none" height={134} stroke={INK} strokeWidth={1} width={86} x={5} y={5} />
      <rect fill="none" height={128} stroke={ink} strokeWidth={0.75} width={80} x={8} y={8} />
      <rect fill="none" height={124.4} stroke={ink} strokeWidth={0.5} width={76.4} x={9.8} y={9.8} />
      <Line anchor="middle" face="text" fill={INK} size={9.5} x={48} y={26}>
        {firstThatFits(formsOfName(author), "text", 9.5, 72)}
      </Line>
      <Title anchor="middle" fill={ink} lineHeight={1.16} rise={1.16} room={{ ...room, face: "serif" }} title={title} x={x} y={top} />
      <circle cx={48} cy={113} fill={ink} r={2} />
      <Line anchor="middle" face="text" fill={INK} size={8.5} x={48} y={127}>
        {firstThatFits(foot, "text", 8.5, 72)}
      </Line>
    </>
  );
}

function Band({ title, author, foot, design: { ink }, isLarge }: Parts) {
  const at = isLarge
    ? { x: 20, width: 200, band: 88, pad: 24, size: 34, text: 14, small: 11.5, head: 60, foot: 336 }
    : { x: 8, width: 80, band: 36, pad: 10, size: 14, text: 9.5, small: 8.5, head: 24, foot: 135 };
  const set = setTitle(title, { face: "sans", width: at.width, size: at.size, maxLines: 4 });
  return (
    <>
      <Paper fill={CHALK} isLarge={isLarge} />
      <rect fill={ink} height={set.lines.length * set.size * 1.12 + 2 * at.pad} width={isLarge ? 240 : 96} x={0} y={at.band} />
      <Line face="text" fill={INK} size={at.text} x={at.x} y={at.head}>
        {firstThatFits(formsOfName(author), "text", at.text, at.width)}
      </Line>
      <Lines face="sans" fill="#fff" lineHeight={1.12} set={set} x={at.x} y={at.band + at.pad + set.size * 0.86} />
      {isLarge ? <rect fill={ink} height={3} width={40} x={20} y={306} /> : <rect fill={ink} height={1.5} width={16} x={8} y={122} />}
      <Line face="text" fill={INK} size={at.small} x={at.x} y={at.foot}>
        {firstThatFits(foot, "text", at.small, at.width)}
      </Line>
    </>
  );
}

function Solid({ title, author, foot, design: { ink, paper }, isLarge }: Parts) {
  const at = isLarge
    ? { x: 20, width: 200, top: 90, size: 40, text: 14, small: 11.5, head: 48, foot: 336 }
    : { x: 8, width: 80, top: 36, size: 16, text: 9.5, small: 8.5, head: 19, foot: 135 };
  return (
    <>
      <Paper fill={ink} isLarge={isLarge} />
      <Line face="text" fill={paper} size={at.text} x={at.x} y={at.head}>
        {firstThatFits(formsOfName(author), "text", at.text, at.width)}
      </Line>
      {isLarge ? <rect fill={paper} height={1.5} width={200} x={20} y={65} /> : <rect fill={paper} height={0.75} width={80} x={8} y={26} />}
      <Title
        fill="#fff"
        lineHeight={1.1}
        rise={0.86}
        room={{ face: "sans", width: at.width, size: at.size, maxLines: 5 }}
        title={title}
        x={at.x}
        y={at.top}
      />
      {isLarge ? <rect fill={paper} height={4} width={40} x={20} y={303} /> : <rect fill={paper} height={2} width={16} x={8} y={121} />}
      <Line face="text" fill={paper} size={at.small} x={at.x} y={at.foot}>
        {firstThatFits(foot, "text", at.small, at.width)}
      </Line>
    </>
  );
}

function Initial({ title, author, design: { ink, paper, initial }, isLarge }: Parts) {
  const at = isLarge
    ? { x: 20, width: 200, top: 25, size: 34, text: 14, gap: 33.5, box: [240, 150, 210], letter: [230, 208, 280] }
    : { x: 8, width: 80, top: 10, size: 14, text: 9.5, gap: 13.9, box: [96, 60, 84], letter: [92, 83, 112] };
  const set = setTitle(title, { face: "serif", width: at.width, size: at.size, maxLines: 2 });
  const first = at.top + set.size * 0.86;
  const [width, y, height] = at.box;
  const [letterX, letterY, letterSize] = at.letter;
  return (
    <>
      <Paper fill={paper} isLarge={isLarge} />
      <svg aria-hidden="true" height={height} viewBox={`0 0 ${width} ${height}`} width={width} x={0} y={y}>
        <text data-face="serif" fill={ink} fontSize={letterSize} textAnchor="end" x={letterX} y={letterY}>
          {initial}
        </text>
      </svg>
      <Lines face="serif" fill={INK} lineHeight={1.14} set={set} x={at.x} y={first} />
      <Line face="text" fill={ink} size={at.text} x={at.x} y={first + (set.lines.length - 1) * set.size * 1.14 + at.gap}>
        {firstThatFits(formsOfName(author), "text", at.text, at.width)}
      </Line>
    </>
  );
}

const WEAVES = ["M0 {h}L{h} 0L{w} {h}L{h} {w}Z", "M0 0L{w} {w}", "M{h} 0V{w}M0 {h}H{w}"] as const;

function Weave({ title, author, design: { ink, paper, pattern }, isLarge }: Parts) {
  const id = useId();
  const at = isLarge
    ? { x: 25, y: 40, w: 190, cell: 30, inset: 6.25, size: 32, pad: 24, more: 84, text: 14, foot: 26, center: 120, lines: 4 }
    : { x: 10, y: 16, w: 76, cell: 12, inset: 2.5, size: 13.5, pad: 10, more: 34, text: 9.5, foot: 10, center: 48, lines: 4 };
  const set = setTitle(title, { face: "serif", width: at.w - 4 * at.inset, size: at.size, maxLines: at.lines });
  const height = set.lines.length * set.size * 1.16 + at.more;
  return (
    <>
      <WeavePattern cell={at.cell} id={id} paper={paper} shape={pattern} />
      <Paper fill={ink} isLarge={isLarge} />
      <Paper fill={`url(#${id})`} isLarge={isLarge} opacity={0.5} />
      <rect fill={paper} height={height} width={at.w} x={at.x} y={at.y} />
      <rect
        fill="none"
        height={height - 2 * at.inset}
        stroke={ink}
        strokeWidth={isLarge ? 1.25 : 0.75}
        width={at.w - 2 * at.inset}
        x={at.x + at.inset}
        y={at.y + at.inset}
      />
      <Lines anchor="middle" face="serif" fill={INK} lineHeight={1.16} set={set} x={at.center} y={at.y + at.pad + set.size * 0.86} />
      <Line anchor="middle" face="text" fill={ink} size={at.text} x={at.center} y={at.y + height - at.foot}>
        {firstThatFits(formsOfName(author), "text", at.text, at.w - 4 * at.inset)}
      </Line>
    </>
  );
}

function WeavePattern({ id, cell, paper, shape }: { id: string; cell: number; paper: string; shape: number }) {
  const path = (WEAVES[shape] ?? WEAVES[0]).replaceAll("{w}", String(cell)).replaceAll("{h}", String(cell / 2));
  return (
    <defs>
      <pattern height={cell} id={id} patternUnits="userSpaceOnUse" width={cell}>
        <path d={path} fill="none" stroke={paper} strokeWidth={cell / 9} />
      </pattern>
    </defs>
  );
}

function Spine({ title, author, publisher, design: { ink, paper }, isLarge }: Parts) {
  const at = isLarge
    ? { spine: 50, x: 66, width: 160, top: 34, size: 38, lines: 5, text: 14, foot: 336, up: [32, 340], name: 14, length: 320 }
    : { spine: 20, x: 27, width: 64, top: 14, size: 14.5, lines: 5, text: 9.5, foot: 135, up: [13, 136], name: 8.5, length: 128 };
  const [upX, upY] = at.up;
  return (
    <>
      <Paper fill={paper} isLarge={isLarge} />
      <rect fill={ink} height={isLarge ? 360 : 144} width={at.spine} x={0} y={0} />
      <text data-face="text" fill="#fff" fontSize={at.name} transform={`translate(${upX} ${upY}) rotate(-90)`}>
        {firstThatFits([publisher ?? ""], "text", at.name, at.length)}
      </text>
      <Title
        fill={INK}
        lineHeight={1.16}
        rise={0.86}
        room={{ face: "italic", width: at.width, size: at.size, maxLines: at.lines }}
        title={title}
        x={at.x}
        y={at.top}
      />
      {isLarge ? <rect fill={ink} height={3} width={40} x={66} y={300} /> : <rect fill={ink} height={1.5} width={16} x={27} y={120} />}
      <Line face="text" fill={ink} size={at.text} x={at.x} y={at.foot}>
        {firstThatFits(formsOfName(author), "text", at.text, at.width)}
      </Line>
    </>
  );
}

/** In a list, structure and colour are recognized before the letter, and the title is displayed beside the cover. */
function SmallDrawing({ design: { family, ink, paper, pattern, initial } }: { design: CoverDesign }) {
  const id = useId();
  switch (family) {
    case "rules":
      return (
        <>
          <rect fill={paper} height={48} width={32} />
          <rect fill="none" height={43} stroke={INK} strokeWidth={1} width={27} x={2.5} y={2.5} />
          <rect fill="none" height={38} stroke={ink} strokeWidth={1} width={22} x={5} y={5} />
          <Line anchor="middle" face="serif" fill={ink} size={18} x={16} y={31}>
            {initial}
          </Line>
        </>
      );
    case "band":
      return (
        <>
          <rect fill={CHALK} height={48} width={32} />
          <rect fill={ink} height={22} width={32} x={0} y={15} />
          <Line anchor="middle" face="sans" fill="#fff" size={18} x={16} y={32.5}>
            {initial}
          </Line>
          <rect fill={INK} height={1.5} width={10} x={11} y={7} />
          <rect fill={ink} height={1} width={10} x={11} y={42} />
        </>
      );
    case "solid":
      return (
        <>
          <rect fill={ink} height={48} width={32} />
          <rect fill={paper} height={1} width={22} x={5} y={6} />
          <Line face="sans" fill="#fff" size={20} x={4.5} y={32}>
            {initial}
          </Line>
          <rect fill={paper} height={1.5} width={9} x={5} y={41} />
        </>
      );
    case "initial":
      return (
        <>
          <rect fill={paper} height={48} width={32} />
          <Line anchor="middle" face="serif" fill={ink} size={42} x={16} y={43}>
            {initial}
          </Line>
        </>
      );
    case "weave":
      return (
        <>
          <WeavePattern cell={8} id={id} paper={paper} shape={pattern} />
          <rect fill={ink} height={48} width={32} />
          <rect fill={`url(#${id})`} height={48} opacity={0.5} width={32} />
          <rect fill={paper} height={26} width={22} x={5} y={11} />
          <rect fill="none" height={23} stroke={ink} strokeWidth={0.75} width={19} x={6.5} y={12.5} />
          <Line anchor="middle" face="serif" fill={INK} size={17} x={16} y={30}>
            {initial}
          </Line>
        </>
      );
    case "spine":
      return (
        <>
          <rect fill={paper} height={48} width={32} />
          <rect fill={ink} height={48} width={9} />
          <rect fill="#fff" height={1.5} width={3} x={3} y={5} />
          <rect fill="#fff" height={1.5} width={3} x={3} y={41} />
          <Line anchor="middle" face="italic" fill={INK} size={19} x={20.5} y={31}>
            {initial}
          </Line>
        </>
      );
  }
}

function Paper({ fill, isLarge = false, opacity }: { fill: string; isLarge?: boolean; opacity?: number }) {
  return <rect fill={fill} height={isLarge ? 360 : 144} opacity={opacity} width={isLarge ? 240 : 96} />;
}

interface TypeProps {
  fill: string;
  x: number;
  y: number;
  anchor?: "start" | "middle";
}

function Line({ face, size, fill, x, y, anchor = "start", children }: TypeProps & { face: CoverFace; size: number; children: string }) {
  if (children === "") return null;
  return (
    <text data-face={face} fill={fill} fontSize={size} textAnchor={anchor} x={x} y={y}>
      {children}
    </text>
  );
}

interface TitleProps extends TypeProps {
  title: string;
  room: Parameters<typeof setTitle>[1];
  lineHeight: number;
  /** Baseline offset of the first line below `y`, in font sizes. */
  rise: number;
}

function Title({ title, room, rise, y, ...rest }: TitleProps) {
  const set = setTitle(title, room);
  return <Lines {...rest} face={room.face} set={set} y={y + set.size * rise} />;
}

interface LinesProps extends TypeProps {
  set: ReturnType<typeof setTitle>;
  face: CoverFace;
  lineHeight: number;
}

function Lines({ set: { lines, size }, lineHeight, y, ...rest }: LinesProps) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
    <Line {...rest} key={index} size={size} y={y + index * size * lineHeight}>
      {line}
    </Line>
  ));
}
