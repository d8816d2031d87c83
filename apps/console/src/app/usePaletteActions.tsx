import { useToasts } from "@reserve/design-system";
import {
  CopyIcon,
  EyeIcon,
  GlobeIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  RefreshCwIcon,
  Rows3Icon,
  SettingsIcon,
  SunIcon,
} from "@reserve/design-system/icons";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useRuntime } from "../shared/query/runtime.tsx";
import { usePreview } from "../shared/session/permissions.ts";
import { usePreferences } from "../shared/session/usePreferences.ts";
import { openIn } from "./open-in.ts";
import type { RunCommand } from "./palette.commands.ts";

const themeIcons = { light: <SunIcon />, dark: <MoonIcon />, system: <MonitorIcon /> };

/** Global palette actions: display settings, copy URL, sign out. */
export function usePaletteActions(onSheet: () => void): RunCommand[] {
  const { t } = useTranslation("app");
  const { variant, locale, signOut } = useRuntime();
  const { pathname, search } = useLocation();
  const { show } = useToasts();
  const queryClient = useQueryClient();
  const { preview, stop } = usePreview();
  const [{ theme, density, singleKeys }, choose] = usePreferences();
  const copyUrl = async () => {
    await navigator.clipboard.writeText(location.href);
    show({ tone: "success", text: t("palette.addressCopied") });
  };
  const themes = (["light", "dark", "system"] as const).filter((one) => one !== theme);
  const densities = (["compact", "normal", "comfortable"] as const).filter((one) => one !== density);
  return [
    { id: "refresh", icon: <RefreshCwIcon />, label: t("palette.refresh"), run: () => void queryClient.refetchQueries({ type: "active" }) },
    { id: "copy", icon: <CopyIcon />, label: t("palette.copyAddress"), run: () => void copyUrl() },
    ...(preview ? [{ id: "preview", icon: <EyeIcon />, label: t("preview.stop"), run: stop }] : []),
    ...themes.map((one) => ({
      id: `theme-${one}`,
      icon: themeIcons[one],
      label: t(`palette.theme.${one}`),
      run: () => choose({ theme: one }),
    })),
    ...densities.map((one) => ({
      id: `density-${one}`,
      icon: <Rows3Icon />,
      label: t(`palette.density.${one}`),
      run: () => choose({ density: one }),
    })),
    ...variant.locales
      .filter(({ code }) => code !== locale)
      .map(({ code, name }) => ({
        id: `language-${code}`,
        icon: <GlobeIcon />,
        label: t("palette.language", { name }),
        run: () => openIn(code, `${pathname}${search}`),
      })),
    { id: "sheet", icon: <SettingsIcon />, label: t("palette.sheet"), shortcut: "?", run: onSheet },
    singleKeys === "on"
      ? { id: "keys-off", icon: <SettingsIcon />, label: t("palette.keysOff"), run: () => choose({ singleKeys: "off" }) }
      : { id: "keys-on", icon: <SettingsIcon />, label: t("palette.keysOn"), run: () => choose({ singleKeys: "on" }) },
    { id: "sign-out", icon: <LogOutIcon />, label: t("menu.signOut"), run: signOut },
  ];
}
