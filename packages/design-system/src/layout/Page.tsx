import { type ReactNode, useEffect, useRef } from "react";
import { BareLink } from "../actions/Link.tsx";
import { Skeleton } from "../status/States.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Columns, Crumbs, MarginColumn, PageHead, Room, SectionHead, SheetBox, Tabs } from "./Page.styles.ts";

/** A step of the breadcrumb trail; the last one has no URL. */
export interface Crumb {
  label: ReactNode;
  href?: string;
}

/** The breadcrumb trail to this page, which is its last item. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const texts = useTexts();
  return (
    <Crumbs aria-label={texts.breadcrumbs}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li aria-current={index === items.length - 1 ? "page" : undefined} key={typeof label === "string" ? label : href}>
            {href && index < items.length - 1 ? <BareLink href={href}>{label}</BareLink> : label}
          </li>
        ))}
      </ol>
    </Crumbs>
  );
}

interface PageProps {
  /** Heading text, also while the page is loading: screen readers skip an empty heading. */
  title: ReactNode;
  /** Content beside the title: a copy button, a state. */
  titleExtra?: ReactNode;
  /** One or more short facts below the title. */
  subtitle?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Shown above the title when the shell's top bar does not show them. */
  breadcrumbs?: readonly Crumb[];
  children?: ReactNode;
}

/** A page: header (title, facts, actions) and content. */
export function Page({ title, titleExtra, subtitle, actions, breadcrumbs, children }: PageProps) {
  return (
    <>
      {breadcrumbs ? <Breadcrumbs items={breadcrumbs} /> : null}
      <PageHead>
        <div>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {titleExtra}
          </div>
          {subtitle ? <div>{subtitle}</div> : null}
        </div>
        {actions ? <div>{actions}</div> : null}
      </PageHead>
      {children}
    </>
  );
}

/** Placeholder of a page whose code or data is loading: a bar for the title and the height of a screen, so that the footer does not move. */
export function PageSkeleton() {
  return (
    <Room aria-hidden="true">
      <Skeleton height={32} width="16rem" />
    </Room>
  );
}

interface ColumnsProps {
  /** Main content of the page. */
  children: ReactNode;
  /** Secondary content in the margin. */
  margin: ReactNode;
  marginLabel: string;
  /** A list of the sheet's sections at its left; it leaves below 1240 px. */
  index?: ReactNode;
}

/** Main content on two thirds, secondary content in the margin; one column on a small screen. */
export function SheetAndMargin({ children, margin, marginLabel, index }: ColumnsProps) {
  return (
    <Columns data-indexed={index ? true : undefined}>
      {index}
      <div>{children}</div>
      <Margin label={marginLabel}>{margin}</Margin>
    </Columns>
  );
}

/** The paper surface around the sections of a page. */
export function Sheet({ children, isFlush = false }: { children: ReactNode; isFlush?: boolean }) {
  return <SheetBox data-flush={isFlush || undefined}>{children}</SheetBox>;
}

interface SectionProps {
  title?: ReactNode;
  /** Secondary text at the right of the title. */
  aside?: ReactNode;
  /** Names the section when it has no visible title. */
  label?: string;
  id?: string;
  /** No padding: for a table or columns that have their own. */
  isFlush?: boolean;
  /** Only in a margin: sets the section in a box. */
  isPanel?: boolean;
  children: ReactNode;
}

/** A section of a sheet or a margin, with its heading. */
export function Section({ title, aside, label, id, isFlush = false, isPanel = false, children }: SectionProps) {
  return (
    <section aria-label={label} data-flush={isFlush || undefined} data-panel={isPanel || undefined} id={id}>
      {title ? (
        <SectionHead>
          <h2>{title}</h2>
          {aside ? <small>{aside}</small> : null}
        </SectionHead>
      ) : null}
      {children}
    </section>
  );
}

/** The margin beside a sheet: notes under italic heads, no boxes. */
export function Margin({ label, children }: { label: string; children: ReactNode }) {
  return <MarginColumn aria-label={label}>{children}</MarginColumn>;
}

/** A view of a list. */
export interface ViewTab {
  label: string;
  href: string;
  /** Row count of the view; absent while unknown. */
  count?: number | undefined;
  isCurrent?: boolean;
}

interface ViewTabsProps {
  label: string;
  tabs: readonly ViewTab[];
  /** A button after the last view. */
  end?: ReactNode;
}

/** The views of a list as links with counts. */
export function ViewTabs({ label, tabs, end }: ViewTabsProps) {
  const texts = useTexts();
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // A narrow row scrolls sideways: the current tab must be visible in it. An observer comes after layout, which an effect would force.
  useEffect(() => {
    const tabRow = row.current;
    if (!tabRow || current === undefined) return;
    const observer = new ResizeObserver(() => {
      const tab = tabRow.querySelector("[aria-current]");
      if (!tab) return;
      const [around, own] = [tabRow.getBoundingClientRect(), tab.getBoundingClientRect()];
      tabRow.scrollLeft += (own.left + own.right - around.left - around.right) / 2;
    });
    observer.observe(tabRow);
    return () => observer.disconnect();
  }, [current]);
  return (
    <Tabs aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <BareLink aria-current={tab.isCurrent ? "page" : undefined} href={tab.href} key={tab.href}>
          {`${tab.label} `}
          {tab.count === undefined ? null : <small>{texts.number(tab.count)}</small>}
        </BareLink>
      ))}
      {end}
    </Tabs>
  );
}
