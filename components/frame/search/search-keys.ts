import { readStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { requestedOverlay } from '../overlays/requested-overlay.ts';
import { typing } from '../overlays/typing.ts';

const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Command or Control with K, as the machine has it: on a Mac Control-K deletes the rest of a line. */
const isCombination = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  !event.altKey &&
  !event.shiftKey &&
  (isApple() ? event.metaKey : event.ctrlKey) &&
  event.metaKey !== event.ctrlKey;

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !typing.isUnderWay() &&
  readStored(browserStorage, 'searchKeyOff') === null;

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  if (!isCombination(event) && !isSlash(event)) return;
  // a dialog that is open is answered first, unless the page beside it can be used
  if (document.querySelector('dialog[open]:not([data-modeless])')) {
    if (requestedOverlay.current() === 'search') event.preventDefault();
    return;
  }
  event.preventDefault();
  requestedOverlay.ask('search');
}

/**
 * `/`, and Control-K or Command-K, open the search over any page; `/` stays what it is where somebody types. Returns a function
 * that stops it.
 */
export function followSearchKeys(): () => void {
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
