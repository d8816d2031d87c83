import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, IconButton } from "../actions/Button.tsx";
import { CircleCheckIcon, CircleDashedIcon, CircleIcon, ClockIcon, MinusIcon, PlusIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { Work } from "../status/Work.tsx";
import { Facts, Group, Hands, Line, Orders } from "./PickList.styles.ts";

interface PickGroupProps {
  /** The shelf as it is written on the wall: « P-17 ». */
  shelf: string;
  /** Full name of the shelf: « Rayon P-17 ». */
  label: string;
  children: ReactNode;
}

/** Lines to pick from one shelf; the shelf is as prominent as the titles. */
export function PickGroup({ shelf, label, children }: PickGroupProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>
        {shelf === label ? null : <VisuallyHidden>{label}</VisuallyHidden>}
        <span aria-hidden={shelf === label ? undefined : true}>{shelf}</span>
      </h3>
      <ul>{children}</ul>
    </Group>
  );
}

/** Copies of a line, with callbacks to count them by hand. */
export interface PickCopies {
  picked: number;
  total: number;
  /** « 1 exemplaire pris sur 2 ». */
  label: string;
  /** Adds one picked copy; `onRemove` removes one, `onTakeAll` adds all missing ones. */
  onAdd: () => void;
  onRemove: () => void;
  onTakeAll: () => void;
  /** Button labels; each name ends with the title. */
  texts: {
    add: string;
    remove: string;
    takeAll: string;
    takeAllName: string;
    putBack: string;
    putBackName: string;
    isAll: string;
    isNone: string;
  };
}

interface PickLineProps {
  title: string;
  byline?: string | undefined;
  href?: string | undefined;
  /** Code, publisher, mark of a signed copy. */
  facts: ReactNode;
  /** A second line: its orders, its release date. */
  note?: ReactNode;
  /** Left out: the line only waits and nothing can be done with it. */
  copies?: PickCopies;
  /** Number of the scan that found this line; it scrolls into view and is highlighted. */
  currentTurn?: number | undefined;
}

/** A title to pick: required copies, picked copies, and buttons for work without a scanner. */
export function PickLine({ title, byline, href, facts, note, copies, currentTurn }: PickLineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (currentTurn !== undefined) line.current?.scrollIntoView({ block: "center" });
  }, [currentTurn]);
  const state = !copies ? "waiting" : copies.picked === 0 ? "open" : copies.picked < copies.total ? "part" : "done";
  return (
    <Line data-current={currentTurn === undefined ? undefined : ""} data-state={state} ref={line}>
      {icons[state]}
      <Facts>
        <Work byline={byline} href={href} title={title}>
          {facts}
        </Work>
        {note ? <p>{note}</p> : null}
      </Facts>
      {copies ? <CopyButtons copies={copies} /> : null}
    </Line>
  );
}

const icons = { waiting: <ClockIcon />, open: <CircleIcon />, part: <CircleDashedIcon />, done: <CircleCheckIcon /> } as const;

function CopyButtons({ copies: { picked, total, label, onAdd, onRemove, onTakeAll, texts } }: { copies: PickCopies }) {
  const isDone = picked >= total;
  const count = (
    <b data-done={isDone || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{`${picked}/${total}`}</span>
    </b>
  );
  if (total === 1)
    return (
      <Hands>
        {count}
        <Button
          aria-label={isDone ? texts.putBackName : texts.takeAllName}
          onClick={isDone ? onRemove : onTakeAll}
          variant={isDone ? "plain" : "secondary"}
        >
          {isDone ? texts.putBack : texts.takeAll}
        </Button>
      </Hands>
    );
  return (
    <Hands>
      {count}
      <IconButton
        disabledReason={picked === 0 ? texts.isNone : undefined}
        icon={<MinusIcon />}
        label={texts.remove}
        onClick={onRemove}
        variant="secondary"
      />
      <IconButton
        disabledReason={isDone ? texts.isAll : undefined}
        icon={<PlusIcon />}
        label={texts.add}
        onClick={onAdd}
        variant="secondary"
      />
      <Button aria-label={texts.takeAllName} disabledReason={isDone ? texts.isAll : undefined} onClick={onTakeAll} reasonPlacement="hidden">
        {texts.takeAll}
      </Button>
    </Hands>
  );
}

/** The orders of a batch, each in its tray. */
export function PickOrders({ label, children }: { label: string; children: ReactNode }) {
  return <Orders aria-label={label}>{children}</Orders>;
}

interface PickOrderProps {
  /** The number of its tray. */
  slot: number;
  /** Order number, as a link. */
  title: ReactNode;
  /** « 2/3 exemplaires ». */
  count?: ReactNode;
  /** Customer and shipping method. */
  detail: ReactNode;
  isDone?: boolean;
  /** The completing button, or the outcome. */
  children?: ReactNode;
}

/** An order of a batch: its tray, progress and actions. */
export function PickOrder({ slot, title, count, detail, isDone = false, children }: PickOrderProps) {
  return (
    <li data-done={isDone || undefined}>
      <b aria-hidden="true">{slot}</b>
      <div>
        <p>
          {title}
          {count ? <strong>{count}</strong> : null}
        </p>
        <p>{detail}</p>
        {children}
      </div>
    </li>
  );
}
