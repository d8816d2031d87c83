import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { TextLink } from "../actions/Link.styles.ts";
import { BareLink } from "../actions/Link.tsx";
import { useInBrowser } from "../browser/useInBrowser.ts";
import { CircleAlertIcon, CircleCheckIcon, ClockIcon, XIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Stack, Toast } from "./Toasts.styles.ts";

/** Content of a toast. */
export interface ToastMessage {
  /** `danger` is announced at once (assertive), the others politely; `info` is for background events. */
  tone: "success" | "danger" | "info";
  /** The first part of the message, in bold. */
  text: string;
  /** A second sentence. */
  detail?: ReactNode;
  link?: { href: string; label: string };
  /** Action available for `milliseconds`; the toast is shown exactly as long, also while hovered. */
  action?: { label: string; onPress: () => void; milliseconds: number };
}

/** A toast that was shown, with when. */
export interface ShownToast extends ToastMessage {
  id: number;
  shownAt: Date;
}

interface ToastsState {
  /** Shows a message at the top right for the provider's duration. */
  show: (message: ToastMessage) => void;
  /** The last fifty, newest first, also after they left the screen. */
  history: readonly ShownToast[];
}

const ToastsContext = createContext<ToastsState | null>(null);

const icons = { success: <CircleCheckIcon />, danger: <CircleAlertIcon />, info: <ClockIcon /> };

interface ToastProviderProps {
  /** Duration of a toast in ms; 8000 by default. Hover and focus pause it. */
  durationMs?: number;
  children: ReactNode;
}

/** Provides toasts to the pages below; F6 focuses the toasts. */
export function ToastProvider({ durationMs = 8000, children }: ToastProviderProps) {
  const texts = useTexts();
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [history, setHistory] = useState<readonly ShownToast[]>([]);
  const [isEngaged, setIsEngaged] = useState(false);
  const counter = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const isTabHidden = useSyncExternalStore(watchTab, readTab, () => false);
  const home = useRef<HTMLDivElement>(null);
  const place = useTopPlace(home);

  const show = useCallback((message: ToastMessage) => {
    counter.current += 1;
    const toast = { ...message, id: counter.current, shownAt: new Date() };
    setShown((before) => [...before, toast]);
    setHistory((before) => {
      const remaining = [toast, ...before];
      // Beyond fifty the oldest leaves, an error only when there is nothing else.
      if (remaining.length > 50)
        remaining.splice(
          remaining.findLastIndex(({ tone }) => tone !== "danger"),
          1,
        );
      return remaining;
    });
  }, []);
  const dismiss = useCallback((id: number) => {
    // A button that vanishes under the focus would throw it to the top of the page.
    if (region.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setIsEngaged(false);
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F6" || !region.current) return;
      event.preventDefault();
      if (region.current.contains(document.activeElement)) {
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      } else {
        cameFrom.current = document.activeElement;
        (region.current.querySelector("button") ?? region.current).focus();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const state = useMemo(() => ({ show, history }), [show, history]);
  const isPaused = isEngaged || isTabHidden;
  return (
    <ToastsContext value={state}>
      {children}
      <div ref={home} />
      {place &&
        createPortal(
          <Stack
            aria-label={texts.notifications}
            onBlur={(event) => setIsEngaged(event.currentTarget.contains(event.relatedTarget))}
            onFocus={(event) => {
              if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
              setIsEngaged(true);
            }}
            onMouseEnter={() => setIsEngaged(true)}
            onMouseLeave={(event) => setIsEngaged(event.currentTarget.contains(document.activeElement))}
            ref={region}
            tabIndex={-1}
          >
            <div role="status">
              {shown
                .filter((toast) => toast.tone !== "danger")
                .map((toast) => (
                  <ToastCard durationMs={durationMs} isPaused={isPaused} key={toast.id} onDismiss={dismiss} toast={toast} />
                ))}
            </div>
            <div role="alert">
              {shown
                .filter((toast) => toast.tone === "danger")
                .map((toast) => (
                  <ToastCard durationMs={durationMs} isPaused={isPaused} key={toast.id} onDismiss={dismiss} toast={toast} />
                ))}
            </div>
          </Stack>,
          place,
        )}
    </ToastsContext>
  );
}

/** Returns the functions to show a toast and to read the history. */
export function useToasts(): { show: (message: ToastMessage) => void; history: () => readonly ShownToast[] } {
  const state = useContext(ToastsContext);
  if (!state) throw new Error("useToasts needs a ToastProvider above it");
  const { show, history } = state;
  return useMemo(() => ({ show, history: () => history }), [show, history]);
}

interface ToastCardProps {
  toast: ShownToast;
  durationMs: number;
  isPaused: boolean;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, durationMs, isPaused, onDismiss }: ToastCardProps) {
  const texts = useTexts();
  const left = useRef(toast.action?.milliseconds ?? durationMs);
  const { id, tone, text, detail, link, action } = toast;
  // The action is available exactly as long as the toast, so hover does not pause it.
  const isWaiting = isPaused && !action;
  useEffect(() => {
    if (isWaiting) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      // After a pause at least two seconds stay, so that nothing vanishes under the eyes.
      left.current = Math.max(2000, left.current - (performance.now() - startedAt));
    };
  }, [isWaiting, id, onDismiss]);
  return (
    <Toast data-tone={tone}>
      {icons[tone]}
      <div>
        <strong>{text}</strong>
        {action ? (
          <TextLink
            as="button"
            onClick={() => {
              onDismiss(id);
              action.onPress();
            }}
            type="button"
          >
            {action.label}
          </TextLink>
        ) : null}
        {detail || link ? (
          <p>
            {detail}
            {detail && link ? " " : null}
            {link ? (
              <TextLink as={BareLink} href={link.href} onClick={() => onDismiss(id)}>
                {link.label}
              </TextLink>
            ) : null}
          </p>
        ) : null}
      </div>
      <button aria-label={`${texts.closeNotification}\u00a0: ${text}`} onClick={() => onDismiss(id)} type="button">
        <XIcon size={14} />
      </button>
    </Toast>
  );
}

const readTab = () => document.visibilityState === "hidden";

function watchTab(notifyTimer: () => void): () => void {
  document.addEventListener("visibilitychange", notifyTimer);
  return () => document.removeEventListener("visibilitychange", notifyTimer);
}

/** Returns the container of the toasts: `home`, or an open modal dialog, because everything else is then inert; null without a page. */
function useTopPlace(home: RefObject<HTMLElement | null>): HTMLElement | null {
  const isInBrowser = useInBrowser();
  const place = useMemo(() => (isInBrowser ? document.createElement("div") : null), [isInBrowser]);
  useLayoutEffect(() => {
    if (!place) return;
    home.current?.append(place);
    const follow = (event: Event) => {
      const dialog = event.target;
      if (dialog instanceof HTMLDialogElement) (dialog.open ? home.current : dialog)?.append(place);
    };
    document.addEventListener("beforetoggle", follow, true);
    return () => {
      document.removeEventListener("beforetoggle", follow, true);
      place.remove();
    };
  }, [home, place]);
  return place;
}
