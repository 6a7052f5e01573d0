import { isWide, leavingSelector, onWidthChange } from './dropdowns.ts';

const focusableSelector = 'a[href],button:not([disabled]),summary';

/** Everything outside an element and its ancestors. */
function outsideOf(element: Element): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) outside.push(sibling);
  }
  return outside;
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** Keeps Tab within the header while the menu covers the rest of the page. */
function wrapFocus(header: HTMLElement, event: KeyboardEvent): void {
  const stops = [...header.querySelectorAll<HTMLElement>(focusableSelector)].filter(isShown);
  const [first] = stops;
  const last = stops.at(-1);
  const edge = event.shiftKey ? first : last;
  if (!edge || document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * The menu behind its button. On a small screen the page behind it is inert while it is open, and Tab stays inside. Escape, a link or the
 * opening of a dialog closes it, and so does a window that grows past the breakpoint. CSS locks the page's scrolling. Returns a
 * function that stops it.
 */
export function enhanceDrawer(header: HTMLElement, drawer: HTMLDetailsElement): () => void {
  let held: HTMLElement[] = [];
  const release = (): void => {
    for (const element of held) element.inert = false;
    held = [];
  };
  const follow = (): void => {
    release();
    if (!drawer.open || isWide()) return;
    header.style.setProperty('--drawer-top', `${header.getBoundingClientRect().bottom}px`);
    held = outsideOf(header);
    for (const element of held) element.inert = true;
  };
  const close = (): void => {
    drawer.open = false;
    release();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!drawer.open) return;
    if (event.key === 'Tab' && !isWide()) wrapFocus(header, event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
    drawer.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(leavingSelector)) close();
  };
  const forgetWidth = onWidthChange(() => {
    close();
    // open parts of the accordion would cover a page that has grown wide
    for (const part of header.querySelectorAll<HTMLDetailsElement>('nav details[open]')) part.open = false;
  });
  drawer.addEventListener('toggle', follow);
  header.addEventListener('keydown', onKey);
  header.addEventListener('click', onClick);
  follow();
  return () => {
    release();
    forgetWidth();
    drawer.removeEventListener('toggle', follow);
    header.removeEventListener('keydown', onKey);
    header.removeEventListener('click', onClick);
  };
}
