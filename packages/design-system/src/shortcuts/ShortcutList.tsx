import { Fragment, useId } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { ShortcutHint } from "./ShortcutHint.tsx";
import { Lists } from "./ShortcutList.styles.ts";
import { shortcutsTexts } from "./texts.ts";

/** A keyboard shortcut and its action. */
export interface Shortcut {
  /** Keys as in `ShortcutHint`; several are pressed one after the other. */
  keys: readonly string[];
  label: string;
}

interface ShortcutListProps {
  groups: readonly { label: string; shortcuts: readonly Shortcut[] }[];
}

/** Every shortcut of the page, by group: for the sheet that « ? » opens. */
export function ShortcutList({ groups }: ShortcutListProps) {
  const texts = useOwnTexts(shortcutsTexts);
  const id = useId();
  return (
    <Lists>
      {groups.map(({ label, shortcuts }, group) => (
        <section aria-labelledby={`${id}-${group}`} key={label}>
          <h3 id={`${id}-${group}`}>{label}</h3>
          <dl>
            {shortcuts.map((shortcut) => (
              <div key={shortcut.label}>
                <dt>
                  {shortcut.keys.map((keys, at) => (
                    <Fragment key={keys}>
                      {at > 0 ? <small>{texts.following}</small> : null}
                      <ShortcutHint keys={keys} />
                    </Fragment>
                  ))}
                </dt>
                <dd>{shortcut.label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Lists>
  );
}
