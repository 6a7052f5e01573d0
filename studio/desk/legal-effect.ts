import { instantInWords } from '../../cms-schemas/rules/studio-time.ts';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { effectiveAtMs } from '../../lib/content/effective-instant.ts';
import { effectiveInWords } from '../../lib/content/effective-in-words.ts';
import { fromNow } from './banner-standing.ts';
import { pageLanguage, say } from '../words/say.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * From when a legal text is in force, as it is written and as an instant in the Studio's zone, so that nobody has to work out whose clocks
 * are meant; null for what is no legal text or has no day yet.
 */
export function legalEffectInWords(document: unknown, nowMs: number): string | null {
  const { kind, effectiveDate, effectiveTime, effectiveZone } = asRecord(document);
  const from = { effectiveDate: textOf(effectiveDate) ?? '', effectiveTime: textOf(effectiveTime), effectiveZone: textOf(effectiveZone) };
  const atMs = effectiveAtMs(from);
  if (kind !== 'legal' || Number.isNaN(atMs)) return null;
  const words = `${effectiveInWords(from, pageLanguage)} = ${instantInWords(atMs)}`;
  return atMs > nowMs ? say(`In force ${fromNow(atMs - nowMs)}, from ${words}.`) : say(`In force since ${words}.`);
}
