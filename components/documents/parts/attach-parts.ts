import { tabsSelector } from './tabs-selector.ts';
import { zoomSelector } from './zoom-selector.ts';

type Attach = (container: HTMLElement) => () => void;

/** What works in a text by a script, by where it is found; loaded with the first text that has it. */
const parts: readonly { readonly selector: string; readonly load: () => Promise<Attach> }[] = [
  { selector: tabsSelector, load: () => import('./attach-tabs.ts').then((module) => module.attachTabs) },
  { selector: zoomSelector, load: () => import('./attach-zoom.ts').then((module) => module.attachZoom) },
];

/**
 * Makes the tabs and pictures of a text work, whether React hydrated it or not; a part that cannot be loaded stays as it is. What was
 * pressed while a part was loading is pressed again.
 */
export function attachParts(container: HTMLElement): () => void {
  const detachers: (() => void)[] = [];
  let ended = false;
  for (const { selector, load } of parts) {
    if (container.querySelector(selector) === null) continue;
    let pressed: HTMLElement | null = null;
    const remember = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('button') : null;
      pressed = button?.closest(selector) ? button : null;
    };
    const forget = (): void => container.removeEventListener('click', remember);
    container.addEventListener('click', remember);
    detachers.push(forget);
    load().then((attach) => {
      if (ended) return;
      forget();
      detachers.push(attach(container));
      pressed?.click();
    }, forget);
  }
  return () => {
    ended = true;
    for (const detach of detachers) detach();
  };
}
