import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../actions/Button.tsx";
import { BareLink } from "../actions/Link.tsx";
import { ChevronRightIcon, MenuIcon, XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import {
  BrandLink,
  Drawer,
  Frame,
  Groups,
  Main,
  MenuOpener,
  Monogram,
  narrowWindow,
  PageColumn,
  SheetDrawer,
  SkipLink,
  Tools,
  TopBar,
  UserBox,
} from "./AppShell.styles.ts";
import { Foot } from "./Foot.styles.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A link of the drawer. */
export interface NavItem {
  label: string;
  href: string;
  /** Number of waiting items. */
  count?: number | undefined;
  isCurrent?: boolean;
}

/** A group of links in the drawer; without a label it is always open and has no heading. */
export interface NavGroup {
  label?: string;
  items: readonly NavItem[];
  /** Closed groups open automatically when they contain the current page. */
  isOpen?: boolean;
}

/** Navigation groups of the drawer: text only, with counts at the right. */
export function NavGroups({ groups, label }: { groups: readonly NavGroup[]; label?: string }) {
  const texts = useTexts();
  const nav = useRef<HTMLElement>(null);
  const current = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)?.href;
  // Scrolls the current link of a long drawer into view.
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <Groups aria-label={label ?? texts.mainNavigation} ref={nav}>
      {groups.map((group) => (
        <NavGroupPart group={group} key={group.label ?? "top"} />
      ))}
    </Groups>
  );
}

function NavGroupPart({ group }: { group: NavGroup }) {
  const hasCurrent = group.items.some((item) => item.isCurrent);
  const [isOpen, setIsOpen] = useState((group.isOpen ?? true) || hasCurrent);
  const [hadCurrent, setHadCurrent] = useState(hasCurrent);
  if (hasCurrent !== hadCurrent) {
    setHadCurrent(hasCurrent);
    if (hasCurrent) setIsOpen(true);
  }
  if (!group.label) return <NavList items={group.items} />;
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setIsOpen((was) => !was)} type="button">
        {group.label}
        <ChevronRightIcon size={14} />
      </button>
      {isOpen ? <NavList items={group.items} label={group.label} /> : null}
    </>
  );
}

function NavList({ items, label }: { items: readonly NavItem[]; label?: string }) {
  const texts = useTexts();
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.href}>
          <BareLink aria-current={item.isCurrent ? "page" : undefined} href={item.href}>
            {item.label}
            {item.count ? (
              <>
                <VisuallyHidden> {texts.toDo(item.count)}</VisuallyHidden>
                <small aria-hidden="true">{texts.number(item.count)}</small>
              </>
            ) : null}
          </BareLink>
        </li>
      ))}
    </ul>
  );
}

interface BrandProps {
  /** One or two letters of the logo (the ex-libris). */
  monogram: string;
  title: string;
  href?: string;
}

/** The logo with the client's name; links to the home page. */
export function Brand({ monogram, title, href = "/" }: BrandProps) {
  return (
    <BrandLink as={BareLink} href={href}>
      <Monogram aria-hidden="true">{monogram}</Monogram>
      {title}
    </BrandLink>
  );
}

interface UserCardProps {
  firstName: string;
  lastName: string;
  userName: string;
}

/** The signed-in user, at the bottom of the drawer. */
export function UserCard({ firstName, lastName, userName }: UserCardProps) {
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
  return (
    <UserBox>
      <span aria-hidden="true">{initials}</span>
      <p>
        <strong>{`${firstName} ${lastName}`.trim()}</strong>
        <small>{userName}</small>
      </p>
    </UserBox>
  );
}

interface AppShellProps {
  /** Usually `<Brand>`. */
  brand: ReactNode;
  /** Usually `<NavGroups>`. */
  nav: ReactNode;
  /** Usually `<UserCard>`. */
  user: ReactNode;
  /** Breadcrumbs. */
  topbar: ReactNode;
  /** Content at the end of the top bar: search, notifications, account. */
  tools?: ReactNode;
  footer: ReactNode;
  /** Page-wide notice below the top bar, usually `<NoticeBar>`. */
  notice?: ReactNode;
  /** Label of the skip link, the first tab stop; the provider's by default. */
  skipLabel?: string;
  /** A new value closes the drawer's sheet on small screens: pass the current URL. */
  location?: string;
  children: ReactNode;
}

/** The frame of every page: drawer (a sheet under 1100 px), top bar, content, footer. */
export function AppShell({ brand, nav, user, topbar, tools, footer, notice, skipLabel, location, children }: AppShellProps) {
  const texts = useTexts();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [shownAt, setShownAt] = useState(location);
  if (location !== shownAt) {
    setShownAt(location);
    setIsSheetOpen(false);
  }
  const drawer = (
    <>
      {brand}
      {nav}
      {user}
    </>
  );
  return (
    <Frame>
      <SkipLink href="#contenu">{skipLabel ?? texts.skipToContent}</SkipLink>
      {/* The style sheet decides whether drawer or button is visible: it follows the window in the same frame. */}
      <Drawer>
        <div>{drawer}</div>
      </Drawer>
      <PageColumn>
        <TopBar>
          <MenuOpener>
            <IconButton aria-expanded={isSheetOpen} icon={<MenuIcon />} label={texts.openMenu} onClick={() => setIsSheetOpen(true)} />
          </MenuOpener>
          {topbar}
          {tools ? <Tools>{tools}</Tools> : null}
        </TopBar>
        {notice}
        <Main id="contenu" tabIndex={-1}>
          {children}
        </Main>
        <Foot>{footer}</Foot>
      </PageColumn>
      {isSheetOpen ? <DrawerSheet onClose={() => setIsSheetOpen(false)}>{drawer}</DrawerSheet> : null}
    </Frame>
  );
}

function DrawerSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const texts = useTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = sheet.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  // In a wider window the drawer itself is visible again: a sheet over it would only block the page.
  const follow = useEffectEvent(({ matches }: Pick<MediaQueryList, "matches">) => {
    if (!matches) onClose();
  });
  useEffect(() => {
    const narrow = window.matchMedia(narrowWindow);
    const onChange = () => follow(narrow);
    narrow.addEventListener("change", onChange);
    return () => narrow.removeEventListener("change", onChange);
  }, []);
  return (
    <SheetDrawer
      aria-label={texts.mainNavigation}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      ref={sheet}
    >
      <div>
        {children}
        <IconButton icon={<XIcon />} label={texts.closeMenu} onClick={onClose} />
      </div>
    </SheetDrawer>
  );
}
