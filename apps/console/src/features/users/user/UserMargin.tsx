import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, ButtonLink, DescriptionList, Note, type OffAction, OffActions, Section } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, LogOutIcon, XIcon } from "@reserve/design-system/icons";
import { type PersonAction, parisDay, personRefusal } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDate, formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useMay, useUser } from "../../../shared/session/permissions.ts";
import { fullName } from "../person.ts";
import { userStateBadge } from "../userState.tsx";
import { whenOf } from "../when.ts";

interface UserMarginProps {
  /** Null for a new user, who has no details yet. */
  user: Schemas["User"] | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a user: whether they can sign in, the last sign-in, and actions. */
export function UserMargin({ user, isDirty }: UserMarginProps) {
  const { t } = useTranslation("users");
  return user ? <UserAccess isDirty={isDirty} user={user} /> : <Note>{t("user.newNote")}</Note>;
}

function UserAccess({ user, isDirty }: { user: Schemas["User"]; isDirty: boolean }) {
  const { t } = useTranslation(["users", "app"]);
  const navigate = useNavigate();
  const may = useMay();
  const me = useUser().data;
  const toggle = useWrite("setUserDisabled");
  const endSessions = useWrite("endUserSessions");
  const remove = useWrite("deleteUser", { onDone: () => void navigate(to.users(), { replace: true }) });
  const when = whenOf(t, parisDay(new Date()));
  const name = fullName(user);
  const version = `"${user.version}"`;
  const count = user.sessionCount;
  const reasonOf = (action: PersonAction): string | undefined => {
    if (!me) return undefined;
    const reason = personRefusal(action, {
      actor: { id: me.id, claims: me.claimTypes.map(({ id }) => id) },
      person: {
        id: user.id,
        claims: user.effectiveClaimTypes.map(({ id }) => id),
        isDisabled: user.isDisabled,
        hasWorked: user.lastSignInAt !== null,
      },
    });
    return reason ? t(`reason.${reason}`) : undefined;
  };

  const off: OffAction[] = [];
  const actions: ReactNode[] = [];
  const offer = (
    action: PersonAction,
    label: string,
    icon: ReactNode,
    onClick: () => void,
    variant: "secondary" | "danger" = "secondary",
  ) => {
    // Until the current user is loaded, nothing is offered that may be disabled a moment later.
    if (!me) return;
    const reason = reasonOf(action) ?? (isDirty ? t("user.saveFirst") : undefined);
    if (reason !== undefined) off.push({ icon, label, reason });
    else
      actions.push(
        <Button icon={icon} isFullWidth key={action} onClick={onClick} variant={variant}>
          {label}
        </Button>,
      );
  };
  // The user's own sessions are ended on their own account page, which preserves the current one.
  if (count > 0 && me?.id !== user.id)
    offer("endSessions", t("user.endSessions", { count }), <LogOutIcon />, () => endSessions.ask({ body: { id: user.id } }));
  if (user.isDisabled)
    offer("enable", t("user.enable"), <CircleCheckIcon />, () =>
      toggle.ask({ query: { id: user.id }, body: { isDisabled: false } }, version),
    );
  else
    offer(
      "disable",
      t("user.disable"),
      <BanIcon />,
      () => toggle.ask({ query: { id: user.id }, body: { isDisabled: true } }, version),
      "danger",
    );
  offer("delete", t("user.delete"), <XIcon />, () => remove.ask({ query: { id: user.id } }, version), "danger");

  return (
    <>
      <Section isPanel title={t("section.access")}>
        <DescriptionList
          items={[
            { term: t("field.state"), description: userStateBadge(user, t) },
            {
              term: t("field.lastSignInAt"),
              description: user.lastSignInAt ? (
                <time dateTime={user.lastSignInAt} title={t("when.exact", { date: formatDateTime(user.lastSignInAt) })}>
                  {when(user.lastSignInAt)}
                </time>
              ) : (
                t("when.never")
              ),
            },
            { term: t("field.sessions"), description: String(count) },
            { term: t("field.createdAt"), description: formatDate(user.createdAt) },
          ]}
        />
        {me && actions.length > 0 ? <ActionStack>{actions}</ActionStack> : null}
        {me && off.length > 0 ? <OffActions items={off} title={t("user.off")} /> : null}
      </Section>
      {me?.id === user.id || may("listActivity") ? (
        <Section title={t("section.elsewhere")}>
          <ActionStack>
            {me?.id === user.id && may("getProfile") ? <ButtonLink href={to.profile()}>{t("app:screen.profile")}</ButtonLink> : null}
            {may("listActivity") ? <ButtonLink href={to.activityLog({ user: user.id })}>{t("user.activity", { name })}</ButtonLink> : null}
          </ActionStack>
        </Section>
      ) : null}
      <Confirmation
        command={toggle}
        detail={t(user.isDisabled ? "user.enableDetail" : "user.disableDetail", { name, count })}
        tone={user.isDisabled ? "normal" : "danger"}
      />
      <Confirmation command={endSessions} detail={t("user.endSessionsDetail", { name, count })} />
      <Confirmation command={remove} detail={t("user.deleteDetail", { name })} tone="danger" />
    </>
  );
}
