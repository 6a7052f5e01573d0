/**
 * The ref of a bar that is fixed at the end of the page: while the bar is shown, the page has padding for it, so that nothing is hidden
 * behind it; other fixed elements are placed above it (`--room-below`).
 */
export function bottomInset(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || typeof ResizeObserver !== 'function') return undefined;
  const observer = new ResizeObserver(() => {
    document.body.style.paddingBottom = `${bar.offsetHeight}px`;
    document.body.style.setProperty('--room-below', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    for (const name of ['padding-bottom', '--room-below']) document.body.style.removeProperty(name);
  };
}
