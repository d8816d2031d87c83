import type { ReactNode } from "react";
import { Button, ButtonLink } from "../actions/Button.tsx";
import { CopyButton } from "../actions/CopyButton.tsx";
import { RefreshCwIcon } from "../icons.ts";
import { useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { ErrorBox } from "./ErrorPage.styles.ts";
import { shellTexts } from "./texts.ts";

interface ErrorPageProps {
  /** The HTTP status, shown small; left out when no server answered. */
  status?: number;
  /** Error message: « Cette page est introuvable ». */
  title: string;
  /** States which data is saved, and the next step for the user. */
  children?: ReactNode;
  /** Request id, to report to the administrator. */
  requestId?: string | undefined;
  /** URL of « Revenir à l’accueil »; `/` by default, no link when null. */
  homeHref?: string | null;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** A full-page error with the message, what was saved and the next step, instead of a blank page. Used inside the frame or in an EmptyShell. */
export function ErrorPage({ status, title, children, requestId, homeHref = "/", onRetry, isRetrying = false }: ErrorPageProps) {
  const texts = useTexts();
  const ownTexts = useOwnTexts(shellTexts);
  return (
    <ErrorBox>
      {status === undefined ? null : <small>{ownTexts.status(status)}</small>}
      <h1 tabIndex={-1}>{title}</h1>
      {children ? <div>{children}</div> : null}
      {onRetry || homeHref !== null ? (
        <p>
          {onRetry ? (
            <Button icon={<RefreshCwIcon />} isBusy={isRetrying} onClick={onRetry} variant="primary">
              {texts.retry}
            </Button>
          ) : null}
          {homeHref === null ? null : (
            <ButtonLink href={homeHref} variant={onRetry ? "secondary" : "primary"}>
              {ownTexts.home}
            </ButtonLink>
          )}
        </p>
      ) : null}
      {requestId ? (
        <small data-reference="">
          {ownTexts.reference(requestId)} <CopyButton label={texts.copyReference} value={requestId} />
        </small>
      ) : null}
    </ErrorBox>
  );
}
