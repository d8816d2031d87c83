import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ArrowRightIcon, CircleAlertIcon, CircleCheckIcon, InfoIcon, ScanBarcodeIcon, TriangleAlertIcon } from "../icons.ts";
import { ProgressSegments } from "../status/Progress.tsx";
import { Answer, BarBox, Bench } from "./ScanBar.styles.ts";

/** Message about a scanned code. */
export interface ScanAnswer {
  tone: "success" | "warning" | "danger" | "info";
  title: string;
  detail?: string | undefined;
  /** Increments with each scan, so that the same text is announced again. */
  turn: number;
}

interface ScanBarProps {
  /** Names the bar for screen readers. */
  label: string;
  fieldLabel: string;
  /** Names the button beside the field, for those without a scanner. */
  enterLabel: string;
  onScan: (text: string) => void;
  /** Result of the last scan; null before the first. */
  answer: ScanAnswer | null;
  /** Shown before the first scan. */
  hint: string;
  progress: { done: number; total: number; label: string };
  /** Square buttons after the field: undo, sound. */
  tools?: ReactNode;
  /** The buttons that end the work, once it can end. */
  children?: ReactNode;
}

const icons = { success: <CircleCheckIcon />, warning: <TriangleAlertIcon />, danger: <CircleAlertIcon />, info: <InfoIcon /> } as const;

/** Scan field with the last result and the progress; sticky, at the bottom on small screens. */
export function ScanBar({ label, fieldLabel, enterLabel, onScan, answer, hint, progress, tools, children }: ScanBarProps) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  return (
    <BarBox aria-label={label}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onScan(text);
          setText("");
          input.current?.focus();
        }}
      >
        <TextField
          autoComplete="off"
          before={<ScanBarcodeIcon />}
          inputMode="numeric"
          label={fieldLabel}
          name="code"
          onChange={setText}
          ref={input}
          spellCheck={false}
          value={text}
        />
        <IconButton icon={<ArrowRightIcon />} label={enterLabel} type="submit" variant="secondary" />
        {tools}
      </form>
      <p>
        <ProgressSegments {...progress} />
      </p>
      <div data-end="">{children}</div>
      <Answer aria-atomic="true" data-tone={answer?.tone} role="status">
        <span key={answer?.turn}>
          {answer ? icons[answer.tone] : <InfoIcon />}
          <span>
            {answer ? <strong>{answer.title}</strong> : hint}
            {answer?.detail ? ` ${answer.detail}` : null}
          </span>
        </span>
      </Answer>
    </BarBox>
  );
}

/** Layout of a scan bar with the work area below it. */
export function ScanBench({ children }: { children: ReactNode }) {
  return <Bench>{children}</Bench>;
}
