import { type PointerEvent, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { Field, type FieldProps } from "../fields/Field.tsx";
import { splitField } from "../fields/TextField.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { positionOf } from "./MediaThumbnail.tsx";
import { Aim, Cuts, Ring, Shares } from "./media.styles.ts";
import { mediaTexts } from "./texts.ts";

/** Focal point of a cropped picture: shares of width and height, from the top left. */
export interface FocalPoint {
  x: number;
  y: number;
}

interface FocalPointFieldProps extends FieldProps {
  /** The whole picture. */
  src: string;
  /** Null: its middle. */
  value: FocalPoint | null;
  onChange: (value: FocalPoint | null) => void;
}

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

/** A field for the focal point of a picture, which stays visible in crops: set with the pointer or by two sliders; three crops are previewed. */
export function FocalPointField(props: FocalPointFieldProps) {
  const say = useOwnTexts(mediaTexts);
  const cutsId = useId();
  const [field, { src, value, onChange }] = splitField(props);
  const point = value ?? MIDDLE;
  const aim = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) });
  };
  const shapes = [
    { label: say.banner, width: 192 },
    { label: say.square, width: 72 },
    { label: say.portrait, width: 48 },
  ];
  return (
    <Field {...field} labelElement="legend">
      {(control) => (
        <>
          {/* The pointer is a shortcut; the sliders below are the accessible way. */}
          <Aim onPointerDown={aim}>
            <img alt="" src={src} />
            <Ring style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
          </Aim>
          <Shares>
            {(["x", "y"] as const).map((axis) => (
              <label key={axis}>
                {axis === "x" ? say.across : say.down}
                <input
                  aria-describedby={control["aria-describedby"]}
                  aria-valuetext={say.percent(point[axis])}
                  max={100}
                  min={0}
                  onChange={(event) => onChange({ ...point, [axis]: Number(event.target.value) / 100 })}
                  step={1}
                  type="range"
                  value={Math.round(point[axis] * 100)}
                />
              </label>
            ))}
            {value ? (
              <Button onClick={() => onChange(null)} variant="plain">
                {say.center}
              </Button>
            ) : null}
          </Shares>
          <Cuts aria-label={say.cuts} id={cutsId}>
            {shapes.map(({ label, width }) => (
              <li key={label}>
                <img alt="" height={72} src={src} style={positionOf(point)} width={width} />
                {label}
              </li>
            ))}
          </Cuts>
        </>
      )}
    </Field>
  );
}

/** Hundredths between the two edges. */
const share = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
