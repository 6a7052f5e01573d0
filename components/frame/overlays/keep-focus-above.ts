const marginPx = 16;

/**
 * While something is fixed to the lower edge, what gets the focus is scrolled to above it, and the end of the page, where no scrolling helps,
 * leaves room for it. Returns what ends that.
 */
export function keepFocusAbove(note: HTMLElement): () => void {
  const page = document.documentElement;
  const footer = [...document.querySelectorAll('footer')].at(-1);
  const measure = (): void => {
    const room = `${note.offsetHeight + marginPx}px`;
    page.style.setProperty('scroll-padding-bottom', room);
    footer?.style.setProperty('padding-bottom', room);
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
