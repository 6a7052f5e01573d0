import MiniSearch from 'minisearch';
import { indexKeys } from '#lib/search/read-query.ts';

/** A passage as it is indexed. */
export interface IndexedPassage {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
  /** What readers ask that it answers. */
  readonly asked: string;
}

/** One search for terms: passages that have any of them, or with `counts` those that have all of them. */
export interface Sought {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Other terms may begin with it. */
  readonly isBeginning?: boolean;
  /** So many letters may differ. */
  readonly errors?: number;
  /** For several terms: whether a passage that has them all counts. */
  readonly counts?: ((passageId: string) => boolean) | undefined;
}

export interface FoundPassage {
  readonly id: string;
  readonly score: number;
  /** The terms that were looked for and are in it, themselves or in another form. */
  readonly queryTerms: readonly string[];
  /** The terms that it has: worked out on request. */
  readonly terms: () => readonly string[];
}

const fields = ['title', 'heading', 'body', 'asked'] as const;
const fieldBoosts: Readonly<Record<(typeof fields)[number], number>> = { title: 5, heading: 2, body: 1, asked: 1 };
const prefixWeight = 0.5;
const errorWeight = 0.35;
/** How much each letter beyond the beginning takes off. */
const excessWeight = 0.3;
/** As the library's own. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 } as const;
const bitsOfWord = 32;

/** For each field, in which passages a term occurs, and how often. */
type Postings = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** A term of the index that counts for one that is looked for. */
interface Derived {
  readonly term: string;
  readonly postings: Postings;
  /** The place of the term that is looked for. */
  readonly source: number;
  readonly weight: number;
  /** The passages in which it counts; null: all. */
  readonly among: ReadonlySet<number> | null;
}

/**
 * The library's index, asked for many terms at once: scored as the library scores, in arrays by passage instead of an object for each
 * passage and term, of which a common term has tens of thousands. Passages are removed, not discarded: what the library clears away later
 * would count until then.
 */
export class PassageIndex extends MiniSearch<IndexedPassage> {
  #lengths: readonly Uint32Array[] = fields.map(() => new Uint32Array(1_024));

  constructor() {
    super({ fields: [...fields], tokenize: indexKeys, processTerm: (term) => term });
  }

  override add(passage: IndexedPassage): void {
    super.add(passage);
    const place = this._idToShortId.get(passage.id) ?? 0;
    if (place >= (this.#lengths[0]?.length ?? 0)) this.#lengths = this.#lengths.map(grown);
    for (const [field, length] of (this._fieldLength.get(place) ?? []).entries()) {
      const lengths = this.#lengths[field];
      if (lengths) lengths[place] = length;
    }
  }

  /** Whether a term occurs in a passage; with `isBeginning` one that begins with it. */
  occurs(term: string, isBeginning: boolean): boolean {
    return this._index.has(term) || (isBeginning && this._index.atPrefix(term).size > 0);
  }

  /** The passages that have any of what is looked for, the best first, up to a number. */
  find(sought: readonly Sought[], atMost: number): readonly FoundPassage[] {
    const sources = [...new Set(sought.flatMap(({ terms }) => terms))];
    const placeOf = new Map(sources.map((term, place) => [term, place]));
    const derived = sought.flatMap((each) => this.#derive(each, placeOf));
    const tally = new Tally(this._nextId, sources.length);
    for (const each of derived) this.#score(each, tally);
    return tally
      .best(atMost)
      .map(({ place, score }) => ({
        id: String(this._documentIds.get(place)),
        score,
        queryTerms: tally.sourcesOf(place).flatMap((source) => sources[source] ?? []),
        terms: () => derived.filter((each) => standsIn(each, place)).map(({ term }) => term),
      }));
  }

  #derive({ terms, weight, isBeginning = false, errors = 0, counts }: Sought, placeOf: ReadonlyMap<string, number>): Derived[] {
    const derived = (term: string, postings: Postings | undefined, source: string, own: number): Derived[] =>
      postings ? [{ term, postings, source: placeOf.get(source) ?? 0, weight: weight * own, among: null }] : [];
    if (counts) {
      const all = terms.flatMap((term) => derived(term, this._index.get(term), term, 1));
      if (all.length < terms.length) return [];
      const among = this.#together(all, counts);
      return all.map((each) => ({ ...each, among }));
    }
    return terms.flatMap((term) => {
      const longer = isBeginning ? [...this._index.atPrefix(term)].filter(([other]) => other !== term) : [];
      const begun = new Set(longer.map(([other]) => other));
      const near = errors > 0 ? [...this._index.fuzzyGet(term, errors)].filter(([other, [, away]]) => away > 0 && !begun.has(other)) : [];
      return [
        ...derived(term, this._index.get(term), term, 1),
        ...longer.flatMap(([other, postings]) =>
          derived(other, postings, term, (prefixWeight * other.length) / (other.length + excessWeight * (other.length - term.length))),
        ),
        ...near.flatMap(([other, [postings, away]]) =>
          derived(other, postings, term, (errorWeight * other.length) / (other.length + away)),
        ),
      ];
    });
  }

  /** The passages that have every one of some terms, if they count. */
  #together(all: readonly Derived[], counts: (passageId: string) => boolean): ReadonlySet<number> {
    const [rarest, ...others] = all.toSorted((left, right) => sizeOf(left.postings) - sizeOf(right.postings));
    const places = new Set((rarest ? [...rarest.postings.values()] : []).flatMap((postings) => [...postings.keys()]));
    const having = [...places].filter((place) => others.every((other) => standsIn(other, place)));
    return new Set(having.filter((place) => counts(String(this._documentIds.get(place)))));
  }

  #score({ postings, source, weight, among }: Derived, tally: Tally): void {
    const { k, b, d } = bm25;
    for (const field of fields) {
      const fieldId = this._fieldIds[field] ?? 0;
      const places = postings.get(fieldId);
      const lengths = this.#lengths[fieldId];
      if (!places || !lengths) continue;
      const average = this._avgFieldLength[fieldId] ?? 1;
      const rarity = Math.log(1 + (this._documentCount - places.size + 0.5) / (places.size + 0.5));
      const factor = weight * fieldBoosts[field] * rarity;
      for (const [place, times] of places) {
        if (among && !among.has(place)) continue;
        const length = lengths[place] ?? 0;
        tally.add(place, source, factor * (d + (times * (k + 1)) / (times + k * (1 - b + (b * length) / average))));
      }
    }
  }
}

const sizeOf = (postings: Postings): number => Array.from(postings.values()).reduce((sum, places) => sum + places.size, 0);

function standsIn({ postings, among }: Derived, place: number): boolean {
  if (among !== null && !among.has(place)) return false;
  for (const places of postings.values()) if (places.has(place)) return true;
  return false;
}

function grown(before: Uint32Array): Uint32Array {
  const after = new Uint32Array(before.length * 2);
  after.set(before);
  return after;
}

/** The scores of passages by their place, and which of the terms that are looked for each has. */
class Tally {
  readonly #scores: Float64Array;
  readonly #has: Uint32Array;
  readonly #words: number;
  readonly #touched: number[] = [];

  constructor(places: number, sources: number) {
    this.#words = Math.max(1, Math.ceil(sources / bitsOfWord));
    this.#scores = new Float64Array(places);
    this.#has = new Uint32Array(places * this.#words);
  }

  add(place: number, source: number, score: number): void {
    const before = this.#scores[place] ?? 0;
    if (before === 0) this.#touched.push(place);
    this.#scores[place] = before + score;
    const word = place * this.#words + Math.floor(source / bitsOfWord);
    this.#has[word] = (this.#has[word] ?? 0) | (1 << (source & (bitsOfWord - 1)));
  }

  sourcesOf(place: number): number[] {
    const sources: number[] = [];
    for (let source = 0; source < this.#words * bitsOfWord; source += 1) {
      if ((this.#has[place * this.#words + Math.floor(source / bitsOfWord)] ?? 0) & (1 << (source & (bitsOfWord - 1))))
        sources.push(source);
    }
    return sources;
  }

  /** As the library counts: times the number of terms. */
  best(atMost: number): { readonly place: number; readonly score: number }[] {
    const all = this.#touched.map((place) => (this.#scores[place] ?? 0) * this.#countOf(place));
    const least = all.length > atMost ? (Float64Array.from(all).sort().at(-atMost) ?? 0) : 0;
    return this.#touched
      .flatMap((place, index) => {
        const score = all[index] ?? 0;
        return score >= least ? [{ place, score }] : [];
      })
      .toSorted((left, right) => right.score - left.score)
      .slice(0, atMost);
  }

  #countOf(place: number): number {
    let count = 0;
    for (let word = place * this.#words; word < (place + 1) * this.#words; word += 1) count += bitsIn(this.#has[word] ?? 0);
    return count;
  }
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
