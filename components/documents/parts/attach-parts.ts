import { tabsSelector } from './tabs-selector.ts';
import { zoomSelector } from './zoom-selector.ts';

type Attach = (container: HTMLElement) => () => void;

/** What works in a text by a script, by where it is found; loaded with the first text that has it. */
const parts: readonly { readonly selector: string; readonly load: () => Promise<Attach> }[] = [
  { selector: tabsSelector, load: () => import('./attach-tabs.ts').then((module) => module.attachTabs) },
  { selector: zoomSelector, load: () => import('./attach-zoom.ts').then((module) => module.attachZoom) },
];

/** Makes the tabs and pictures of a text work, whether React hydrated it or not; a part that cannot be loaded stays as it is. */
export function attachParts(container: HTMLElement): () => void {
  const detachers: (() => void)[] = [];
  let ended = false;
  for (const { selector, load } of parts) {
    if (container.querySelector(selector) === null) continue;
    load().then(
      (attach) => void (ended || detachers.push(attach(container))),
      () => undefined,
    );
  }
  return () => {
    ended = true;
    for (const detach of detachers) detach();
  };
}
