const fieldSelector = 'input[type=search]';
const resultSelector = 'ol[aria-label] a';

/**
 * The arrow keys move from the search field through the results and back; Escape returns to the field. Keys of an input method are left
 * alone. Returns a function that stops it.
 */
export function walkResults(root: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const field = root.querySelector<HTMLElement>(fieldSelector);
    const stops = [...(field ? [field] : []), ...root.querySelectorAll<HTMLElement>(resultSelector)];
    const place = stops.findIndex((stop) => stop === document.activeElement);
    const wanted = place < 0 ? undefined : nextStop(stops, place, event.key);
    if (!wanted) return;
    event.preventDefault();
    wanted.focus();
  };
  root.addEventListener('keydown', walk);
  return () => root.removeEventListener('keydown', walk);
}

function nextStop(stops: readonly HTMLElement[], place: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return stops[place + 1];
  if (key === 'ArrowUp') return stops[place - 1];
  return key === 'Escape' && place > 0 ? stops[0] : undefined;
}
