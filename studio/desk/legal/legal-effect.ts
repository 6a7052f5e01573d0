import { instantInWords, studioTimeZone } from '../../../cms-schemas/rules/studio-time.ts';
import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { isDraftId, isPublishedId, publishedIdOf } from '../../../lib/content/document-ids.ts';
import { editionInForce } from '../../../lib/content/edition-in-force.ts';
import { effectiveAtMs } from '../../../lib/content/effective-instant.ts';
import { effectiveInWords } from '../../../lib/content/effective-in-words.ts';
import { fromNow } from '../banner-standing.ts';
import { pageLanguage, say } from '../../words/say.ts';
import { timesOf, type VersionBeside } from './versions-beside.ts';

/**
 * What a legal text is, in sentences: in force, coming, past or only a draft, with the day as it is written and the instant in the
 * Studio's zone, so that nobody has to work out whose clocks are meant. Nothing for what is no legal text or has no day yet.
 */
export function legalEffectInWords(document: unknown, versions: readonly VersionBeside[], nowMs: number): readonly string[] {
  const { _id, kind, language, version } = asRecord(document);
  const id = String(_id);
  const from = timesOf(document);
  const atMs = effectiveAtMs(from);
  if (kind !== 'legal' || Number.isNaN(atMs)) return [];
  const given = effectiveInWords(from, pageLanguage);
  // a time by the Studio's own clocks says it already
  const isSaid = Boolean(from.effectiveTime) && (from.effectiveZone || 'UTC') === studioTimeZone;
  const words = isSaid ? given : `${given} = ${instantInWords(atMs)}`;
  const published = versions.filter((each) => each.language === language && isPublishedId(each.id));
  const inForce = editionInForce(published, nowMs);
  const higher = inForce && inForce.version > Number(version) ? inForce.version : null;
  if (!published.some((each) => each.id === publishedIdOf(id))) return [draftInWords(words, atMs - nowMs, higher)];
  return [publishedInWords(words, atMs - nowMs, higher), ...(isDraftId(id) ? [correctionsWait] : [])];
}

const correctionsWait = say('The version is published. Corrections written here are shown once they are published, too.');

function draftInWords(words: string, inMs: number, higher: number | null): string {
  if (inMs > 0) return say(`A draft, not in force. Published as it is, it comes into force ${fromNow(inMs)}, from ${words}.`);
  return higher === null
    ? say(`A draft, not in force. Published now, it is in force at once: ${words} has passed.`)
    : say(`A draft, not in force. Published now, it is past at once: version ${higher} is in force.`);
}

function publishedInWords(words: string, inMs: number, higher: number | null): string {
  if (higher !== null) return say(`Not in force: version ${higher} is. This one is from ${words}.`);
  return inMs > 0 ? say(`In force ${fromNow(inMs)}, from ${words}.`) : say(`In force since ${words}.`);
}
