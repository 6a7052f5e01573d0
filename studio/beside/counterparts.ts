import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../lib/content/document-ids.ts';
import type { ArticleBlock } from '../../lib/content/values/article-body.ts';
import { readArticleBody } from '../../lib/content/values/read-article-body.ts';
import { languages, type Language } from '../../lib/language/languages.ts';

/** The same text in another language, to be read beside. */
export interface Counterpart {
  readonly id: string;
  readonly language: Language;
  readonly version: number;
  readonly isDraft: boolean;
  readonly title: string;
  readonly summary: string;
  readonly body: readonly ArticleBlock[];
}

/** Every language and version of an article, drafts besides what is published. */
export const counterpartsQuery = `*[_type == "article" && kind == $kind && translationKey == $key]{
  _id, language, version, title, summary, body
}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** For each other language of an article the same version if there is one, else the highest; a draft before its published text. */
export function counterparts(document: unknown, answer: unknown): Counterpart[] {
  const { language, version } = asRecord(document);
  const found = (Array.isArray(answer) ? answer : [])
    .map(asRecord)
    .filter(({ _id }) => isDraftId(String(_id)) || isPublishedId(String(_id)));
  return languages
    .filter((each) => each !== language)
    .flatMap((each) => {
      const own = found.filter((other) => other.language === each);
      const numbers = own.map((other) => Number(other.version));
      const wanted = numbers.includes(Number(version)) ? Number(version) : Math.max(...numbers);
      const same = own.filter((other) => Number(other.version) === wanted);
      const chosen = same.find(({ _id }) => isDraftId(String(_id))) ?? same[0];
      if (!chosen) return [];
      const id = String(chosen._id);
      return [
        {
          id: publishedIdOf(id),
          language: each,
          version: wanted,
          isDraft: isDraftId(id),
          title: textOf(chosen.title),
          summary: textOf(chosen.summary),
          body: readArticleBody(chosen.body, '', 'article block', () => undefined),
        },
      ];
    });
}
