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
  /** Secondary text below the label. */
  detail?: string | undefined;
  /** `danger` for destructive actions. */
  tone?: "normal" | "danger";
  /** The keys that do the same, as in `ShortcutHint`; the page listens to them. */
  shortcut?: string | undefined;
  /** Disables the item and shows this reason below it; the keyboard still reaches it. */
  disabledReason?: string | undefined;
}

/** An action of a menu; when disabled it stays focusable and shows the reason. */
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

// The library skips disabled items on the keyboard; the APG menu pattern keeps them focusable, so that their reason is announced.
const drawOff = (props: object) => <div {...props} aria-disabled="true" />;

interface MenuLinkProps {
  label: string;
  href: string;
  detail?: string | undefined;
}

/** A menu item that links to another screen; Ctrl-click opens it in a new tab. */
export function MenuLink({ label, href, detail }: MenuLinkProps) {
  return (
    <RacMenuItem href={href} render={drawLink} textValue={label}>
      <Line detail={detail} label={label} />
    </RacMenuItem>
  );
}

// Rendered by the application's own link component, so that the router handles the navigation.
const drawLink = (props: object) => <BareLink {...(props as ComponentProps<typeof BareLink>)} />;

/** Label, detail and shortcut of an item. The label is its name; the other texts are its description and are not announced twice. */
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
  /** Heading above the items. */
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
  // Two groups of one menu may contain the same value.
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
