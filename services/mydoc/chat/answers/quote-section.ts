import { indexKeys } from '#lib/search/read-query.ts';
import { isInstruction } from '../questions/refused-topics.ts';
import { readQuestionText } from '../questions/question-text.ts';
import type { IndexedSection } from '../texts/section-index.ts';
import type { TextSection, TextUnit } from '../texts/text-units.ts';
import type { DraftPart, Quotation } from './answer-draft.ts';

/** Lines without those that speak to an assistant instead of a reader. */
const readerLines = (lines: readonly string[]): string[] => lines.filter((line) => !isInstruction(readQuestionText(line)));

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

export interface QuotedHow {
  /** The number of the citation. */
  readonly number: number;
  /** The share of the room for a quotation that it may take. */
  readonly share: number;
  /** The words of the link to the whole, where something is left out. */
  readonly whole: string;
}

/**
 * What a section says to a question, verbatim, below its heading: all of it where it is short or of a legal text; else the parts that have
 * most of the question, each with what leads to it, in their order, and marks where something is left out. A line of help that speaks to
 * an assistant instead of a reader is left out.
 */
export function quoteSection(
  { text, section }: IndexedSection,
  worth: (term: string) => number,
  { number, share, whole }: QuotedHow,
): readonly DraftPart[] {
  const scoreOf = (lines: readonly string[]): number => [...new Set(lines.flatMap(indexKeys))].reduce((sum, term) => sum + worth(term), 0);
  const candidates = section.units.flatMap((unit): Candidate[] => {
    // a legal text is quoted literally
    const lines = text.legal ? unit.lines : readerLines(unit.lines);
    if (lines.length === 0) return [];
    return [{ unit: { ...unit, lines }, score: scoreOf(lines), size: lines.reduce((sum, line) => sum + line.length, 0) }];
  });
  // an exception that is left out turns a rule round
  const room = text.legal ? Number.POSITIVE_INFINITY : roomOf[text.language] * share;
  const chosen = chooseUnits(candidates, room);
  const parts: DraftPart[] = [];
  const quote = (form: Quotation['form'], lines: readonly string[]): void => void parts.push({ kind: 'quotation', number, form, lines });
  // without its heading, what is not refunded would read as what is
  if (section.heading !== null) quote('paragraph', [section.heading]);
  let below: readonly string[] = [];
  let isCut = false;
  const leaveOut = (): void => {
    isCut = true;
    if (parts.at(-1)?.kind !== 'omission') parts.push({ kind: 'omission', number, whole: null });
  };
  candidates.forEach(({ unit }, index) => {
    if (!chosen.has(index)) {
      leaveOut();
      return;
    }
    for (const heading of unit.below.filter((each) => !below.includes(each))) quote('paragraph', [heading]);
    below = unit.below;
    const kept = keptLines(unit, (line) => scoreOf([line]), { room, isLead: chosen.has(index + 1) });
    for (const { lines, isLeftOut } of runsOf(unit.lines, kept)) {
      if (isLeftOut) leaveOut();
      else quote(forms[unit.kind], lines);
    }
  });
  if (!isCut) return parts;
  const ended = parts.at(-1)?.kind === 'omission' ? parts.slice(0, -1) : parts;
  return [...ended, { kind: 'omission', number, whole }];
}

/** Whether a part says something else without the one before it: a table, a list, and what follows a colon. */
const needsLead = ({ kind }: TextUnit, lead: TextUnit): boolean =>
  /[:：]$/u.test(lead.lines.at(-1) ?? '') || kind === 'rows' || kind === 'bullets' || kind === 'steps';

const mayLead = (unit: TextUnit, { kind, below }: TextUnit): boolean =>
  (kind === 'paragraph' || kind === 'note') && below.join('\n') === unit.below.join('\n');

function chooseUnits(candidates: readonly Candidate[], room: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let left = room;
  const take = (index: number): void => {
    const candidate = candidates[index];
    if (!candidate || chosen.has(index)) return;
    chosen.add(index);
    left -= Math.min(candidate.size, room);
    const lead = candidates[index - 1];
    if (lead && mayLead(candidate.unit, lead.unit) && needsLead(candidate.unit, lead.unit)) take(index - 1);
    // what ends with a colon and what follows are one
    if (/[:：]$/u.test(candidate.unit.lines.at(-1) ?? '')) take(index + 1);
  };
  const byScore = candidates.map((candidate, index) => ({ ...candidate, index })).toSorted((one, other) => other.score - one.score);
  for (const { index, size } of byScore) if (chosen.size === 0 || size <= left) take(index);
  return chosen;
}

/** Which lines of a part are quoted: all, or where it is too long those that have most of the question; of what leads, the last one. */
function keptLines(
  { kind, lines }: TextUnit,
  scoreOf: (line: string) => number,
  { room, isLead }: { room: number; isLead: boolean },
): ReadonlySet<number> {
  const all = new Set(lines.keys());
  const whole = lines.reduce((sum, line) => sum + line.length, 0);
  if (whole <= room || kind === 'steps') return all;
  const kept = new Set<number>();
  let left = room;
  const keep = (index: number): void => {
    kept.add(index);
    left -= lines[index]?.length ?? 0;
  };
  if (isLead) keep(lines.length - 1);
  const scored = lines.map((line, index) => ({ index, size: line.length, score: scoreOf(line) }));
  for (const { index, size } of scored.toSorted((one, other) => other.score - one.score))
    if (!kept.has(index) && (kept.size === 0 || size <= left)) keep(index);
  return kept;
}

interface Run {
  readonly isLeftOut: boolean;
  readonly lines: readonly string[];
}

/** Neighbouring lines that are quoted, or left out, together. */
function runsOf(lines: readonly string[], kept: ReadonlySet<number>): readonly Run[] {
  const runs: { isLeftOut: boolean; lines: string[] }[] = [];
  lines.forEach((line, index) => {
    const isLeftOut = !kept.has(index);
    const last = runs.at(-1);
    if (last?.isLeftOut === isLeftOut) last.lines.push(line);
    else runs.push({ isLeftOut, lines: [line] });
  });
  return runs;
}

/** The lines of a section that may be quoted one by one, each with the headings and the line that lead to it. */
export function quotableLines({ text, section }: IndexedSection): readonly { readonly text: string; readonly lead: readonly string[] }[] {
  return section.units.flatMap((unit, index) => {
    const before = section.units[index - 1];
    const led = before && mayLead(unit, before) && needsLead(unit, before) ? before.lines.slice(-1) : [];
    const lead = [...headingOf(section), ...unit.below, ...(text.legal ? led : readerLines(led))];
    return readerLines(unit.lines).map((line) => ({ text: line, lead }));
  });
}

const headingOf = ({ heading }: TextSection): string[] => (heading === null ? [] : [heading]);
