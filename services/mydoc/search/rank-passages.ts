import type { NearSection } from './asked/asked-index.ts';
import type { Passage, SearchedDocument } from './searched-document.ts';

/** A passage with words of a search. */
export interface RankedPassage {
  readonly passage: Passage;
  /** How well it answers by its words, of the best of its text. */
  readonly share: number;
}

/** The passage of a text that has none. */
export const noPassage: Passage = { fragment: null, heading: '', lines: [] };

/** The opening has a word of everything, and its summary counts as a heading: what only a section answers would be hidden by it. */
const openingFactor = 0.7;

/** The passages of a text that have words of a search, the best first; `scored` names them by their places. */
export function rankPassages(
  { passages }: Pick<SearchedDocument, 'passages'>,
  scored: readonly { readonly score: number; readonly passage: number }[],
): readonly RankedPassage[] {
  const weighed = scored.flatMap(({ score, passage: place }) => {
    const passage = passages[place];
    return passage ? [{ passage, score: passage.fragment === null ? score * openingFactor : score }] : [];
  });
  const best = weighed.reduce((most, { score }) => Math.max(most, score), 0) || 1;
  return weighed.map(({ passage, score }) => ({ passage, share: score / best })).toSorted((left, right) => right.share - left.share);
}

/** Whether questions of readers are those of a passage. */
export const isAskedOf = ({ heading }: Pick<NearSection, 'heading'>, passage: Passage): boolean =>
  heading === (passage.fragment === null ? null : passage.heading);

/** The passage that answers best by its words and by how near a question of readers is that it answers; null for a text without any. */
export function bestPassage(
  { passages }: Pick<SearchedDocument, 'passages'>,
  ranked: readonly RankedPassage[],
  near: readonly NearSection[],
): Passage | null {
  const worth = (passage: Passage): number => {
    const share = ranked.find((each) => each.passage === passage)?.share ?? 0;
    return share + (near.find((section) => isAskedOf(section, passage))?.nearness ?? 0);
  };
  return passages.reduce<Passage | null>((best, passage) => (best === null || worth(passage) > worth(best) ? passage : best), null);
}
