import { ScanBarcodeIcon } from "../icons.ts";
import { ShortcutHint } from "../shortcuts/ShortcutHint.tsx";
import { SearchBox } from "./SearchButton.styles.ts";

interface SearchButtonProps {
  /** Placeholder: « Rechercher ou scanner… ». */
  label: string;
  /** The keys that do the same, as in `ShortcutHint`. */
  shortcut: string;
  onClick: () => void;
}

/** A button that looks like the search field it opens; on small screens a square button. */
export function SearchButton({ label, shortcut, onClick }: SearchButtonProps) {
  return (
    <SearchBox aria-haspopup="dialog" aria-keyshortcuts={shortcut.replace("Mod", "Control")} onClick={onClick} title={label} type="button">
      <ScanBarcodeIcon />
      <span>{label}</span>
      <ShortcutHint keys={shortcut} />
    </SearchBox>
  );
}
