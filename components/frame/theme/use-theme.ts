import { useSyncExternalStore } from 'react';
import { themeAttribute } from '#components/ui/theme/theme-attribute.ts';
import { themes, type Theme } from '#lib/storage/themes.ts';

/** Null: as the system has it. */
export type ThemeChoice = Theme | null;

export const themeChoices = [null, ...themes] as const satisfies readonly ThemeChoice[];

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
  return () => observer.disconnect();
}

const current = (): ThemeChoice => themes.find((theme) => theme === document.documentElement.getAttribute(themeAttribute)) ?? null;

const notKnown = (): undefined => undefined;

/** The visitor's choice; undefined in the first rendering, which is the same for everybody. */
export const useThemeChoice = (): ThemeChoice | undefined => useSyncExternalStore<ThemeChoice | undefined>(subscribe, current, notKnown);

/** Shows the choice and stores it; without storage, it applies to this page. The code that stores comes with the first choice. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme) document.documentElement.setAttribute(themeAttribute, theme);
  else document.documentElement.removeAttribute(themeAttribute);
  void store(theme).catch(() => undefined);
}

async function store(theme: ThemeChoice): Promise<void> {
  const [{ removeStored, writeStored }, { browserStorage }] = await Promise.all([
    import('#lib/storage/stored-values.ts'),
    import('#components/ui/runtime/browser-storage.ts'),
  ]);
  if (theme) writeStored(browserStorage, 'theme', theme);
  else removeStored(browserStorage, 'theme');
}
