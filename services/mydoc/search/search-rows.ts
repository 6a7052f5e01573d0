import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import { indexKeys, type SearchQuery } from '#lib/search/read-query.ts';
import { correctedWords } from './excerpts/corrected-words.ts';
import { missingWords } from './find-documents.ts';
import { excerptOf, matchedQuestion, shownPassage } from './excerpts/highlights.ts';
import type { Hit } from './language-index.ts';
import { askedTerms, markableOf, marksOf } from './excerpts/marks.ts';
import type { ProductOffer } from './product-offers.ts';

/** A hit as the search answers it. `offer`: of a product that has a price. */
export function searchLinkOf(hit: Hit, query: SearchQuery, offer: ProductOffer | null): SearchLink {
  const { type, id, title, link, language } = hit.document;
  const matched = hit.matched();
  const markable = markableOf(query, matched);
  const passage = shownPassage(hit, matched.asked, markable);
  const excerpt = excerptOf(passage, markable);
  const asked = { ...markable, terms: new Set([...markable.terms, ...askedTerms(query)]) };
  const question = matchedQuestion({ ...hit, passage }, excerpt ? [title, excerpt.text] : [title], asked);
  const inQuestion = new Set([...matched.asked, ...indexKeys(question?.text ?? '')]);
  const missing = missingWords(query, { ...matched, asked: inQuestion });
  const corrected = correctedWords(query, matched, { title, passages: [passage, ...hit.document.passages] });
  return {
    type,
    id,
    title,
    link: passage.fragment === null ? link : `${link}#${passage.fragment}`,
    language,
    ...(excerpt ? { highlights: [excerpt.text] } : {}),
    marks: { title: marksOf(title, markable), highlights: excerpt ? [excerpt.marks] : [] },
    ...(question ? { question } : {}),
    ...(missing.length > 0 ? { missing } : {}),
    ...(corrected.length > 0 ? { corrected } : {}),
    ...offer,
  };
}
