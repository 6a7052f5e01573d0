import type { RatedVersion } from '../../../lib/contracts/calls/reader-calls.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';

/** A rated version of an article, with the document that it is today. */
export interface ReaderRow extends RatedVersion {
  readonly title: string;
  /** The document of this version, else of the newest one in its language; null: the article was deleted. */
  readonly documentId: string | null;
  /** No newer version is published. */
  readonly isNewest: boolean;
}

interface ArticleDocument {
  readonly id: string;
  readonly key: string;
  readonly language: string;
  readonly version: number;
  readonly title: string;
}

/** Each rated version with its title of today; one whose article was deleted is listed by its key. */
export function readerRows(documents: readonly unknown[], versions: readonly RatedVersion[]): ReaderRow[] {
  const articles = documents.flatMap(articleOf);
  return versions.map((rated) => {
    const own = articles.filter(({ key, language }) => key === rated.article && language === rated.language);
    const exact = own.find(({ version }) => version === rated.version);
    const newest = own.toSorted((one, other) => other.version - one.version)[0];
    return {
      ...rated,
      title: (exact ?? newest)?.title ?? rated.article,
      documentId: (exact ?? newest)?.id ?? null,
      isNewest: exact !== undefined && exact === newest,
    };
  });
}

function articleOf(document: unknown): ArticleDocument[] {
  const { _id, translationKey, slug, language, version, title } = asRecord(document);
  const key = typeof translationKey === 'string' ? translationKey : slug;
  if (typeof _id !== 'string' || typeof key !== 'string' || typeof language !== 'string' || typeof version !== 'number') return [];
  return [{ id: _id, key, language, version, title: typeof title === 'string' ? title : key }];
}
