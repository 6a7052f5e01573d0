import { useSyncExternalStore } from 'react';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { themeAttribute } from '#components/ui/theme/night-css.ts';
import { themes } from '#lib/storage/stored-table.ts';
import { removeStored, writeStored } from '#lib/storage/stored-values.ts';

/** Null: as the system has it. */
export type ThemeChoice = (typeof themes)[number] | null;

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

/** Stores the choice and shows it; without storage, it applies to this page. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme) {
    writeStored(browserStorage, 'theme', theme);
    document.documentElement.setAttribute(themeAttribute, theme);
  } else {
    removeStored(browserStorage, 'theme');
    document.documentElement.removeAttribute(themeAttribute);
  }
}
