import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { articlePath } from '../../../lib/content/article-paths.ts';
import { findingOf, membersNamed, type Finding } from './finding.ts';
import { say } from '../../words/say.ts';

/**
 * Help articles that a visitor only finds by searching: no text, menu or page links to them, and the lists do not have them, since their
 * category is not published.
 */
export function orphanFindings(documents: readonly unknown[]): Finding[] {
  const categories = new Set(
    documents.filter((document) => asRecord(document)._type === 'category').map((document) => asRecord(document)._id),
  );
  const linked = linkedPaths(documents);
  return documents.flatMap((document) => {
    const { _type, kind, category, slug } = asRecord(document);
    if (_type !== 'article' || kind !== 'help' || categories.has(asRecord(category)._ref)) return [];
    const path = articlePath(String(asRecord(slug).current));
    const from = linked.get(path);
    // a text that only its own translations link to is as lonely
    if (from !== undefined && [...from].some((key) => key !== keyOf(document))) return [];
    return [findingOf(document, 'orphan', say('Its category is not published and nothing links to it: only a search finds it.'))];
  });
}

/** The texts and pages that link to each path. */
function linkedPaths(documents: readonly unknown[]): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  for (const document of documents) {
    for (const href of membersNamed(document, 'href')) {
      const path = String(href).split(/[?#]/)[0] ?? '';
      linked.set(path, (linked.get(path) ?? new Set<string>()).add(keyOf(document)));
    }
  }
  return linked;
}

const keyOf = (document: unknown): string => {
  const { _id, translationKey } = asRecord(document);
  return typeof translationKey === 'string' ? `text ${translationKey}` : String(_id);
};
