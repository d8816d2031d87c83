import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, ButtonLink, DescriptionList, Link, Note, OffActions, Section, Skeleton } from "@reserve/design-system";
import { EyeIcon, XIcon } from "@reserve/design-system/icons";
import { roleRefusal } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { DeleteButton } from "../../../shared/command/DeleteButton.tsx";
import { to } from "../../../shared/links/to.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { usePreview, useUser } from "../../../shared/session/permissions.ts";
import { fullName } from "../person.ts";
import { roleUsers } from "../users.queries.ts";

interface RoleMarginProps {
  /** Null for a new role, which has no users. */
  record: Schemas["Role"] | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a role: its users, a preview of the console, and deletion. */
export function RoleMargin({ record: role, isDirty }: RoleMarginProps) {
  const { t } = useTranslation("users");
  return role ? <RoleUse isDirty={isDirty} record={role} /> : <Note>{t("role.newNote")}</Note>;
}

function RoleUse({ record: role, isDirty }: { record: Schemas["Role"]; isDirty: boolean }) {
  const { t } = useTranslation("users");
  const navigate = useNavigate();
  const me = useUser().data;
  const preview = usePreview();
  const claims = role.claimTypes.map(({ id }) => id);
  // Until the user is loaded, deletion is neither offered nor shown as forbidden.
  const refusal = me
    ? roleRefusal("delete", { actor: { id: me.id, claims: me.claimTypes.map(({ id }) => id) }, claims, userCount: role.userCount })
    : null;
  const reason = refusal
    ? t(refusal === "HoldsMore" ? "reason.RoleHoldsMore" : `reason.${refusal}`)
    : isDirty
      ? t("user.saveFirst")
      : undefined;
  const look = () => {
    preview.start({ name: role.name, claims });
    void navigate("/");
  };
  return (
    <>
      <Section isPanel title={t("section.use")}>
        <ActionStack>
          <Button disabledReason={isDirty ? t("user.saveFirst") : undefined} icon={<EyeIcon />} isFullWidth onClick={look}>
            {t("role.preview")}
          </Button>
          {me && reason === undefined ? (
            <DeleteButton
              detail={t("role.deleteDetail", { name: role.name })}
              label={t("role.delete")}
              nextUrl={to.roles()}
              op="deleteRole"
              record={role}
            />
          ) : null}
        </ActionStack>
        {reason === undefined ? null : <OffActions items={[{ icon: <XIcon />, label: t("role.delete"), reason }]} title={t("user.off")} />}
      </Section>
      <RoleUsers record={role} />
    </>
  );
}

function RoleUsers({ record: role }: { record: Schemas["Role"] }) {
  const { t } = useTranslation("users");
  const { api } = useRuntime();
  const query = useQuery(roleUsers(api, role.id));
  return (
    <Section aside={role.userCount > 0 ? String(role.userCount) : undefined} title={t("section.holders")}>
      <QueryState query={query} skeleton={<Skeleton height={60} />}>
        {({ items, totalCount }) =>
          totalCount === 0 ? (
            <p>{t("roles.nobody")}</p>
          ) : (
            <>
              <DescriptionList
                items={items.map((user) => ({
                  term: <Link href={to.user(user.id)}>{fullName(user)}</Link>,
                  description: user.userName,
                }))}
              />
              {totalCount > items.length ? (
                <ButtonLink href={to.users({ role: role.id })} isFullWidth>
                  {t("role.allHolders", { count: totalCount })}
                </ButtonLink>
              ) : null}
            </>
          )
        }
      </QueryState>
    </Section>
  );
}
