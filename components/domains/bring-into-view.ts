/** The line right below the heading, which has to be in the window with it. */
const belowPx = 48;

/** The part of the window that is not covered by the keyboard of a phone. */
function isInView({ bottom }: DOMRect): boolean {
  const { visualViewport: seen, innerHeight } = window;
  return bottom - (seen?.offsetTop ?? 0) + belowPx <= (seen?.height ?? innerHeight);
}

/** Scrolls to a section that is below the window, and focuses its heading; without the focus only if nobody has scrolled. */
export function bringIntoView(id: string, withFocus: boolean): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector('h2');
  if (!section || !heading || isInView(heading.getBoundingClientRect())) return;
  if (withFocus) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } else if (window.scrollY > 0) return;
  section.scrollIntoView({ block: 'start' });
}
