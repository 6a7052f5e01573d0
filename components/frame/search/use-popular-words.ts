import { useEffect, useState } from 'react';
import type { Language } from '#lib/language/languages.ts';

const none: readonly string[] = [];
const known = new Map<Language, readonly string[]>();

/** Popular searches in a language, asked for once in a page's life; none until they are there, or if they are not answered. */
export function usePopularWords(language: Language): readonly string[] {
  const [words, setWords] = useState(known.get(language) ?? none);
  useEffect(() => {
    let isLeft = false;
    void ask(language).then((found) => {
      if (!isLeft) setWords(found);
    });
    return () => {
      isLeft = true;
    };
  }, [language]);
  return words;
}

async function ask(language: Language): Promise<readonly string[]> {
  const before = known.get(language);
  if (before) return before;
  try {
    const [{ makeCall }, { hotTermsSearch }] = await Promise.all([
      import('#components/ui/calls/make-call.ts'),
      import('#lib/contracts/calls/hot-term-call.ts'),
    ]);
    const answer = await makeCall(hotTermsSearch, { language }, { quiet: true });
    if (!answer.ok) return none;
    known.set(language, answer.message.words);
    return answer.message.words;
  } catch {
    // without its code the dialog does without them
    return none;
  }
}
