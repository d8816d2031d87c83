import type { ReactNode } from "react";
import { AxesBox, Steps } from "./Axes.styles.ts";

interface AxesProps {
  children: ReactNode;
  /** Four axes of equal width, for counts to compare. */
  isEven?: boolean;
}

/** Statuses of a record on separate axes; for a section without padding. */
export function Axes({ children, isEven = false }: AxesProps) {
  return <AxesBox data-even={isEven || undefined}>{children}</AxesBox>;
}

/** An axis of a record's state: title, state and remarks. */
export function Axis({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

interface StepPathProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Steps of a process in order, the current one in bold. */
export function StepPath({ label, steps, current }: StepPathProps) {
  return (
    <Steps aria-label={label}>
      {steps.map((step, index) => (
        <li aria-current={index === current ? "step" : undefined} key={step}>
          {step}
        </li>
      ))}
    </Steps>
  );
}
