import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { followLinksInside } from './follow-links.ts';

const never = () => () => {};
const inBrowser = typeof window !== 'undefined';
/** One constant object: React rewrites the HTML when it changes, and over the server's it writes nothing. */
const serverHtml = { __html: '' };

interface StaticHtmlProps {
  /** The source of the children: while it is the same object, the server's HTML is left as it is. */
  of: object;
  /** Adds behaviour to the server's HTML without React; returns a function that removes it. Must be a stable function. */
  attach?: (element: HTMLElement) => () => void;
  /** Not rendered in the browser over the server's HTML; a lazily loaded component costs nothing until then. */
  children: ReactNode;
}

/**
 * A part of a page that needs no hydration: over the server's HTML its code is not loaded. After a client-side navigation, or an edit in
 * the preview, the browser renders it.
 */
export function StaticHtml({ of: source, attach, children }: StaticHtmlProps) {
  const overServerHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [adopted] = useState(overServerHtml ? source : null);
  const attachAll = useCallback(
    (element: HTMLElement | null) => {
      const detachers = element ? [followLinksInside(element), attach?.(element)] : [];
      return () => detachers.forEach((detach) => detach?.());
    },
    [attach],
  );
  if (inBrowser && adopted === source) {
    return <div key="kept" ref={attachAll} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
  }
  return <div key="live">{children}</div>;
}
