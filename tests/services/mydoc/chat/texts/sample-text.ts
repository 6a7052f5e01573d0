import { quoteSection } from '#services/mydoc/chat/answers/quote-section.ts';
import type { DraftPart } from '#services/mydoc/chat/answers/answer-draft.ts';
import { indexSections } from '#services/mydoc/chat/texts/section-index.ts';
import { readSections } from '#services/mydoc/chat/texts/text-units.ts';
import { indexKeys } from '#lib/search/read-query.ts';

let blocks = 0;
const key = (): string => `k${(blocks += 1)}`;

/** A paragraph, a heading or an item of a list. */
export const block = (text: string, more: { readonly style?: 'h2' | 'h3'; readonly listItem?: 'bullet' | 'number' } = {}) => ({
  _type: 'block',
  _key: key(),
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text }],
  ...more,
});

/** A table of an article; its first row has the names of the columns. */
export const table = (...rows: readonly (readonly string[])[]) => ({ _type: 'table', _key: key(), rows: rows.map((cells) => ({ cells })) });

/** What the section with the heading `heading` of a text says to a question, as plain lines. */
export function quotedOf(body: readonly unknown[], question: string, { heading, legal = false }: { heading: string; legal?: boolean }) {
  const text = {
    slug: 'sample',
    article: 'sample',
    language: 'en' as const,
    legal,
    title: 'Sample',
    link: '/doc/article/sample',
    version: 1,
    revision: 'r1',
    corrections: [],
    sections: readSections('', body, 'en'),
  };
  const found = indexSections([text], { en: [], zh: [], ja: [] }).en.sections.find(({ section }) => section.heading === heading);
  if (!found) throw new Error(`there is no section ${heading}`);
  const asked = new Set(indexKeys(question));
  return quoteSection(found, (term) => (asked.has(term) ? 1 : 0), { number: 1, share: 1, whole: 'the whole' }).flatMap(linesOf);
}

function linesOf(part: DraftPart): readonly string[] {
  if (part.kind === 'quotation') return part.lines;
  return part.kind === 'omission' ? [part.whole === null ? '…' : `… ${part.whole}`] : [part.text];
}
