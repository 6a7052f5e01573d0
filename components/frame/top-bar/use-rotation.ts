import { useEffect, useState, type FocusEvent } from 'react';

/** How long a row is shown: long enough to be read twice. */
export const rowMs = 6_000;

const stillQuery = '(prefers-reduced-motion: reduce)';

export interface Rotation {
  /** The visible row. */
  readonly place: number;
  /** `never` with reduced motion. */
  readonly rotates: 'on' | 'stopped' | 'never';
  /** Whether rows are rotating at this moment. */
  readonly moving: boolean;
  readonly next: () => void;
  readonly toggle: () => void;
  /** For the element around the rows: hovering or focusing it pauses the rotation. */
  readonly hold: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** The rotation of rows. One row, or none, does not rotate. */
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
  const unlessStopped = stopped ? 'stopped' : 'on';
  return {
    place: Math.min(place, Math.max(0, count - 1)),
    rotates: still ? 'never' : unlessStopped,
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

/** Whether the visitor prefers reduced motion, also when that changes. */
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
