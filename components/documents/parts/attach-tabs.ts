import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { tabOfSystem } from '#lib/content/values/tab-systems.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { tabsSelector } from './tabs-selector.ts';

/**
 * Makes the tabs of a text work, server-rendered or not: by click, arrow keys, Home and End. Choosing a system chooses it in all tabs of
 * the text, and in the articles that follow in this browser tab.
 */
export function attachTabs(container: HTMLElement): () => void {
  const show = (group: Element, index: number): void => {
    tabsOf(group).forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-shown', at === index);
    });
  };
  const showSystem = (system: string): void => {
    for (const group of container.querySelectorAll(tabsSelector)) {
      const index = tabOfSystem(
        tabsOf(group).map((tab) => tab.dataset.system ?? null),
        system,
      );
      if (index >= 0) show(group, index);
    }
  };
  const choose = (tab: HTMLElement): void => {
    const group = tab.closest(tabsSelector);
    if (!group) return;
    const { system } = tab.dataset;
    // the groups above it may grow or shrink; what was pressed stays where it is
    const top = tab.getBoundingClientRect().top;
    if (system !== undefined) {
      writeStored(browserStorage, 'systemChosen', system);
      showSystem(system);
    }
    show(group, tabsOf(group).indexOf(tab));
    window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const onClick = ({ target }: MouseEvent): void => {
    const tab = tabAt(target);
    if (tab) choose(tab);
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : neighbour(tabAt(event.target), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  };
  container.addEventListener('click', onClick);
  container.addEventListener('keydown', onKey);
  const chosen = readStored(browserStorage, 'systemChosen');
  if (chosen !== null) showSystem(chosen);
  return () => {
    container.removeEventListener('click', onClick);
    container.removeEventListener('keydown', onKey);
  };
}

const tabsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];

const tabAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`${tabsSelector} [role=tab]`) : null;

/** The tab to which a key leads; null for any other key. */
function neighbour(tab: HTMLElement | null, key: string): HTMLElement | null {
  const group = tab?.closest(tabsSelector);
  if (!tab || !group) return null;
  const tabs = tabsOf(group);
  const at = tabs.indexOf(tab);
  const places: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const place = places[key];
  return place === undefined ? null : (tabs.at(place % tabs.length) ?? null);
}
