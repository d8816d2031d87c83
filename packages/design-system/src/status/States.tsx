import type { ReactNode } from "react";
import { Button, ButtonLink } from "../actions/Button.tsx";
import { CopyButton } from "../actions/CopyButton.tsx";
import { CloudOffIcon, LockIcon, RefreshCwIcon, SearchXIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Blank, SkeletonBar } from "./States.styles.ts";

interface SkeletonProps {
  /** Any CSS length; the whole width by default. */
  width?: string | number;
  height?: string | number;
}

/** A placeholder bar for text that is loading. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <SkeletonBar aria-hidden="true" style={{ width, height }} />;
}

interface StateProps {
  /** The page has no other content: the title becomes its heading. */
  isWholePage?: boolean;
}

interface EmptyStateProps extends StateProps {
  title: string;
  /** The next step for the user, or the reason why there is nothing. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
}

function Heading({ isWholePage = false, children }: StateProps & { children: string }) {
  return isWholePage ? <h1 tabIndex={-1}>{children}</h1> : <h2>{children}</h2>;
}

/** An empty state with its next step. */
export function EmptyState({ title, detail, icon = <SearchXIcon size={24} />, actions, isWholePage }: EmptyStateProps) {
  return (
    <Blank>
      {icon}
      <Heading isWholePage={isWholePage}>{title}</Heading>
      {detail ? <p>{detail}</p> : null}
      {actions ? <div>{actions}</div> : null}
    </Blank>
  );
}

interface ErrorStateProps extends StateProps {
  /** Error message: « Les commandes n’ont pas pu être chargées ». */
  title: string;
  /** States which data is saved, and the next step for the user. */
  detail?: ReactNode;
  /** Request id, to report to the administrator. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  isRetrying?: boolean;
}

/** A failed load, distinct from an empty list. */
export function ErrorState({ title, detail, requestId, onRetry, retryLabel, isRetrying = false, isWholePage }: ErrorStateProps) {
  const texts = useTexts();
  return (
    <Blank role="alert">
      <CloudOffIcon size={24} />
      <Heading isWholePage={isWholePage}>{title}</Heading>
      {detail ? <p>{detail}</p> : null}
      {requestId ? (
        <small>
          {texts.errorReference(requestId)} <CopyButton label={texts.copyReference} value={requestId} />
        </small>
      ) : null}
      {onRetry ? (
        <div>
          <Button icon={<RefreshCwIcon />} isBusy={isRetrying} onClick={onRetry} variant="primary">
            {retryLabel ?? texts.retry}
          </Button>
        </div>
      ) : null}
    </Blank>
  );
}

interface ForbiddenStateProps extends StateProps {
  /** « Vous n’avez pas accès aux remises ». */
  title: string;
  /** The missing permission and who can grant it. */
  detail?: ReactNode;
  backHref?: string;
  backLabel?: string;
}

/** A page the user has no permission for, with the person to contact. */
export function ForbiddenState({ title, detail, backHref, backLabel, isWholePage }: ForbiddenStateProps) {
  return (
    <Blank>
      <LockIcon size={24} />
      <Heading isWholePage={isWholePage}>{title}</Heading>
      {detail ? <p>{detail}</p> : null}
      {backHref && backLabel ? (
        <div>
          <ButtonLink href={backHref}>{backLabel}</ButtonLink>
        </div>
      ) : null}
    </Blank>
  );
}
