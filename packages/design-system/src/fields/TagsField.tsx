import { useCombobox, useMultipleSelection } from "downshift";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { PlusIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { Chips } from "./Chips.tsx";
import { ChipsBox } from "./chips.styles.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { findFolded, fold } from "./fold.ts";
import { ListBox, OptionRow, Picker } from "./Select.styles.ts";
import { InputElement } from "./TextField.styles.ts";
import { splitField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";

interface TagsFieldProps extends FieldProps {
  /** Selected tags, in order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Existing tags; typing filters them, ignoring accents. */
  suggestions: readonly string[];
  /** Called with the typed text, to load suggestions. */
  onSearch?: (typed: string) => void;
  /** Returns whether typed text may become a new tag; any by default. Otherwise Enter selects the first suggestion. */
  accepts?: (typed: string) => boolean;
  /** Treats a comma as part of a tag: « Poche, 2024 ». */
  keepsCommas?: boolean;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A field for tags: existing ones are selected, new ones typed; a pasted list adds one tag per line. */
export function TagsField(props: TagsFieldProps) {
  "use no memo"; // downshift's getters must run at every render
  const words = useOwnTexts(fieldTexts);
  const texts = useTexts();
  const [field, { value, onChange, suggestions, onSearch, accepts, keepsCommas = false, placeholder, isDisabled = false }] =
    splitField(props);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, keepTyped] = useState("");
  const setTyped = (text: string) => {
    keepTyped(text);
    onSearch?.(text);
  };
  const [announcement, setAnnouncement] = useState("");

  const isThere = (tag: string) => value.some((other) => fold(other) === fold(tag));
  const fresh = typed.trim().replace(/\s+/g, " ");
  const free = suggestions.filter((tag) => !isThere(tag));
  const found = fresh === "" ? free : free.filter((tag) => findFolded(tag, fresh));
  const isNew = fresh !== "" && (accepts?.(fresh) ?? true) && !isThere(fresh) && !suggestions.some((tag) => fold(tag) === fold(fresh));
  const shown = isNew ? [...found, fresh] : found;

  const add = (tag: string) => {
    setTyped("");
    if (isThere(tag)) {
      setAnnouncement(words.alreadyThere(tag));
      return;
    }
    onChange([...value, suggestions.find((other) => fold(other) === fold(tag)) ?? tag]);
    setAnnouncement(words.added(tag));
  };
  const addAll = (tags: readonly string[]) => {
    const fresh = new Map(tags.filter((tag) => !isThere(tag)).map((tag) => [fold(tag), tag]));
    setTyped("");
    if (fresh.size > 0) onChange([...value, ...fresh.values()]);
    setAnnouncement(fresh.size > 0 ? words.added([...fresh.values()].join(", ")) : words.alreadyThere(tags.join(", ")));
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setAnnouncement(words.removed(tag));
    input.current?.focus();
  };
  const { getSelectedItemProps, getDropdownProps } = useMultipleSelection<string>({
    selectedItems: [...value],
    onSelectedItemsChange: ({ selectedItems = [] }) => {
      setAnnouncement(words.removed(value.filter((tag) => !selectedItems.includes(tag)).join(", ")));
      onChange([...selectedItems]);
    },
  });
  const { isOpen, highlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox<string>({
    id,
    items: shown,
    itemToString: (tag) => tag ?? "",
    selectedItem: null,
    inputValue: typed,
    stateReducer: (state, { type, changes }) => {
      // After a choice the list stays open for the next tag; blur selects nothing.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEnter || type === useCombobox.stateChangeTypes.ItemClick)
        return { ...changes, isOpen: state.isOpen, highlightedIndex: -1, inputValue: "" };
      return type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null, inputValue: state.inputValue } : changes;
    },
    onStateChange: ({ type, selectedItem }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) setTyped("");
      else if (selectedItem) add(selectedItem);
    },
  });
  const { id: labelId } = getLabelProps();
  const inputProps = getInputProps(
    getDropdownProps({
      ref: input,
      disabled: isDisabled,
      // Updated at once: downshift reports the value one render later, and fast typing would lose letters.
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
      preventKeyAction: isOpen && typed !== "",
      placeholder: value.length === 0 ? placeholder : undefined,
    }),
  );
  return (
    <Field {...field} id={inputProps.id} labelId={labelId}>
      {(control) => (
        <Picker>
          <ChipsBox>
            <Chips isDisabled={isDisabled} items={value} onRemove={remove} selection={{ getSelectedItemProps }} />
            <InputElement
              {...inputProps}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              autoComplete="off"
              onKeyDown={(event) => {
                // Home and End are the text's own keys, in an open list as well.
                if (event.key === "Home" || event.key === "End") return;
                const isEnding =
                  (event.key === "," && !keepsCommas) || event.key === ";" || (event.key === "Enter" && highlightedIndex < 0);
                if (!isEnding || fresh === "") {
                  inputProps.onKeyDown?.(event);
                  return;
                }
                event.preventDefault();
                const tag = isNew || !accepts ? fresh : found[0];
                if (tag !== undefined) add(tag);
              }}
              onPaste={(event) => {
                // A single pasted line is ordinary input; several are a list.
                const lines = event.clipboardData.getData("text").split(/[\n\r;\t]+/);
                const pasted = lines.map((line) => line.trim().replace(/\s+/g, " ")).filter((line) => line !== "");
                if (pasted.length < 2) return;
                event.preventDefault();
                addAll(pasted);
              }}
              spellCheck={false}
            />
          </ChipsBox>
          <ListBox {...getMenuProps()} data-open={(isOpen && shown.length > 0) || undefined}>
            {isOpen
              ? shown.map((tag, index) => (
                  <OptionRow key={tag} {...getItemProps({ item: tag, index })} data-active={highlightedIndex === index || undefined}>
                    <span>{isNew && index === shown.length - 1 ? words.createTag(tag) : tag}</span>
                    {isNew && index === shown.length - 1 ? <PlusIcon size={14} /> : null}
                  </OptionRow>
                ))
              : null}
          </ListBox>
          <VisuallyHidden role="status">{isOpen && typed !== "" ? texts.resultCount(found.length) : announcement}</VisuallyHidden>
        </Picker>
      )}
    </Field>
  );
}
