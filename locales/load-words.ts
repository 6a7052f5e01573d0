import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';

/** The translation at a full key, `kind.Notice`. */
const wordUnder = (words: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined), words);

/** The translations of a namespace in one language, for texts outside pages; a missing one throws. */
export async function loadWords(language: Language, area: 'announcements' | 'documents' | 'preview'): Promise<(key: string) => string> {
  const file = path.join(process.cwd(), 'locales', language, `${area}.json`);
  const found: unknown = JSON.parse(await readFile(file, 'utf8'));
  return (key) => z.string({ error: `${language}/${area}: ${key} is no word` }).parse(wordUnder(found, key));
}
