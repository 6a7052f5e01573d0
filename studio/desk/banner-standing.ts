import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { bannerSchema, type BannerDocument } from '../../lib/content/queries/banner-query.ts';
import { parseEach } from '../../lib/content/values/parse-each.ts';
import { bannersAtMost } from '../../lib/home/banner-views.ts';
import { languages } from '../../lib/language/languages.ts';
import { isOpen } from '../../lib/content/time-window.ts';
import { pageLanguage, say } from '../words/say.ts';
import { dayMs, hourMs, minuteMs } from '../../lib/time/lengths.ts';

/** The place of a banner on the home page, at an instant. */
export type BannerStanding =
  | { readonly kind: 'shown'; readonly place: number }
  /** Too many run before it in the row. */
  | { readonly kind: 'crowded-out'; readonly place: number }
  | { readonly kind: 'coming'; readonly startsAtMs: number; readonly atStart: 'shown' | 'crowded-out'; readonly place: number }
  | { readonly kind: 'over'; readonly endedAtMs: number };

interface Placed {
  readonly banner: BannerDocument;
  readonly order: number;
}

const readPlaced = (document: unknown): Placed[] => {
  const [banner] = parseEach(bannerSchema, [document], 'banner', () => undefined);
  const { order } = asRecord(document);
  // without a title in any language it is on no page
  return banner && languages.some((language) => banner.title[language]) ? [{ banner, order: typeof order === 'number' ? order : 0 }] : [];
};

/** By characters, as the content lake sorts. */
const compareIds = (one: string, other: string): number => Number(one > other) - Number(one < other);

const inRow = (one: Placed, other: Placed): number => one.order - other.order || compareIds(one.banner._id, other.banner._id);

/**
 * Where a banner would stand among the published ones if it were published as it is; null while it cannot be read. `own` has the id of the
 * published document.
 */
export function bannerStanding(own: unknown, published: readonly unknown[], nowMs: number): BannerStanding | null {
  const [mine] = readPlaced(own);
  if (!mine) return null;
  const { startsAt, endsAt } = mine.banner;
  if (endsAt !== null && endsAt <= nowMs) return { kind: 'over', endedAtMs: endsAt };
  const atMs = startsAt !== null && startsAt > nowMs ? startsAt : nowMs;
  const row = [...published.flatMap(readPlaced).filter(({ banner }) => banner._id !== mine.banner._id), mine]
    .filter(({ banner }) => isOpen(banner, atMs))
    .toSorted(inRow);
  const place = row.indexOf(mine) + 1;
  const kind = place <= bannersAtMost ? 'shown' : 'crowded-out';
  return atMs > nowMs ? { kind: 'coming', startsAtMs: atMs, atStart: kind, place } : { kind, place };
}

/**
 * The banner that visitors see now and would no longer see once this one begins, if it were published as it is: only so many are shown.
 * Null if none leaves.
 */
export function displacedBanner(own: unknown, published: readonly unknown[], nowMs: number): BannerDocument | null {
  const [mine] = readPlaced(own);
  if (!mine) return null;
  const { startsAt } = mine.banner;
  const atMs = startsAt !== null && startsAt > nowMs ? startsAt : nowMs;
  const shownOf = (row: readonly Placed[]): BannerDocument[] =>
    row
      .filter(({ banner }) => isOpen(banner, atMs))
      .toSorted(inRow)
      .slice(0, bannersAtMost)
      .map(({ banner }) => banner);
  const row = published.flatMap(readPlaced);
  const others = row.filter(({ banner }) => banner._id !== mine.banner._id);
  // what is published already counts where visitors see it; one that is still to begin does not
  const before = row.filter(({ banner }) => banner._id !== mine.banner._id || isOpen(banner, nowMs));
  const shownAfterwards = new Set(shownOf([...others, mine]).map(({ _id }) => _id));
  return shownOf(before).find(({ _id }) => !shownAfterwards.has(_id) && _id !== mine.banner._id) ?? null;
}

/** How far away an instant is: in 36 days. */
export function fromNow(ms: number): string {
  if (ms < minuteMs) return 'in less than a minute';
  if (ms < hourMs) return `in ${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return `in ${Math.floor(ms / hourMs)} h`;
  return `in ${Math.floor(ms / dayMs)} days`;
}

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
/** Other languages than English write the number alone. */
const ordinal = (place: number): string => `${place}${pageLanguage === 'en' ? (endings[ordinalRules.select(place)] ?? '') : ''}`;

/** Words that stand alone; a standing is also said in the middle of a line. */
export const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A standing as one sentence. `isPublished`: what is judged is what visitors see, not a draft. */
export function standingInWords(standing: BannerStanding, isPublished: boolean, nowMs: number): string {
  const sentence = sentenceOf(standing, nowMs);
  return isPublished ? say(sentence) : say(`If it is published as it is: ${sentence}`);
}

/** Which banner leaves the page for another one. */
export const displacedInWords = ({ title }: BannerDocument): string =>
  say(`“${title[pageLanguage] || title.en || ''}” is then no longer shown: only ${bannersAtMost} are.`);

function sentenceOf(standing: BannerStanding, nowMs: number): string {
  switch (standing.kind) {
    case 'shown':
      return `live, ${ordinal(standing.place)} of at most ${bannersAtMost}.`;
    case 'crowded-out':
      return `not shown, ${ordinal(standing.place)} in the row, and only ${bannersAtMost} are shown. Give it an earlier place.`;
    case 'over':
      return `not shown, over since ${instantInWords(standing.endedAtMs)}.`;
    case 'coming': {
      const when = `${fromNow(standing.startsAtMs - nowMs)} (${instantInWords(standing.startsAtMs)})`;
      return standing.atStart === 'shown'
        ? `live ${when}, ${ordinal(standing.place)} of at most ${bannersAtMost}.`
        : `it starts ${when}, but will not be shown: ${ordinal(standing.place)} in the row, and only ${bannersAtMost} are shown.`;
    }
  }
}
