const marginPx = 16;

/**
 * While something is fixed to the lower edge, scrolls the focused element to above it, and adds padding at the end of the page, where
 * scrolling does not help. Returns a function that stops it.
 */
export function keepFocusAbove(note: HTMLElement): () => void {
  const page = document.documentElement;
  const footer = [...document.querySelectorAll('footer')].at(-1);
  const measure = (): void => {
    const room = `${note.offsetHeight + marginPx}px`;
    page.style.setProperty('scroll-padding-bottom', room);
    footer?.style.setProperty('padding-bottom', `calc(${room} + var(--room-below, 0px))`);
  };
  measure();
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
  observer?.observe(note);
  return () => {
    observer?.disconnect();
    page.style.removeProperty('scroll-padding-bottom');
    footer?.style.removeProperty('padding-bottom');
  };
}
