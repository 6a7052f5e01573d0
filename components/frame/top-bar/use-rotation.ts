import { useEffect, useState, type FocusEvent } from 'react';

/** How long a row stands before the next one comes: long enough to be read twice. */
export const rowMs = 6_000;

const stillQuery = '(prefers-reduced-motion: reduce)';

export interface Rotation {
  /** The row that is shown. */
  readonly place: number;
  /** `never` for who wants no motion. */
  readonly rotates: 'on' | 'stopped' | 'never';
  /** Whether rows change by themselves at this moment. */
  readonly moving: boolean;
  readonly next: () => void;
  readonly toggle: () => void;
  /** For the element that holds the rows: the mouse over it or the focus in it holds them still. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Rows that take turns. One row, or none, stands still. */
export function useRotation(count: number): Rotation {
  const [place, setPlace] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = usePrefersReducedMotion();
  const moving = count > 1 && !stopped && !hovered && !focused && !still;
  useEffect(() => {
    if (!moving) return;
    const timer = window.setInterval(() => setPlace((shown) => (shown + 1) % count), rowMs);
    return () => window.clearInterval(timer);
  }, [moving, count]);
  return {
    place: Math.min(place, Math.max(0, count - 1)),
    rotates: still ? 'never' : stopped ? 'stopped' : 'on',
    moving,
    next: () => setPlace((shown) => (shown + 1) % count),
    toggle: () => setStopped(!stopped),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

/** Whether the visitor wants no motion, also when that changes. */
function usePrefersReducedMotion(): boolean {
  const [still, setStill] = useState(() => typeof window !== 'undefined' && window.matchMedia(stillQuery).matches);
  useEffect(() => {
    const query = window.matchMedia(stillQuery);
    const follow = (): void => setStill(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return still;
}
