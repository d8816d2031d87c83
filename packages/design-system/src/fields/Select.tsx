import { useSelect } from "downshift";
import { useId } from "react";
import { CheckIcon, ChevronDownIcon } from "../icons.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { findByLetters, showLine } from "./listbox.ts";
import type { Option } from "./option.ts";
import { Chevron, ListBox, OptionRow, Picker, SelectButton } from "./Select.styles.ts";
import { splitField } from "./TextField.tsx";

interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The selected value; null for none. */
  value: string | null;
  onChange: (value: string) => void;
  /** Text shown without a selection. */
  placeholder?: string;
  isDisabled?: boolean;
}

/**
 * A select-only combobox (APG): opens on the button and closes on a choice; typed letters jump to the option that starts with them, ignoring accents.
 */
export function Select(props: SelectProps) {
  "use no memo"; // downshift's getters must run at every render
  const [field, { options, value, onChange, placeholder, isDisabled = false }] = splitField(props);
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  const { isOpen, highlightedIndex, getToggleButtonProps, getLabelProps, getMenuProps, getItemProps } = useSelect<Option>({
    id,
    items: [...options],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.isDisabled === true,
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem.value);
    },
    scrollIntoView: showLine,
    stateReducer: (state, { type, changes }) => {
      if (type !== useSelect.stateChangeTypes.ToggleButtonKeyDownCharacter) return changes;
      const from = state.isOpen || !chosen ? state.highlightedIndex : options.indexOf(chosen);
      return { ...changes, highlightedIndex: findByLetters(options, changes.inputValue ?? "", from) };
    },
  });
  const buttonProps = getToggleButtonProps({ disabled: isDisabled });
  const { id: labelId } = getLabelProps();
  return (
    <Field {...field} id={buttonProps.id} labelId={labelId}>
      {(control) => (
        <Picker>
          <SelectButton
            {...buttonProps}
            aria-describedby={control["aria-describedby"]}
            aria-invalid={control["aria-invalid"]}
            data-empty={chosen ? undefined : true}
            onKeyDown={(event) => {
              if (!(event.altKey && event.key === "ArrowDown" && isOpen)) buttonProps.onKeyDown?.(event);
            }}
            type="button"
          >
            {chosen?.label ?? placeholder ?? "\u00a0"}
          </SelectButton>
          <Chevron aria-hidden="true">
            <ChevronDownIcon />
          </Chevron>
          {field.name ? <input name={field.name} type="hidden" value={value ?? ""} /> : null}
          <ListBox {...getMenuProps()} data-open={isOpen || undefined}>
            {isOpen
              ? options.map((option, index) => (
                  <OptionRow
                    key={option.value}
                    {...getItemProps({ item: option, index })}
                    data-active={highlightedIndex === index || undefined}
                    data-chosen={option.value === value || undefined}
                  >
                    <span>{option.label}</span>
                    {option.detail ? <small>{option.detail}</small> : null}
                    {option.value === value ? <CheckIcon size={14} /> : null}
                  </OptionRow>
                ))
              : null}
          </ListBox>
        </Picker>
      )}
    </Field>
  );
}
