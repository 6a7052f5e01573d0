import { isBlank, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Synonyms need at least two words. */
export function checkSynonyms(value: unknown): Verdict {
  const words: unknown[] = Array.isArray(value) ? value : [];
  if (words.length < 2) return 'Give at least two words that mean the same.';
  if (words.some((word) => isBlank(word))) return 'One of the words is empty.';
  const folded = words.map((word) => String(word).trim().normalize('NFKC').toLowerCase());
  return new Set(folded).size === folded.length || 'One word is there twice.';
}
