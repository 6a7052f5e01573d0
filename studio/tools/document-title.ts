import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { say } from '../words/say.ts';

/** A document's name for editors: its English text if there is one, else a code or its id. */
export function titleOf(document: unknown): string {
  const fields = asRecord(document);
  const candidates = [
    fields.title,
    fields.name,
    fields.term,
    fields.headline,
    fields.heading,
    fields.brand,
    fields.from,
    fields.pageId,
    fields.code,
    fields._id,
  ];
  for (const candidate of candidates) {
    const text = typeof candidate === 'string' ? candidate : asRecord(candidate).en;
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return say('Untitled');
}
