import type { Language } from '#lib/language/languages.ts';
import { wordlessHit, type Hit } from '../language-index.ts';
import { bestPassage, isAskedOf, noPassage } from '../rank-passages.ts';
import type { SearchedDocument } from '../searched-document.ts';
import type { NearSection } from './asked-index.ts';

/** How much a question like the search counts beside the words of the texts: of the best text's score, by its nearness. */
const askedShare = 0.6;
/** A question that shares less says nothing. */
const nearEnough = 0.3;

/** The texts among which something is raised. */
interface Searchable {
  readonly documents: readonly SearchedDocument[];
  readonly language: Language;
}

/** What is found by words in one language; what answers a question like the search is raised, and added where it has none of the words. */
export function raiseAsked(hits: readonly Hit[], near: readonly NearSection[], { documents, language }: Searchable): readonly Hit[] {
  const sections = Map.groupBy(near, ({ article }) => (article === null ? null : `article ${article}`));
  const nearest = new Map<string, NearSection>();
  for (const [group, [first]] of sections) if (group !== null && first && first.nearness >= nearEnough) nearest.set(group, first);
  if (nearest.size === 0) return hits;
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0) || 1;
  const found = new Set(hits.map(({ document }) => document.group));
  const unfound = new Set([...nearest.keys()].filter((group) => !found.has(group)));
  const isAdded = (document: SearchedDocument): boolean => unfound.has(document.group) && document.language === language;
  // all texts are gone through only where a text is missing
  const added =
    unfound.size === 0 ? [] : documents.filter(isAdded).map((document) => wordlessHit(document, document.passages[0] ?? noPassage, 0));
  return [...hits, ...added].map((hit) => {
    const section = nearest.get(hit.document.group);
    if (!section) return hit;
    const { passages } = hit.document;
    const passage = bestPassage(hit.document, hit.passages, sections.get(hit.document.group) ?? []) ?? hit.passage;
    const raised = { ...hit, score: hit.score + best * askedShare * section.nearness };
    if (hit.coverage >= section.nearness) return { ...raised, passage };
    const answers = passages.find((each) => isAskedOf(section, each)) ?? hit.passage;
    return { ...raised, coverage: section.nearness, passage: answers, question: section.question };
  });
}
