import type { ReactElement } from "react";

/** Props of an icon. */
export interface IconProps {
  /** Width and height in px; 16 by default, 14 beside small text. */
  size?: number;
}

/** An icon of the console's set: decorative, in the colour of the surrounding text. */
export interface Icon {
  (props: IconProps): ReactElement;
  /** The drawing on a 24 × 24 grid. */
  d: string;
}

/** Creates an icon component from a path on a 24 × 24 grid. */
export function createIcon(d: string): Icon {
  const icon: Icon = ({ size = 16 }) => (
    <svg
      aria-hidden="true"
      data-icon=""
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={size < 16 ? 2 : 1.75}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={d} />
    </svg>
  );
  icon.d = d;
  return icon;
}
