/** What a large picture is moved and enlarged in: a place that scrolls, in a dialog. */
export interface ZoomedView {
  /** Whether the screen shows less of the picture's own size than there is. */
  hasMore(): boolean;
  /** Fitted to the screen, or in its own size; a point of the screen stays where it is, without one the middle. */
  toggle(point?: ScreenPoint): void;
  /** Drops what follows the pointer and the window. */
  end(): void;
}

interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** A picture fitted to the screen. */
const fits = 'data-fits';
const large = 'data-large';
/** A press that moves further drags the picture and is no click. */
const dragPx = 4;

/** Lets one enlarge the picture of a place and move it: by scrolling, touch and keys as the browser does, and by dragging with a mouse. */
export function attachView(dialog: HTMLElement, place: HTMLElement, image: HTMLImageElement): ZoomedView {
  const follow = new AbortController();
  const { signal } = follow;
  // the property `width` is that on the screen
  const ownWidth = Number(image.getAttribute('width'));
  const hasMore = (): boolean => dialog.hasAttribute(large) || image.clientWidth < ownWidth;
  const markFit = (): void => void dialog.toggleAttribute(fits, !hasMore());
  const toggle = (point: ScreenPoint = middleOf(place)): void => {
    const before = image.getBoundingClientRect();
    const across = share(point.clientX - before.left, before.width);
    const down = share(point.clientY - before.top, before.height);
    dialog.toggleAttribute(large);
    const after = image.getBoundingClientRect();
    place.scrollLeft += after.left + across * after.width - point.clientX;
    place.scrollTop += after.top + down * after.height - point.clientY;
  };
  // by default the browser drags it out of the page
  image.draggable = false;
  dialog.removeAttribute(large);
  markFit();
  window.addEventListener('resize', markFit, { signal });
  attachDrag(place, () => dialog.hasAttribute(large), signal);
  return { hasMore, toggle, end: () => follow.abort() };
}

function middleOf(place: HTMLElement): ScreenPoint {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

const share = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0.5);

function attachDrag(place: HTMLElement, canDrag: () => boolean, signal: AbortSignal): void {
  let from: (ScreenPoint & { readonly scrollLeft: number; readonly scrollTop: number }) | null = null;
  let moved = false;
  place.addEventListener(
    'pointerdown',
    (event) => {
      moved = false;
      // fingers scroll by themselves
      if (event.pointerType !== 'mouse' || event.button !== 0 || !canDrag()) return;
      from = { clientX: event.clientX, clientY: event.clientY, scrollLeft: place.scrollLeft, scrollTop: place.scrollTop };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      // it may have been let go outside of the window
      if (event.buttons === 0) from = null;
      if (!from) return;
      const across = event.clientX - from.clientX;
      const down = event.clientY - from.clientY;
      moved ||= Math.hypot(across, down) > dragPx;
      place.scrollTo(from.scrollLeft - across, from.scrollTop - down);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, () => (from = null), { signal });
  // a drag ends with a click, which is none
  place.addEventListener('click', (event) => (moved ? event.stopPropagation() : undefined), { signal, capture: true });
}
