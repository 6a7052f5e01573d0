import { instantInWords } from '../../../cms-schemas/rules/studio-time.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { isPublishedId } from '../../../lib/content/document-ids.ts';
import { say } from '../../words/say.ts';
import { capitalized, fromNow } from '../banner-standing.ts';

const instantOf = (value: unknown): number | null => {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
};

/** Since when a page is over; null while it is not. */
export function endedAtMs(document: unknown, nowMs: number): number | null {
  const endsAt = instantOf(asRecord(document).endsAt);
  return endsAt !== null && endsAt <= nowMs ? endsAt : null;
}

export const endedInWords = (endedMs: number): string =>
  `not shown: it ended on ${instantInWords(endedMs)}, and its address leads to the promotions.`;

/** Whether visitors see a page of its own, as a sentence; null for one without times, which is shown once it is published. */
export function ownPageInWords(document: unknown, nowMs: number): string | null {
  const sentence = sentenceOf(document, nowMs);
  if (sentence === null) return null;
  const isPublished = isPublishedId(String(asRecord(document)._id));
  return capitalized(isPublished ? say(sentence) : say(`If it is published as it is: ${sentence}`));
}

function sentenceOf(document: unknown, nowMs: number): string | null {
  const { startsAt, endsAt } = asRecord(document);
  const startMs = instantOf(startsAt);
  const endMs = instantOf(endsAt);
  const endedMs = endedAtMs(document, nowMs);
  if (endedMs !== null) return endedInWords(endedMs);
  if (startMs !== null && startMs > nowMs) return `not shown yet: it begins ${fromNow(startMs - nowMs)} (${instantInWords(startMs)}).`;
  return endMs === null ? null : `live until ${instantInWords(endMs)}.`;
}
