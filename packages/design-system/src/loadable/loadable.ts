import { createElement, type FunctionComponent, useState, useSyncExternalStore } from "react";

/** A component whose code is loaded when it is first rendered. */
export type Loadable<Part> = Part & {
  /** Loads the code ahead, once; a failed load is tried again. */
  load: () => Promise<Part>;
};

/** The code of a part, null until it is there, or what its load failed with. */
type Code<Part> = { Part: Part | null } | { error: unknown };

const none = { Part: null };

/**
 * Returns a component that loads its code when it is first rendered, shows `Loading` (nothing by default) until the code is there, and throws what the
 * load failed with to the nearest error boundary; mounted again, it tries again.
 *
 * `React.lazy` does the same under a `Suspense`, but React keeps what suspended back until 300 ms after a placeholder was last shown, however early its
 * code came: every first opening of a screen or a dialog took that long.
 */
export function loadable<Part extends FunctionComponent<never>>(
  load: () => Promise<Part>,
  Loading: FunctionComponent<Parameters<Part>[0]> = () => null,
): Loadable<Part> {
  const listeners = new Set<() => void>();
  let code: Code<Part> = none;
  let loading: Promise<Part> | null = null;
  const become = (next: Code<Part>) => {
    code = next;
    for (const listener of listeners) listener();
  };
  const store: CodeStore<Part> = {
    read: () => code,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (!loading) {
        code = none;
        loading = load();
        loading.then(
          (Part) => become({ Part }),
          (error) => {
            loading = null;
            become({ error });
          },
        );
      }
      return loading;
    },
  };
  const LoadablePart: FunctionComponent = (props) => createElement((useCode(store) ?? Loading) as FunctionComponent, props);
  return Object.assign(LoadablePart as FunctionComponent<never> as Part, { load: store.load });
}

interface CodeStore<Part> {
  read: () => Code<Part>;
  subscribe: (listener: () => void) => () => void;
  load: () => Promise<Part>;
}

/** Returns the part, null while it is loaded. */
function useCode<Part>({ read, subscribe, load }: CodeStore<Part>): Part | null {
  useState(() => {
    // A part that failed keeps its error until its boundary mounts it again. The rejection is thrown below; on a server nothing is loaded.
    if (typeof document !== "undefined") load().catch(() => undefined);
  });
  const code = useSyncExternalStore(subscribe, read, () => none);
  if ("error" in code) throw code.error;
  return code.Part;
}
