import type { AuditFrame } from "../../platform/audit/audit.ts";
import type { RequestFacts } from "../../platform/contract/handlers.ts";

/** Returns the audit frame of an operation that writes its own log entry. */
export function frameOf(action: string, at: Date, request: RequestFacts, user: { id: number; userName: string } | null): AuditFrame {
  return {
    at,
    action,
    outcome: "done",
    user: user && { id: user.id, userName: user.userName },
    clientIp: request.clientIp,
    requestId: request.id,
  };
}
