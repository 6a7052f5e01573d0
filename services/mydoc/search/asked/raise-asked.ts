import type { Language } from '#lib/language/languages.ts';
import { nothingMatched, type Hit } from '../language-index.ts';
import type { SearchedDocument } from '../searched-document.ts';
import type { NearSection } from './asked-index.ts';

/** How much a question like the search counts beside the words of the texts: of the best text's score, by its nearness. */
const askedShare = 0.6;
/** A question that shares less says nothing. */
const nearEnough = 0.3;

/** Of which texts something is raised. */
interface Searchable {
  readonly documents: readonly SearchedDocument[];
  readonly language: Language;
}

/** What is found by words in one language; what answers a question like the search is raised, and added where it has none of the words. */
export function raiseAsked(hits: readonly Hit[], near: readonly NearSection[], { documents, language }: Searchable): readonly Hit[] {
  const nearest = new Map<string, NearSection>();
  for (const section of near) {
    const group = `article ${section.article}`;
    if (section.article !== null && section.nearness >= nearEnough && !nearest.has(group)) nearest.set(group, section);
  }
  if (nearest.size === 0) return hits;
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0) || 1;
  const found = new Set(hits.map(({ document }) => document.group));
  const unfound = new Set([...nearest.keys()].filter((group) => !found.has(group)));
  const isAdded = (document: SearchedDocument): boolean => unfound.has(document.group) && document.language === language;
  // all texts are gone through only where a text is missing
  const added = unfound.size === 0 ? [] : documents.filter(isAdded).map(unworded);
  return [...hits, ...added].map((hit) => {
    const section = nearest.get(hit.document.group);
    if (!section) return hit;
    const passage = hit.document.passages.find(({ fragment, heading }) => (fragment === null ? null : heading) === section.heading);
    return {
      ...hit,
      score: hit.score + best * askedShare * section.nearness,
      coverage: Math.max(hit.coverage, section.nearness),
      passage: hit.coverage >= section.nearness ? hit.passage : (passage ?? hit.passage),
    };
  });
}

/** A text without any of the words. */
const unworded = (document: SearchedDocument): Hit => ({
  document,
  score: 0,
  coverage: 0,
  passage: document.passages[0] ?? { fragment: null, heading: '', lines: [] },
  has: () => false,
  matched: nothingMatched,
});
