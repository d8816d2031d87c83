import { useCombobox } from "downshift";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { ChevronDownIcon, CircleAlertIcon, RefreshCwIcon, XIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { WarningHint } from "./Field.styles.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { findFolded } from "./fold.ts";
import { showLine } from "./listbox.ts";
import type { Option } from "./option.ts";
import { EmptyRow, ListBox, OptionRow, Picker } from "./Select.styles.ts";
import { Affix, InputElement } from "./TextField.styles.ts";
import { splitField } from "./TextField.tsx";

interface ComboboxProps extends FieldProps {
  /** Options; filtered by the component ignoring accents, unless `onSearch` is set. */
  options: readonly Option[];
  value: Option | null;
  /** Null when the field was emptied. */
  onChange: (option: Option | null) => void;
  /** Called with the typed text to load other options; the list then shows `options` unfiltered. */
  onSearch?: ((query: string) => void) | undefined;
  /** True while the page is fetching options. */
  isSearching?: boolean;
  /** Reason why loading options failed: shown below the field, with a button in its frame that retries. */
  failure?: { message: string; onRetry: () => void } | undefined;
  placeholder?: string;
  isDisabled?: boolean;
  /** Clears the text after each choice, to fill a list item by item; `value` then stays null. */
  isPicker?: boolean;
  /** Called on Enter while no line is active, with what was typed; a scanner ends with it. True: it was taken, and the field empties itself. */
  onEnter?: ((typed: string) => boolean) | undefined;
}

/** A combobox (APG) that filters its list while typing; leaving it restores the last selection. */
export function Combobox(props: ComboboxProps) {
  "use no memo"; // downshift's getters must run at every render
  const texts = useTexts();
  const [
    field,
    { options, value, onChange, onSearch, isSearching = false, failure, placeholder, isDisabled = false, isPicker = false, onEnter },
  ] = splitField(props);
  const id = useId();
  const [query, setQuery] = useState<string | null>(null);
  const shown =
    query === null || onSearch ? [...options] : options.filter((option) => query.trim() === "" || findFolded(option.label, query));
  const {
    isOpen,
    highlightedIndex,
    inputValue,
    getInputProps,
    getLabelProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
    openMenu,
    closeMenu,
    reset,
  } = useCombobox<Option>({
    id,
    items: shown,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled === true,
    selectedItem: value,
    scrollIntoView: showLine,
    onInputValueChange: ({ inputValue: typed, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      setQuery(typed);
      onSearch?.(typed);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setQuery(null);
      onChange(selectedItem ?? null);
    },
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur || type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        // Blur, or Escape on an open list, restores the selected option; Escape on a closed list empties the field.
        const isLeaving = type === useCombobox.stateChangeTypes.InputBlur || state.isOpen;
        const chosen = isLeaving
          ? type === useCombobox.stateChangeTypes.InputBlur && state.inputValue === ""
            ? null
            : state.selectedItem
          : null;
        return { ...changes, isOpen: false, selectedItem: chosen, inputValue: chosen?.label ?? "" };
      }
      const isChoice = type === useCombobox.stateChangeTypes.ItemClick || type === useCombobox.stateChangeTypes.InputKeyDownEnter;
      return isPicker && isChoice && changes.selectedItem ? { ...changes, inputValue: "" } : changes;
    },
    onIsOpenChange: ({ isOpen: isNowOpen }) => {
      if (!isNowOpen) setQuery(null);
    },
  });
  const { id: labelId } = getLabelProps();
  const inputProps = getInputProps({ disabled: isDisabled, placeholder, onFocus: (event) => event.currentTarget.select() });
  return (
    <Field
      {...field}
      help={
        failure ? (
          <WarningHint>
            <CircleAlertIcon size={14} />
            {failure.message}
          </WarningHint>
        ) : (
          field.help
        )
      }
      id={inputProps.id}
      labelId={labelId}
    >
      {(control) => (
        <Picker>
          <Affix>
            <InputElement
              {...inputProps}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              onKeyDown={(event) => {
                // Home and End are the text's own keys, in an open list as well.
                if (event.key === "Home" || event.key === "End") return;
                if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
                  event.preventDefault();
                  if (event.key === "ArrowUp") closeMenu();
                  else if (!isOpen) openMenu();
                  return;
                }
                if (event.key === "Enter" && highlightedIndex < 0 && inputValue !== "" && onEnter) {
                  event.preventDefault();
                  if (onEnter(inputValue)) reset();
                  return;
                }
                inputProps.onKeyDown?.(event);
              }}
              spellCheck={false}
            />
            {failure ? <IconButton icon={<RefreshCwIcon size={14} />} label={texts.retry} onClick={failure.onRetry} size="small" /> : null}
            {value && !isDisabled ? (
              <IconButton icon={<XIcon size={14} />} label={texts.clear} onClick={() => onChange(null)} size="small" tabIndex={-1} />
            ) : null}
            <IconButton
              {...getToggleButtonProps({ disabled: isDisabled, tabIndex: -1 })}
              icon={<ChevronDownIcon />}
              label={texts.openList}
              size="small"
            />
          </Affix>
          {field.name ? <input name={field.name} type="hidden" value={value?.value ?? ""} /> : null}
          <ListBox {...getMenuProps()} data-open={isOpen || undefined}>
            {isOpen
              ? shown.map((option, index) => (
                  <OptionRow
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    data-active={highlightedIndex === index || undefined}
                  >
                    <span>{marked(option.label, query ?? "")}</span>
                    {option.detail ? <small>{option.detail}</small> : null}
                  </OptionRow>
                ))
              : null}
            {isOpen && shown.length === 0 && !failure ? (
              <EmptyRow aria-hidden="true">{isSearching ? texts.loading : texts.noResult}</EmptyRow>
            ) : null}
          </ListBox>
          <VisuallyHidden role="status">
            {failure?.message}
            {!failure && isOpen && inputValue !== "" && query !== null
              ? isSearching
                ? texts.loading
                : texts.resultCount(shown.length)
              : ""}
          </VisuallyHidden>
        </Picker>
      )}
    </Field>
  );
}

/** Underlines the matching letters of a label. */
export function marked(label: string, query: string): ReactNode {
  const found = findFolded(label, query);
  if (!found) return label;
  const end = found.start + found.length;
  return (
    <>
      {label.slice(0, found.start)}
      <mark>{label.slice(found.start, end)}</mark>
      {label.slice(end)}
    </>
  );
}
