import type { ArticleDraft } from '../../actions/next-version.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import type { Language } from '../../../lib/language/languages.ts';

/** The lake's own, and the title: without one the copy cannot be published by mistake. */
const leftOut = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system', 'title']);

/** The draft of a help article in another language: a copy of its source, to be written over. Null for what is no help article. */
export function translationDraft(source: unknown, language: Language, id: string): ArticleDraft | null {
  const article = asRecord(source);
  if (article._type !== 'article' || article.kind !== 'help' || typeof article.translationKey !== 'string') return null;
  const copied = Object.fromEntries(Object.entries(article).filter(([name]) => !leftOut.has(name)));
  return { ...copied, _id: `drafts.${id}`, _type: 'article', language };
}
