const marginPx = 16;

/** While something is fixed to the lower edge, what gets the focus is scrolled to above it. Returns what ends that. */
export function keepFocusAbove(note: HTMLElement): () => void {
  const page = document.documentElement;
  const measure = (): void => page.style.setProperty('scroll-padding-bottom', `${note.offsetHeight + marginPx}px`);
  measure();
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
  observer?.observe(note);
  return () => {
    observer?.disconnect();
    page.style.removeProperty('scroll-padding-bottom');
  };
}
