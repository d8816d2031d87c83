import type { LocaleCode } from "@reserve/client-variant";
import { Button, Checkbox, RadioGroup } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import type { Preferences } from "../shared/session/preferences.ts";
import { usePreferences } from "../shared/session/usePreferences.ts";
import { openIn } from "./open-in.ts";

interface LookPanelProps {
  /** Opens the sheet of all shortcuts. */
  onShortcuts: () => void;
}

/** Display settings of this device: theme, density, language, shortcuts. */
export function LookPanel({ onShortcuts }: LookPanelProps) {
  const { t } = useTranslation("app");
  const { variant, locale } = useRuntime();
  const { pathname, search } = useLocation();
  const [preferences, choose] = usePreferences();
  return (
    <>
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
          onChange={(code) => openIn(code as LocaleCode, `${pathname}${search}`)}
          options={variant.locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
          value={locale}
        />
      ) : null}
      <Checkbox
        checked={preferences.singleKeys === "on"}
        label={t("menu.singleKeys")}
        onChange={(isOn) => choose({ singleKeys: isOn ? "on" : "off" })}
      />
      <Button isFullWidth onClick={onShortcuts}>
        {t("menu.shortcuts")}
      </Button>
    </>
  );
}
