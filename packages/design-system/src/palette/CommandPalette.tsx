import { useCombobox } from "downshift";
import { type ReactNode, useId, useState } from "react";
import { isOutside, useModal } from "../dialog/Dialog.tsx";
import { marked } from "../fields/Combobox.tsx";
import { findFolded } from "../fields/fold.ts";
import { SearchIcon } from "../icons.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { ShortcutHint } from "../shortcuts/ShortcutHint.tsx";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { PaletteElement, PaletteGroup, PaletteInput, PaletteKeys, PaletteLines, PaletteNote, PaletteRow } from "./CommandPalette.styles.ts";
import { paletteTexts } from "./texts.ts";

/** An entry of the palette: a link or an action. */
export interface Command {
  /** Unlike any other's. */
  id: string;
  label: string;
  /** Icon of its kind, before the label. */
  icon?: ReactNode;
  /** True when the label is the title of a work, which is set in italics. */
  isTitle?: boolean | undefined;
  /** Author or owner; follows the label after a comma. */
  byline?: string | undefined;
  /** Secondary text at the end of the line. */
  detail?: string | undefined;
  /** The keys that do the same, as in `ShortcutHint`. */
  shortcut?: string | undefined;
  /** Other search terms: « facture » for « Documents ». */
  keywords?: string | undefined;
  /** URL; Ctrl (⌘) opens it in another tab. */
  href?: string | undefined;
}

/** A head of the palette with its lines: screens, actions, records. */
export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

/** Search of the page for records that match the typed text. */
interface PaletteSearch {
  /** Called with the typed text. */
  onSearch: (query: string) => void;
  /** Results, shown unfiltered. */
  found: readonly CommandGroup[];
  isSearching: boolean;
  /** Called on Enter before the highlighted line counts, so that a scanner's code is looked up whatever is highlighted; true: the page sees to it. */
  onSubmit?: ((query: string) => boolean) | undefined;
  /** Message about the typed text: « Aucun produit n’a cet EAN. » */
  answer?: string | undefined;
}

interface CommandPaletteProps {
  /** Groups filtered here by the typed text, ignoring accents. */
  groups: readonly CommandGroup[];
  /** Called with the chosen entry, after the palette closed. */
  onChoose: (command: Command) => void;
  onClose: () => void;
  /** Called instead for a link that was chosen with Ctrl (⌘). */
  onOpenTab?: ((command: Command) => void) | undefined;
  /** Recently used entries; shown first while nothing is typed. */
  recent?: readonly Command[] | undefined;
  /** Without it only `groups` are searched. */
  search?: PaletteSearch;
  placeholder?: string;
  /** Initial text: a code scanned elsewhere. */
  initialQuery?: string;
}

/** A search field over screens, actions and records; the page mounts it on Ctrl K (⌘ K) and unmounts it. */
export function CommandPalette({
  groups,
  onChoose,
  onClose,
  onOpenTab,
  recent = [],
  search,
  placeholder,
  initialQuery = "",
}: CommandPaletteProps) {
  "use no memo"; // downshift's getters must run at every render
  const { found = [], isSearching = false, answer } = search ?? {};
  const texts = useTexts();
  const ownTexts = useOwnTexts(paletteTexts);
  const id = useId();
  const dialog = useModal();
  const [query, setQuery] = useState(initialQuery);
  const shown = query.trim() === "" ? [{ label: ownTexts.recent, commands: recent }, ...groups] : [...answering(groups, query), ...found];
  const filled = shown.filter((group) => group.commands.length > 0);
  const lines = filled.flatMap((group) => group.commands);

  const choose = (command: Command) => {
    onClose();
    onChoose(command);
  };
  /** True when the line opens in another tab: the palette is done. */
  const opensTab = (command: Command | undefined, { ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean => {
    if (!onOpenTab || !command?.href || !(ctrlKey || metaKey)) return false;
    onClose();
    onOpenTab(command);
    return true;
  };
  const { highlightedIndex, setHighlightedIndex, getInputProps, getLabelProps, getMenuProps, getItemProps } = useCombobox<Command>({
    id,
    items: lines,
    itemToString: (command) => command?.label ?? "",
    itemToKey: (command) => command?.id,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
    // A pointer that leaves, or a blur, does not clear the active option.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.MenuMouseLeave || type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
  });
  const type = (typed: string) => {
    setQuery(typed);
    setHighlightedIndex(0);
    search?.onSearch(typed);
  };
  const inputProps = getInputProps({ placeholder: placeholder ?? ownTexts.placeholder });
  const isEmpty = lines.length === 0;
  let index = -1;
  return (
    <PaletteElement
      aria-label={ownTexts.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event.clientX, event.clientY)) onClose();
      }}
      ref={dialog}
    >
      <PaletteInput>
        <SearchIcon />
        <VisuallyHidden id={getLabelProps().id}>{ownTexts.label}</VisuallyHidden>
        <input
          {...inputProps}
          aria-activedescendant={isEmpty ? undefined : inputProps["aria-activedescendant"]}
          // The field must contain the typed letters before anything else happens, else the caret jumps.
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.preventDefault();
              if (query === "") onClose();
              else type("");
              return;
            }
            if (event.key === "Enter" && (opensTab(lines[highlightedIndex], event) || search?.onSubmit?.(query))) {
              event.preventDefault();
              return;
            }
            // Home and End belong to the text.
            if (event.key !== "Home" && event.key !== "End") inputProps.onKeyDown?.(event);
          }}
          spellCheck={false}
          type="text"
        />
        <ShortcutHint keys="Escape" />
      </PaletteInput>
      <PaletteLines {...getMenuProps()}>
        {filled.map((group, groupIndex) => (
          <PaletteGroup aria-labelledby={`${id}-group-${groupIndex}`} key={group.label} role="group">
            <span id={`${id}-group-${groupIndex}`}>{group.label}</span>
            {group.commands.map((command) => {
              index += 1;
              return (
                <PaletteRow
                  key={command.id}
                  {...getItemProps({
                    item: command,
                    index,
                    onClick: (event) => {
                      if (opensTab(command, event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                    },
                  })}
                  aria-selected={highlightedIndex === index}
                >
                  {command.icon}
                  <span>
                    {command.isTitle ? <cite>{marked(command.label, query)}</cite> : marked(command.label, query)}
                    {command.byline ? <>, {marked(command.byline, query)}</> : null}
                  </span>
                  {command.detail ? <small>{command.detail}</small> : null}
                  {command.shortcut ? <ShortcutHint keys={command.shortcut} /> : null}
                </PaletteRow>
              );
            })}
          </PaletteGroup>
        ))}
        {isEmpty || isSearching || answer ? (
          <PaletteNote aria-hidden="true">
            {answer ? (
              <p>{answer}</p>
            ) : isSearching ? (
              <p>{texts.loading}</p>
            ) : (
              <>
                <p>{ownTexts.noResult(query)}</p>
                <p>{ownTexts.noResultDetail}</p>
              </>
            )}
          </PaletteNote>
        ) : null}
      </PaletteLines>
      {onOpenTab ? (
        <PaletteKeys>
          <span>
            <ShortcutHint keys="Enter" /> {ownTexts.open}
          </span>
          <span>
            <ShortcutHint keys="Mod+Enter" /> {ownTexts.newTab}
          </span>
        </PaletteKeys>
      ) : null}
      <VisuallyHidden role="status">
        {answer ?? (query === "" ? "" : isSearching ? texts.loading : isEmpty ? ownTexts.noResult(query) : texts.resultCount(lines.length))}
      </VisuallyHidden>
    </PaletteElement>
  );
}

function answering(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const isFound = ({ label, byline = "", detail = "", keywords = "" }: Command) =>
    findFolded(`${label} ${byline} ${detail} ${keywords}`, query) !== null;
  return groups.map((group) => ({ label: group.label, commands: group.commands.filter(isFound) }));
}
