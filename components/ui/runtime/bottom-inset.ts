/**
 * The ref of a bar that is fixed at the end of the page: while the bar is shown, the footer has room for it (`--room-below`), so that
 * nothing is hidden behind it; other fixed elements are placed above it.
 */
export function bottomInset(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || typeof ResizeObserver !== 'function') return undefined;
  const observer = new ResizeObserver(() => {
    document.body.style.setProperty('--room-below', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    document.body.style.removeProperty('--room-below');
  };
}
