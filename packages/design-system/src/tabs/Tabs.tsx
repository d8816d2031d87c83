import type { ReactNode } from "react";
import { I18nProvider, Tabs as RacTabs, Tab, TabList, TabPanel } from "react-aria-components";
import { CircleAlertIcon } from "../icons.ts";
import { useOwnTexts, useTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { TabsBox } from "./Tabs.styles.ts";
import { tabsTexts } from "./texts.ts";

/** A tab with its panel. */
export interface TabItem {
  id: string;
  label: string;
  /** Number of items in the panel. */
  count?: number | undefined;
  /** Number of invalid fields in the panel: « 2 à corriger ». */
  errorCount?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** The selected tab, for a page that stores it in the URL; uncontrolled without it. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** `manual` waits for Enter or Space, for panels that load slowly. */
  activation?: "automatic" | "manual";
  /** `mounted` renders every panel at once and hides the others, so that input there stays. */
  panels?: "current" | "mounted";
}

/** A tab list (APG tabs): arrows move between the tabs, and a tab shows how many errors its panel has. */
export function Tabs({ label, tabs, selected, onSelect, activation = "automatic", panels = "current" }: TabsProps) {
  const texts = useTexts();
  const ownTexts = useOwnTexts(tabsTexts);
  const locale = useTextsLocale();
  return (
    <I18nProvider locale={locale}>
      <TabsBox>
        <RacTabs
          keyboardActivation={activation}
          {...(selected === undefined ? {} : { selectedKey: selected })}
          {...(onSelect ? { onSelectionChange: (key) => onSelect(String(key)) } : {})}
        >
          <TabList aria-label={label}>
            {tabs.map((tab) => (
              <Tab id={tab.id} key={tab.id}>
                {tab.label}
                {tab.count === undefined ? null : <small>{texts.number(tab.count)}</small>}
                {tab.errorCount ? (
                  <small data-tone="danger">
                    <CircleAlertIcon size={14} />
                    {ownTexts.errorsToFix(tab.errorCount)}
                  </small>
                ) : null}
              </Tab>
            ))}
          </TabList>
          {tabs.map((tab) => (
            <TabPanel id={tab.id} key={tab.id} shouldForceMount={panels === "mounted"}>
              {tab.content}
            </TabPanel>
          ))}
        </RacTabs>
      </TabsBox>
    </I18nProvider>
  );
}
