import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';

const words = z.record(z.string(), z.unknown());

/** The words of an area's uppermost level in one language, for texts that are no page; a missing one throws. */
export async function loadWords(language: Language, area: 'announcements'): Promise<(key: string) => string> {
  const file = path.join(process.cwd(), 'locales', language, `${area}.json`);
  const found = words.parse(JSON.parse(await readFile(file, 'utf8')));
  return (key) => z.string({ error: `${language}/${area}: ${key} is no word` }).parse(found[key]);
}
