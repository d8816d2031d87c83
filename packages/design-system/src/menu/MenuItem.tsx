import { type ComponentProps, type ReactNode, useId } from "react";
import { Header, Keyboard, MenuItem as RacMenuItem, MenuSection as RacMenuSection, Text } from "react-aria-components";
import { BareLink } from "../actions/Link.tsx";
import type { Option } from "../fields/option.ts";
import { CheckIcon } from "../icons.ts";
import { ShortcutHint } from "../shortcuts/ShortcutHint.tsx";

interface MenuItemProps {
  /** A verb: « Dupliquer ». */
  label: string;
  onAction: () => void;
  /** Small words below. */
  detail?: string | undefined;
  /** `danger` for what takes something away. */
  tone?: "normal" | "danger";
  /** The keys that do the same, as in `ShortcutHint`; the page listens to them. */
  shortcut?: string | undefined;
  /** Turns the line off and says why below it; the keyboard still reaches it. */
  disabledReason?: string | undefined;
}

/** One action of a menu; off, it can still be reached and says why. */
export function MenuItem({ label, onAction, detail, tone = "normal", shortcut, disabledReason }: MenuItemProps) {
  const line = <Line detail={disabledReason ?? detail} label={label} shortcut={shortcut} />;
  if (disabledReason !== undefined)
    return (
      <RacMenuItem render={drawOff} shouldCloseOnSelect={false} textValue={label}>
        {line}
      </RacMenuItem>
    );
  return (
    <RacMenuItem data-tone={tone} onAction={onAction} textValue={label}>
      {line}
    </RacMenuItem>
  );
}

// The library leaves out of the keyboard's way what it knows to be off; the pattern wants it reached, and its reason heard.
const drawOff = (props: object) => <div {...props} aria-disabled="true" />;

interface MenuLinkProps {
  label: string;
  href: string;
  detail?: string | undefined;
}

/** One line of a menu that leads to another screen; Ctrl-click opens it in a new tab. */
export function MenuLink({ label, href, detail }: MenuLinkProps) {
  return (
    <RacMenuItem href={href} render={drawLink} textValue={label}>
      <Line detail={detail} label={label} />
    </RacMenuItem>
  );
}

// Through the application's own link component, so that the router takes its turn.
const drawLink = (props: object) => <BareLink {...(props as ComponentProps<typeof BareLink>)} />;

/** The label names the line; what stands beside or below it describes it, and is not read a second time. */
function Line({ label, detail, shortcut }: { label: string; detail?: string | undefined; shortcut?: string | undefined }) {
  return (
    <>
      <span>{label}</span>
      {shortcut ? (
        <Keyboard aria-hidden="true">
          <ShortcutHint keys={shortcut} />
        </Keyboard>
      ) : null}
      {detail ? (
        <Text aria-hidden="true" elementType="small" slot="description">
          {detail}
        </Text>
      ) : null}
    </>
  );
}

interface MenuSectionProps {
  /** Stands above the lines. */
  label: string;
  children: ReactNode;
}

/** Lines of a menu that belong together, below a small head. */
export function MenuSection({ label, children }: MenuSectionProps) {
  return (
    <RacMenuSection>
      <Header>{label}</Header>
      {children}
    </RacMenuSection>
  );
}

interface MenuChoicesProps {
  label: string;
  /** `one` closes the menu on the choice, `many` leaves it open. */
  choose: "one" | "many";
  options: readonly Option[];
  /** The values that are ticked. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Lines of a menu that are ticked, such as the columns of a list or its order. */
export function MenuChoices({ label, choose, options, value, onChange }: MenuChoicesProps) {
  // Two groups of one menu may hold the same value.
  const group = `${useId()} `;
  return (
    <RacMenuSection
      disallowEmptySelection={choose === "one"}
      onSelectionChange={(keys) =>
        onChange(options.map((option) => option.value).filter((each) => keys === "all" || keys.has(group + each)))
      }
      selectedKeys={value.map((each) => group + each)}
      selectionMode={choose === "one" ? "single" : "multiple"}
    >
      <Header>{label}</Header>
      {options.map((option) => (
        <RacMenuItem id={group + option.value} key={option.value} textValue={option.label}>
          {({ isSelected }) => (
            <>
              <span>{option.label}</span>
              {isSelected ? <CheckIcon size={14} /> : null}
              {option.detail ? (
                <Text aria-hidden="true" elementType="small" slot="description">
                  {option.detail}
                </Text>
              ) : null}
            </>
          )}
        </RacMenuItem>
      ))}
    </RacMenuSection>
  );
}
