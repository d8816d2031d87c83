import type { Schemas } from "@reserve/contract";
import { ActionStack, Button } from "@reserve/design-system";
import { BanIcon, DownloadIcon, MailIcon, PlusIcon } from "@reserve/design-system/icons";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useWrite } from "../../shared/command/useWrite.ts";
import { useSheetExport } from "../../shared/export/useSheetExport.tsx";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";

interface TargetUsesProps {
  /** Null: not saved yet; what needs a saved target saves it first. */
  id: number | null;
  /** Request body to save the target first. */
  save: Schemas["TargetSave"];
  /** Continues with everybody except these people. */
  onExclude: () => void;
  /** Called when the target was saved first. */
  onSaved?: (id: number) => void;
  /** Reason why the actions are disabled. */
  disabledReason?: string | undefined;
}

/** Actions on the people of a target: send a campaign, exclude them, create a discount, export them. */
export function TargetUses({ id, save, onExclude, onSaved, disabledReason }: TargetUsesProps) {
  const { t } = useTranslation(["targets", "shared"]);
  const navigate = useNavigate();
  const may = useMay();
  const sheet = useSheetExport("exportTarget");
  const goOn = useRef<(savedId: number) => void>(() => {});
  const create = useWrite("createTarget", {
    announce: ({ entityOutput: { name } }) => ({ text: t("uses.saved", { name }) }),
    onDone: ({ entityOutput }) => {
      onSaved?.(entityOutput.id);
      goOn.current(entityOutput.id);
    },
  });
  const withSaved = (go: (savedId: number) => void) => () => {
    if (id !== null) return go(id);
    goOn.current = go;
    void create.send({ body: save });
  };
  const button = { disabledReason, isFullWidth: true } as const;
  return (
    <ActionStack>
      {may("createCampaign") ? (
        <Button {...button} icon={<MailIcon />} onClick={withSaved((target) => void navigate(to.campaign({ target })))}>
          {t("uses.write")}
        </Button>
      ) : null}
      <Button {...button} icon={<BanIcon />} onClick={onExclude}>
        {t("uses.exclude")}
      </Button>
      {may("createDiscount") ? (
        <Button {...button} icon={<PlusIcon />} onClick={withSaved((target) => void navigate(to.discount({ target, name: save.name })))}>
          {t("uses.discount")}
        </Button>
      ) : null}
      <Button
        {...button}
        disabledReason={may("listCustomers") ? disabledReason : t("sample.forbidden")}
        icon={<DownloadIcon />}
        isBusy={sheet.isBusy}
        onClick={withSaved((target) => sheet.start({ query: { id: target } }))}
      >
        {t("shared:export")}
      </Button>
      {sheet.flow}
    </ActionStack>
  );
}
