import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ChevronDownIcon, SearchIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { findFolded } from "./fold.ts";
import { Anchor, Choices, Count, Panel, PanelFoot } from "./MultiSelect.styles.ts";
import type { Option } from "./option.ts";
import { TextField } from "./TextField.tsx";
import { usePopover } from "./usePopover.ts";

interface MultiSelectProps {
  /** Label of the button, followed by the number of selected options. */
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Minimum number of options for a search field; 10 by default. */
  searchFrom?: number;
  /** Called when the list opens, for options that are fetched only then. */
  onOpen?: () => void;
  /** Notice in place of the options: loading, or failed with a retry. */
  notice?: ReactNode;
}

/** A filter button that opens a list of boxes to tick; each tick counts at once. */
export function MultiSelect({ label, options, values, onChange, searchFrom = 10, onOpen, notice }: MultiSelectProps) {
  const texts = useTexts();
  const panelId = useId();
  const popover = usePopover();
  const panel = useRef<HTMLFieldSetElement>(null);
  const [query, setQuery] = useState("");
  const shown = query.trim() === "" ? options : options.filter((option) => findFolded(option.label, query));
  const { isOpen } = popover;
  const notifyOpened = useEffectEvent(() => onOpen?.());

  useEffect(() => {
    if (isOpen) notifyOpened();
    else setQuery("");
  }, [isOpen]);

  // Options that load later receive the focus when they appear, like those present at once.
  const isFilled = isOpen && options.length > 0;
  useEffect(() => {
    if (isFilled) panel.current?.querySelector("input")?.focus();
  }, [isFilled]);

  return (
    <Anchor
      onKeyDown={(event) => {
        popover.onKeyDown(event);
        if (isOpen && event.key === "a" && (event.ctrlKey || event.metaKey) && isBox(event.target)) {
          event.preventDefault();
          const free = shown.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value);
          const others = values.filter((value) => !free.includes(value));
          onChange(free.every((value) => values.includes(value)) ? others : [...others, ...free]);
        } else if (isOpen) moveFocus(panel.current, event);
        else if (event.key === "ArrowDown") {
          event.preventDefault();
          popover.open();
        }
      }}
      ref={popover.boundary}
    >
      <Button aria-controls={isOpen ? panelId : undefined} aria-expanded={isOpen} onClick={popover.toggle} ref={popover.opener}>
        <span>
          {label}
          {values.length > 0 ? <VisuallyHidden> {texts.selectedCount(values.length)}</VisuallyHidden> : null}
        </span>
        {values.length > 0 ? <Count aria-hidden="true">{values.length}</Count> : null}
        <ChevronDownIcon size={14} />
      </Button>
      {isOpen ? (
        <Panel aria-label={label} id={panelId} ref={panel}>
          {options.length >= searchFrom ? (
            <TextField
              before={<SearchIcon />}
              isLabelHidden
              label={texts.searchIn(label)}
              onChange={setQuery}
              type="search"
              value={query}
            />
          ) : null}
          <Choices>
            {shown.map((option) => (
              <Checkbox
                checked={values.includes(option.value)}
                disabled={option.isDisabled}
                key={option.value}
                label={
                  option.detail ? (
                    <>
                      {option.label} <small>{option.detail}</small>
                    </>
                  ) : (
                    option.label
                  )
                }
                onChange={(isChecked) => onChange(isChecked ? [...values, option.value] : values.filter((value) => value !== option.value))}
              />
            ))}
            {notice ?? (shown.length === 0 ? <p>{texts.noResult}</p> : null)}
          </Choices>
          {values.length > 0 ? (
            <PanelFoot>
              <Button onClick={() => onChange([])} variant="plain">
                {texts.clear}
              </Button>
            </PanelFoot>
          ) : null}
        </Panel>
      ) : null}
    </Anchor>
  );
}

const isBox = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === "checkbox";

/**
 * Moves the focus between checkboxes as in an APG listbox: ↓ and ↑, with Shift also ticking the target; Home and End go to the first and the last.
 */
function moveFocus(panel: HTMLElement | null, event: React.KeyboardEvent): void {
  const inputs = Array.from(panel?.querySelectorAll<HTMLInputElement>("input:enabled") ?? []);
  const at = inputs.indexOf(document.activeElement as HTMLInputElement);
  const to = isBox(event.target)
    ? { ArrowDown: at + 1, ArrowUp: at - 1, Home: inputs.findIndex(isBox), End: -1 }[event.key]
    : { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
  const next = to === undefined ? undefined : inputs.at(to % inputs.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (event.shiftKey && isBox(next) && !next.checked) next.click();
}
