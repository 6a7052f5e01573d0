import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../../lib/language/languages.ts';
import { parseLegalFile } from '../legal-file.ts';
import { toPortableText } from '../portable-text.ts';
import type { SeedDocument } from '../seed-document.ts';

/**
 * The texts in the order of their lists, each with the effective dates of its versions, the first version first. They cite each other, so
 * that all begin on one day.
 */
const effectiveDates = {
  tos: ['2025-06-15', '2026-10-01'],
  privacy: ['2025-06-15', '2026-10-01'],
  gdpr: ['2025-06-15', '2026-10-01'],
  'acceptable-use-policy-aup': ['2025-06-15', '2026-10-01'],
  'service-level-agreements': ['2025-06-15', '2026-03-01', '2026-10-01'],
  'payment-currency': ['2025-06-15', '2026-10-01'],
  refund: ['2025-06-15', '2026-10-01'],
} as const satisfies Record<string, readonly string[]>;

export const legalArticles: readonly SeedDocument[] = Object.entries(effectiveDates).flatMap(([slug, dates], index) =>
  languages.flatMap((language) => versionsOf(slug, language, dates, index + 1)),
);

/** The newest version has the plain id; earlier ones are its siblings, as in the lake. */
function versionsOf(slug: string, language: Language, dates: readonly string[], order: number): SeedDocument[] {
  const file = parseLegalFile(readFileSync(new URL(`../legal/${slug}/${language}.md`, import.meta.url), 'utf8'));
  return dates.map((effectiveDate, index) => {
    const version = index + 1;
    const changeNote = file.changeNote(version);
    const id = `article-${slug}-${language}`;
    return {
      _id: version === dates.length ? id : `${id}-v${version}`,
      _type: 'article',
      kind: 'legal',
      language,
      slug: { _type: 'slug', current: slug },
      translationKey: slug,
      title: file.title,
      summary: file.summary,
      version,
      effectiveDate,
      ...(changeNote ? { changeNote } : {}),
      order,
      body: toPortableText(file.body(version)),
    };
  });
}
