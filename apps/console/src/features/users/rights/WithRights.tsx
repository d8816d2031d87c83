import type { Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "../../../shared/QueryState.tsx";
import { RecordSkeleton } from "../../../shared/RecordPage.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { allRoles, claimTypes } from "../users.queries.ts";

/** What a form about rights chooses from. */
export interface Choices {
  roles: readonly Schemas["Role"][];
  /** The claims that the signed-in person may give. */
  grantable: ReadonlySet<string>;
}

/** Waits for the roles and for what the signed-in person may give. */
export function WithRights({ children }: { children: (choices: Choices) => ReactNode }) {
  const { api } = useRuntime();
  const roles = useQuery(allRoles(api));
  const claims = useQuery(claimTypes(api));
  // A page is never without its heading, however long the choices take.
  const skeleton = <RecordSkeleton hasFacts={false} sheet={480} />;
  return (
    <QueryState query={roles} skeleton={skeleton}>
      {({ items }) => (
        <QueryState query={claims} skeleton={skeleton}>
          {(list) =>
            children({ roles: items, grantable: new Set(list.items.filter(({ isGrantable }) => isGrantable).map(({ id }) => id)) })
          }
        </QueryState>
      )}
    </QueryState>
  );
}
