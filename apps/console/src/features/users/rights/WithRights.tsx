import type { Schemas } from "@reserve/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { allRoles, claimTypes } from "../users.queries.ts";

/** Options of a permissions form. */
export interface Choices {
  roles: readonly Schemas["Role"][];
  /** Claims that the user may grant. */
  grantable: ReadonlySet<string>;
}

/** Loads the roles and the claims that the user may grant. */
export function WithRights({ children }: { children: (choices: Choices) => ReactNode }) {
  const { api } = useRuntime();
  const roles = useQuery(allRoles(api));
  const claims = useQuery(claimTypes(api));
  // The page always has its heading, however long the options take to load.
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
