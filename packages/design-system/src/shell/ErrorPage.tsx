import type { ReactNode } from "react";
import { Button, ButtonLink } from "../actions/Button.tsx";
import { CopyButton } from "../actions/CopyButton.tsx";
import { RefreshCwIcon } from "../icons.ts";
import { useTexts, useWords } from "../texts/TextsProvider.tsx";
import { ErrorBox } from "./ErrorPage.styles.ts";
import { words } from "./words.ts";

interface ErrorPageProps {
  /** The HTTP status, shown small; left out when no server answered. */
  status?: number;
  /** What happened: « Cette page est introuvable ». */
  title: string;
  /** What was saved, and what to do. */
  children?: ReactNode;
  /** To be told to whoever keeps the server. */
  requestId?: string | undefined;
  /** URL of « Revenir à l’accueil »; `/` by default, no link when null. */
  homeHref?: string | null;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** A whole page that says what went wrong, what was kept and what to do; never a white one. Stands inside the frame or in an EmptyShell. */
export function ErrorPage({ status, title, children, requestId, homeHref = "/", onRetry, isRetrying = false }: ErrorPageProps) {
  const texts = useTexts();
  const ownTexts = useWords(words);
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
