import { Button, PopoverPanel, RadioGroup } from "@reserve/design-system";
import { LogOutIcon, UserRoundIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { applyPreferences, type Preferences, readPreferences } from "../shared/preferences.ts";
import { useRuntime } from "../shared/runtime.tsx";

/** Theme, density, language and the way out. */
export function AccountMenu() {
  const { t } = useTranslation("app");
  const { variant, locale, signOut } = useRuntime();
  const { pathname, search } = useLocation();
  const [preferences, setPreferences] = useState(() => readPreferences(localStorage));
  const choose = (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    setPreferences(next);
    applyPreferences(next, document.documentElement, localStorage);
  };
  return (
    <PopoverPanel icon={<UserRoundIcon />} label={t("menu.open")}>
      <RadioGroup
        label={t("menu.theme")}
        name="theme"
        onChange={(theme) => choose({ theme: theme as Preferences["theme"] })}
        options={[
          { value: "system", label: t("menu.themeSystem") },
          { value: "light", label: t("menu.themeLight") },
          { value: "dark", label: t("menu.themeDark") },
        ]}
        value={preferences.theme}
      />
      <RadioGroup
        label={t("menu.density")}
        name="density"
        onChange={(density) => choose({ density: density as Preferences["density"] })}
        options={[
          { value: "compact", label: t("menu.densityCompact") },
          { value: "normal", label: t("menu.densityNormal") },
          { value: "comfortable", label: t("menu.densityComfortable") },
        ]}
        value={preferences.density}
      />
      {variant.locales.length > 1 ? (
        <RadioGroup
          label={t("menu.language")}
          name="language"
          // Another language is another address: the page is loaded anew, in that language.
          onChange={(code) => location.assign(`${code === "fr" ? "" : `/${code}`}${pathname}${search}`)}
          options={variant.locales.map(({ code, name }) => ({ value: code, label: name }))}
          value={locale}
        />
      ) : null}
      <Button icon={<LogOutIcon />} isFullWidth onClick={signOut}>
        {t("menu.signOut")}
      </Button>
    </PopoverPanel>
  );
}
