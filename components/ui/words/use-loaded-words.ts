import { useEffect, useState } from 'react';
import type { Language } from '#lib/language/languages.ts';
import type { AreaWords } from '#locales/look-up-words.ts';

type LoadWords = (language: Language) => Promise<AreaWords>;

interface Loaded {
  readonly language: Language;
  readonly words: AreaWords;
}

/** Loaded once per tab and language. */
const known = new Map<LoadWords, Loaded>();

/** The words of a part that is loaded after the page; null until they are there. `onMiss`: they could not be loaded. */
export function useLoadedWords(load: LoadWords, language: Language, onMiss: () => void): AreaWords | null {
  const [loaded, setLoaded] = useState(known.get(load) ?? null);
  const isReady = loaded?.language === language;
  useEffect(() => {
    if (isReady) return undefined;
    let left = false;
    load(language).then(
      (words) => {
        const now = { language, words };
        known.set(load, now);
        if (!left) setLoaded(now);
      },
      () => left || onMiss(),
    );
    return () => {
      left = true;
    };
  }, [load, isReady, language, onMiss]);
  return isReady ? loaded.words : null;
}
