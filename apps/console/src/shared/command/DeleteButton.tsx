import type { Input, WriteId } from "@reserve/contract";
import { Button } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "./Confirmation.tsx";
import { useWrite } from "./useWrite.ts";

/** The operations that need nothing but the id of a record. */
type IdOnly = { [Op in WriteId]: { query: { id: number } } extends Input<Op> ? Op : never }[WriteId];

interface DeleteButtonProps {
  op: IdOnly;
  record: { id: number; version: number };
  label: string;
  /** Text of the confirmation: what is deleted, and what stays. */
  detail: ReactNode;
  disabledReason?: string | undefined;
  /** URL of the page to open after the deletion. */
  nextUrl: string;
}

/** Button that deletes a record after a confirmation and leaves its page. */
export function DeleteButton({ op, record: { id, version }, label, detail, disabledReason, nextUrl }: DeleteButtonProps) {
  const navigate = useNavigate();
  const remove = useWrite(op, { onDone: () => void navigate(nextUrl, { replace: true }) });
  return (
    <>
      <Button
        disabledReason={disabledReason}
        icon={<XIcon />}
        isFullWidth
        onClick={() => remove.ask({ query: { id } }, `"${version}"`)}
        variant="danger"
      >
        {label}
      </Button>
      <Confirmation command={remove} detail={detail} tone="danger" />
    </>
  );
}
