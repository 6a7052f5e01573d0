import { isInstruction } from '../questions/refused-topics.ts';
import { readQuestionText } from '../questions/question-text.ts';
import type { IndexedSection } from '../texts/section-index.ts';
import type { TextUnit } from '../texts/text-units.ts';
import type { Quotation } from './answer-draft.ts';
import { indexKeys } from '#lib/search/read-query.ts';

/** Lines without those that speak to an assistant instead of a reader. */
export const readerLines = (lines: readonly string[]): string[] => lines.filter((line) => !isInstruction(readQuestionText(line)));

/** How much of a section is quoted, in UTF-16 units: Chinese and Japanese say more in fewer. */
const roomOf = { en: 1_100, zh: 520, ja: 640 } as const;

const forms = {
  paragraph: 'paragraph',
  note: 'paragraph',
  bullets: 'bullets',
  steps: 'steps',
  rows: 'bullets',
  code: 'code',
} as const satisfies Record<TextUnit['kind'], Quotation['form']>;

interface Candidate {
  readonly unit: TextUnit;
  readonly score: number;
  readonly size: number;
}

/**
 * What a section says to a question, verbatim, below its heading: all of it where it is short or of a legal text; else the parts that have
 * most of the question, each with what leads to it, in their order. A line of help that speaks to an assistant instead of a reader is left
 * out.
 */
export function quoteSection(
  { text, section }: IndexedSection,
  worth: (term: string) => number,
  { number, share }: { number: number; share: number },
): readonly Quotation[] {
  const room = roomOf[text.language] * share;
  const candidates = section.units.flatMap((unit): Candidate[] => {
    // a legal text is quoted as it stands
    const lines = text.legal ? unit.lines : readerLines(unit.lines);
    if (lines.length === 0) return [];
    const terms = new Set(lines.flatMap(indexKeys));
    const score = [...terms].reduce((sum, term) => sum + worth(term), 0);
    return [{ unit: { ...unit, lines }, score, size: lines.reduce((sum, line) => sum + line.length, 0) }];
  });
  // without its heading, what is not refunded would read as what is
  const heading: Quotation[] = section.heading === null ? [] : [{ kind: 'quotation', number, form: 'paragraph', lines: [section.heading] }];
  // an exception that is left out turns a rule round
  if (text.legal)
    return [...heading, ...candidates.flatMap(({ unit }) => quotationOf(unit, worth, { room: Number.POSITIVE_INFINITY, number }))];
  const chosen = chooseUnits(candidates, room);
  const quoted = candidates.filter((_candidate, index) => chosen.has(index));
  return [...heading, ...quoted.flatMap(({ unit }) => quotationOf(unit, worth, { room, number }))];
}

function chooseUnits(candidates: readonly Candidate[], room: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let left = room;
  const take = (index: number): void => {
    const candidate = candidates[index];
    if (!candidate || chosen.has(index)) return;
    chosen.add(index);
    left -= Math.min(candidate.size, room);
  };
  const byScore = candidates.map((candidate, index) => ({ ...candidate, index })).toSorted((one, other) => other.score - one.score);
  for (const { index, size } of byScore) {
    if (chosen.size > 0 && size > left) continue;
    const lead = candidates[index - 1];
    // what ends with a colon and the list after it are one
    if (lead && /[:：]$/u.test(lead.unit.lines.at(-1) ?? '')) take(index - 1);
    take(index);
    if (/[:：]$/u.test(candidates[index]?.unit.lines.at(-1) ?? '')) take(index + 1);
  }
  return chosen;
}

/** A part of a text as it is quoted; of one that is too long, the lines that have most of the question. */
function quotationOf(unit: TextUnit, worth: (term: string) => number, { room, number }: { room: number; number: number }): Quotation[] {
  const whole = unit.lines.reduce((sum, line) => sum + line.length, 0);
  if (whole <= room || unit.kind === 'steps') return [{ kind: 'quotation', number, form: forms[unit.kind], lines: unit.lines }];
  const scored = unit.lines.map((line, index) => ({
    index,
    size: line.length,
    score: [...new Set(indexKeys(line))].reduce((sum, term) => sum + worth(term), 0),
  }));
  const kept = new Set<number>();
  let left = room;
  for (const { index, size } of scored.toSorted((one, other) => other.score - one.score)) {
    if (kept.size > 0 && size > left) continue;
    kept.add(index);
    left -= size;
  }
  return [{ kind: 'quotation', number, form: forms[unit.kind], lines: unit.lines.filter((_line, index) => kept.has(index)) }];
}
