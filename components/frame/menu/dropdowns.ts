/** Every menu of the frame is a `details` with this attribute: it opens without a script; this file adds the scripted behaviour. */
export const dropdownMark = { 'data-dropdown': '' } as const;

const dropdownSelector = 'details[data-dropdown]';
/** What leads out of a menu: a link, or a button that opens a dialog. */
export const leavingSelector = 'a[href],button[aria-haspopup=dialog]';
const itemSelector = 'a[href],button:not([disabled])';

/** From this width on the menu is a bar; below, an accordion. */
const wideQuery = '(min-width: 961px)';

export const isWide = (): boolean => window.matchMedia(wideQuery).matches;

/** Calls back when the width crosses the breakpoint; returns a function that stops it. */
export function onWidthChange(then: (wide: boolean) => void): () => void {
  const query = window.matchMedia(wideQuery);
  const notify = (event: MediaQueryListEvent): void => then(event.matches);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const asDropdown = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(dropdownSelector) : null;

/** Parts of the accordion stay as the visitor left them; every other menu closes on outside interaction. */
const closesByItself = (dropdown: HTMLDetailsElement): boolean => isWide() || dropdown.closest('nav') === null;

function closeOthers(target: EventTarget | null): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(`${dropdownSelector}[open]`)) {
    if (closesByItself(dropdown) && !(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

const itemsOf = (dropdown: HTMLDetailsElement): HTMLElement[] => [...dropdown.querySelectorAll<HTMLElement>(itemSelector)];

function moveFocus(dropdown: HTMLDetailsElement, key: string, from: EventTarget | null): void {
  dropdown.open = true;
  const items = itemsOf(dropdown);
  const place = items.findIndex((item) => item === from);
  const last = items.length - 1;
  const next = { ArrowDown: place < last ? place + 1 : 0, ArrowUp: place > 0 ? place - 1 : last, Home: 0, End: last }[key];
  items[next ?? 0]?.focus();
}

const movesInside: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

function onEscape(target: EventTarget | null): boolean {
  const dropdown = asDropdown(target);
  const open = dropdown?.open
    ? dropdown
    : [...document.querySelectorAll<HTMLDetailsElement>(`${dropdownSelector}[open]`)].find(closesByItself);
  if (!open) return false;
  open.open = false;
  open.querySelector('summary')?.focus();
  return true;
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const dropdown = asDropdown(event.target);
  if (event.key === 'Escape') {
    if (onEscape(event.target)) event.preventDefault();
  } else if (dropdown && closesByItself(dropdown) && movesInside.includes(event.key)) {
    const onSummary = event.target instanceof Element && event.target.closest('summary') !== null;
    if (onSummary && (event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    moveFocus(dropdown, event.key, event.target);
  }
}

function onClick(event: MouseEvent): void {
  const dropdown = asDropdown(event.target);
  if (dropdown && event.target instanceof Element && event.target.closest(leavingSelector)) dropdown.open = false;
}

/**
 * Escape closes the open menu and returns the focus, clicking or focusing elsewhere closes it, arrow keys move through it. Listens
 * for all menus of the page at once; returns a function that stops it.
 */
export function enhanceDropdowns(): () => void {
  const onOutside = (event: Event): void => closeOthers(event.target);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onOutside);
    document.removeEventListener('focusin', onOutside);
    document.removeEventListener('click', onClick);
  };
}
