import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { followLinksInside } from './follow-links.ts';

const never = () => () => {};
const inBrowser = typeof window !== 'undefined';
/** One object for good: React writes the HTML anew when it is another, and over the server's it writes nothing. */
const serverHtml = { __html: '' };

interface StaticHtmlProps {
  /** What the children are made of: while it is the same, the server's HTML stays as it came. */
  of: object;
  /** Brings parts of the server's HTML to life without React; returns what ends that. The same function each time. */
  attach?: (element: HTMLElement) => () => void;
  /** Not rendered in the browser over the server's HTML; a component that loads later costs nothing until then. */
  children: ReactNode;
}

/**
 * A part of a page that no script has to bring to life: over the server's HTML its code is not loaded. A visit from another page, and
 * an edit in the preview, render it in the browser.
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
