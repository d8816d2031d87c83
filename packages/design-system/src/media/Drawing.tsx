/** Placeholder drawing for sounds, films and documents. */
export function Drawing({ kind }: { kind: "picture" | "sound" | "film" | "document" }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 360 240">
      {kind === "sound" ? (
        bars.map(([x, height]) => <rect fill="currentColor" height={height} key={x} rx="2" width="4" x={x} y={120 - height / 2} />)
      ) : kind === "film" ? (
        <>
          <path d="M0 190 96 104l60 52 74-88 130 110v62H0z" fill="currentColor" opacity=".25" />
          <circle cx="180" cy="120" fill="currentColor" r="34" />
          <path d="m169 101 32 19-32 19z" fill="var(--surface)" />
        </>
      ) : (
        <>
          <path d="M124 34h82l30 30v142H124z" fill="var(--surface)" stroke="currentColor" strokeWidth="3" />
          <path d="M206 34v30h30M144 92h72M144 114h72M144 136h72M144 158h44" fill="none" stroke="currentColor" strokeWidth="4" />
        </>
      )}
    </svg>
  );
}

/** Bars of a waveform, from left to right. */
const bars = Array.from({ length: 31 }, (_, index) => [62 + index * 8, 18 + ((index * 37) % 89) * (index % 5 === 0 ? 0.4 : 1)] as const);
