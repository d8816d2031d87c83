import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, useToasts } from "@reserve/design-system";
import { BanIcon, DownloadIcon, MailIcon, PlusIcon } from "@reserve/design-system/icons";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useMay } from "../../shared/permissions.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { saveFile } from "../../shared/save-file.ts";
import { to } from "../../shared/to.ts";
import { useCommand } from "../../shared/useCommand.ts";

interface TargetUsesProps {
  /** Null: not saved yet; what needs a saved target saves it first. */
  id: number | null;
  /** As what it is saved then. */
  save: Schemas["TargetSave"];
  /** Goes on with everybody but these people. */
  onExclude: () => void;
  /** Told when it was saved on the way. */
  onSaved?: (id: number) => void;
  /** Why nothing can be done yet. */
  disabledReason?: string | undefined;
}

/** What can be done with the people of a target: write to them, leave them out, give them a discount, take them away as a sheet. */
export function TargetUses({ id, save, onExclude, onSaved, disabledReason }: TargetUsesProps) {
  const { t } = useTranslation(["targets", "shared"]);
  const navigate = useNavigate();
  const may = useMay();
  const { download, isBusy } = useTargetExport();
  const goOn = useRef<(savedId: number) => void>(() => {});
  const create = useCommand("createTarget", {
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
        isBusy={isBusy}
        onClick={withSaved((target) => void download(target))}
      >
        {t("export.button")}
      </Button>
    </ActionStack>
  );
}

/** « Exporter en CSV »: the people of a saved target, for the person's downloads. */
function useTargetExport() {
  const { t } = useTranslation(["targets", "shared"]);
  const { api } = useRuntime();
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  async function download(id: number) {
    setIsBusy(true);
    const file = await api.download("exportTarget", { query: { id } });
    setIsBusy(false);
    if (file.isValid) {
      saveFile(file.fileName ?? "cible.csv", file.blob);
      show({ tone: "success", text: t("export.done"), detail: file.fileName });
    } else show({ tone: "danger", text: t("export.failed"), detail: file.errors[0] ?? t("shared:state.offlineDetail") });
  }
  return { download, isBusy };
}
