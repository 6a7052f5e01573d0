import type { Language } from '#lib/language/languages.ts';
import type { SearchQuery } from '#lib/search/read-query.ts';
import type { Expansion } from '../../search/synonyms.ts';
import type { IndexedSection, SectionIndex } from './section-index.ts';

/** A section that may answer, and how much of the question stands in it. */
export interface RankedSection {
  readonly found: IndexedSection;
  /** The share of what the question says that the section says, 0 to 1, rare words counting more. */
  readonly coverage: number;
  readonly score: number;
}

/** The words of a question with what may stand in their place. */
export interface AskedTerms {
  readonly weights: ReadonlyMap<string, number>;
  /** Term of the question → other terms, all of which say the same. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const [inTitle, inHeading, inBody] = [0.35, 0.35, 0.3];
const asSynonym = 0.8;
/** How much the search’s own order of texts counts. */
const orderShare = 0.12;

export function askedTerms({ weights }: SearchQuery, expansions: readonly Expansion[]): AskedTerms {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const { terms, inPlaceOf } of expansions) for (const term of inPlaceOf) synonyms.set(term, [...(synonyms.get(term) ?? []), terms]);
  return { weights, synonyms };
}

/** The sections of some texts, the one that answers best first. `slugs`: as the search ordered them. */
export function rankSections(index: SectionIndex, slugs: readonly string[], asked: AskedTerms): readonly RankedSection[] {
  return slugs
    .flatMap((slug, place) => index.of(slug).map((found) => ({ found, place })))
    .filter(({ found }) => found.section.units.length > 0)
    .map(({ found, place }) => {
      const { coverage, weight } = coverageOf(index, found, asked);
      return { found, coverage, score: weight + orderShare / (place + 1) };
    })
    .toSorted((left, right) => right.score - left.score);
}

function coverageOf(index: SectionIndex, found: IndexedSection, { weights, synonyms }: AskedTerms): { coverage: number; weight: number } {
  let whole = 0;
  let covered = 0;
  let weighted = 0;
  for (const [term, weight] of weights) {
    const worth = weight * index.rarity(term);
    whole += worth;
    const direct = placeOf(found, [term]);
    const other = direct > 0 ? 0 : Math.max(0, ...(synonyms.get(term) ?? []).map((terms) => placeOf(found, terms)));
    if (direct > 0 || other > 0) covered += worth * (direct > 0 ? 1 : asSynonym);
    weighted += worth * Math.max(direct, other * asSynonym);
  }
  return whole === 0 ? { coverage: 0, weight: 0 } : { coverage: covered / whole, weight: weighted / whole };
}

/** How prominently terms stand in a section: 0 for not at all, 1 for in its title, heading and body. */
function placeOf({ title, heading, body }: IndexedSection, terms: readonly string[]): number {
  const all = (where: ReadonlySet<string>): boolean => terms.every((term) => where.has(term));
  const somewhere = terms.every((term) => title.has(term) || heading.has(term) || body.has(term));
  if (!somewhere) return 0;
  const most = inBody + (all(body) ? inBody : 0) + (all(heading) ? inHeading : 0) + (all(title) ? inTitle : 0);
  return Math.min(1, most);
}

/** The share of a question's words, by rarity, that stand in no text of the language at all. */
export function unknownShare(index: SectionIndex, { weights, synonyms }: AskedTerms): number {
  let whole = 0;
  let unknown = 0;
  for (const [term, weight] of weights) {
    const worth = weight * index.rarity(term);
    whole += worth;
    if (!index.has(term) && !(synonyms.get(term) ?? []).some((terms) => terms.every(index.has))) unknown += worth;
  }
  return whole === 0 ? 1 : unknown / whole;
}

export type SectionIndexes = Readonly<Record<Language, SectionIndex>>;
