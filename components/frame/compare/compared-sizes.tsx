import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { Language } from '#lib/language/languages.ts';
import { readStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { pinnedSizes, usePinnedSizes } from '#components/ui/compare/pinned-sizes.ts';

interface ComparedSizesProps {
  language: Language;
}

/** Loaded when the first size is put aside; if that fails, the sizes stay where they are listed. */
const LazyBar = lazy(async (): Promise<{ default: ComponentType<ComparedSizesProps> }> => {
  try {
    return { default: (await import('./opened-compare.tsx')).OpenedCompare };
  } catch {
    return { default: () => null };
  }
});

function restoreStored(): void {
  if ((readStored(browserStorage, 'pinnedSizes') ?? []).length === 0) return;
  void import('#components/ui/compare/stored-pins.ts').then(({ readPins }) => pinnedSizes.restore(readPins())).catch(() => undefined);
}

/** The sizes that the visitor put aside, at the foot of every page but the order form's. */
export function ComparedSizes({ language }: ComparedSizesProps) {
  const { pins } = usePinnedSizes();
  useEffect(restoreStored, []);
  return pins.length === 0 ? null : (
    <Suspense>
      <LazyBar language={language} />
    </Suspense>
  );
}
