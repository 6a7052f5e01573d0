import { isWide } from './dropdowns.ts';
import { headsInto, type Point } from './menu-travel.ts';

/** Opening delay: a mouse that only crosses the bar opens nothing. */
const openAfterMs = 80;
/** Switching to a neighbour takes slightly longer, so that the path into the open panel may cross it. */
const switchAfterMs = 150;
const closeAfterMs = 300;

/**
 * Opens the menus of a bar on hover, in addition to their own click. A click on one opened by hovering keeps it open. Returns a function
 * that stops it.
 */
export function enhanceHover(bar: HTMLElement): () => void {
  let hovered: HTMLDetailsElement | null = null;
  let wanted: HTMLDetailsElement | null = null;
  const delayed = createDelayedAct();
  let last: Point = { x: 0, y: 0 };

  const openMenu = (): HTMLDetailsElement | null => bar.querySelector<HTMLDetailsElement>('details[open]');
  const rest = (): void => {
    wanted = null;
    delayed.cancel();
  };
  const open = (menu: HTMLDetailsElement): void => {
    wanted = null;
    if (menu.open) return;
    for (const other of bar.querySelectorAll<HTMLDetailsElement>('details[open]')) other.open = false;
    menu.open = true;
    hovered = menu;
  };
  const close = (): void => {
    // the keyboard focus may be in the panel by now
    if (hovered && !hovered.querySelector('summary + *')?.contains(document.activeElement)) hovered.open = false;
    hovered = null;
  };

  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !isWide()) return;
    const menu = event.target instanceof Element ? event.target.closest('details') : null;
    if (!menu) {
      wanted = null;
      if (hovered) delayed.plan(close, closeAfterMs);
      else rest();
    } else if (menu.open) rest();
    else if (menu !== wanted) {
      wanted = menu;
      delayed.plan(() => open(menu), openMenu() ? switchAfterMs : openAfterMs);
    }
  };
  const onMove = (event: PointerEvent): void => {
    const to = { x: event.clientX, y: event.clientY };
    const panel = delayed.isPlanned() && openMenu()?.querySelector('summary + *')?.getBoundingClientRect();
    // on the way into the open panel the mouse may cross anything, however slowly
    if (panel && headsInto(panel, last, to)) delayed.postpone();
    last = to;
  };
  const onLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    wanted = null;
    delayed.plan(close, closeAfterMs);
  };
  const onClick = (event: MouseEvent): void => {
    const menu = event.target instanceof Element ? event.target.closest('summary')?.closest('details') : null;
    if (!menu) return;
    rest();
    if (menu === hovered && menu.open) event.preventDefault();
    hovered = null;
  };

  const ended = new AbortController();
  const { signal } = ended;
  bar.addEventListener('pointerover', onOver, { signal });
  bar.addEventListener('pointermove', onMove, { signal });
  bar.addEventListener('pointerleave', onLeave, { signal });
  bar.addEventListener('click', onClick, { signal });
  return () => {
    delayed.cancel();
    ended.abort();
  };
}

interface DelayedAct {
  /** Runs this after a delay, replacing what was scheduled. */
  plan(act: () => void, afterMs: number): void;
  /** Restarts the delay of what is scheduled. */
  postpone(): void;
  cancel(): void;
  isPlanned(): boolean;
}

function createDelayedAct(): DelayedAct {
  let due: { act: () => void; afterMs: number } | null = null;
  let timer: number | undefined;
  const plan = (act: () => void, afterMs: number): void => {
    window.clearTimeout(timer);
    due = { act, afterMs };
    timer = window.setTimeout(() => {
      due = null;
      act();
    }, afterMs);
  };
  return {
    plan,
    postpone: () => {
      if (due) plan(due.act, due.afterMs);
    },
    cancel: () => {
      due = null;
      window.clearTimeout(timer);
    },
    isPlanned: () => due !== null,
  };
}
