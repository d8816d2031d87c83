/** What stays in sight when a picture is cut: shares of its width and height, 0 to 1, from the upper left. */
export interface PictureFocus {
  x: number;
  y: number;
}

/** The point as a picture within a text says it (`data-focus="30 70"`): percents from the left and from above; null for the middle, which nobody has to say. */
export function focusText(point: PictureFocus | null): string | null {
  if (point === null) return null;
  const percents = [point.x, point.y].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 100));
  return percents.every((percent) => percent === 50) ? null : percents.join(" ");
}

/** The point that such a text says; null when it says none. */
export function readFocus(text: string | null): PictureFocus | null {
  const [, x, y] = /^(0|[1-9]\d?|100) (0|[1-9]\d?|100)$/.exec(text ?? "") ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x) / 100, y: Number(y) / 100 };
}
