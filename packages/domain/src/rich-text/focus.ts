/** Focal point of a cropped picture: shares of width and height, 0 to 1, from the top left. */
export interface PictureFocus {
  x: number;
  y: number;
}

/** Returns the focal point as text (`data-focus="30 70"`), in percent from left and top; null for the centre. */
export function focusText(point: PictureFocus | null): string | null {
  if (point === null) return null;
  const percents = [point.x, point.y].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 100));
  return percents.every((percent) => percent === 50) ? null : percents.join(" ");
}

/** Parses a focal point; null when invalid. */
export function readFocus(text: string | null): PictureFocus | null {
  const [, x, y] = /^(0|[1-9]\d?|100) (0|[1-9]\d?|100)$/.exec(text ?? "") ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x) / 100, y: Number(y) / 100 };
}
