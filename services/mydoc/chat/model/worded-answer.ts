import { createGate, type Gate } from '../gate/check-answer.ts';
import { sanitiseHtml } from '../gate/sanitise-html.ts';
import type { AnswerDraft } from '../answers/answer-draft.ts';
import { renderAnswer, unitsOf } from '../answers/render-answer.ts';
import type { Slot } from './prompt.ts';

export type Worded = { readonly ok: true; readonly html: string } | { readonly ok: false; readonly risk: string };

/** What a model words: a draft, the pieces that it may place, and the gate that its words have to pass. */
export interface Wording {
  readonly draft: AnswerDraft;
  readonly slots: readonly Slot[];
  readonly gate: Gate;
}

const placeholder = /\[\[\s*([qps]\d{1,3})\s*\]\]/g;
const wordsAtMost = 8_000;
const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/**
 * The model's words as an answer: its slots filled with quotations and prices, each a block of its own, its own prose around them, and the
 * sources below. All of it passes the gate, or nothing is shown of it.
 */
export function wordAnswer(words: string, { draft, slots, gate }: Wording): Worded {
  const refused = (risk: string): Worded => ({ ok: false, risk });
  if (words.length > wordsAtMost) return refused('length');
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  const used = new Set<Slot>();
  let html = '';
  let at = 0;
  for (const match of words.matchAll(placeholder)) {
    html += prose(words.slice(at, match.index));
    at = match.index + match[0].length;
    const slot = byName.get(match[1] ?? '');
    if (!slot) return refused('unknown piece');
    if (used.has(slot)) continue;
    used.add(slot);
    html += renderAnswer({ parts: slot.parts, citations: draft.citations });
  }
  html += prose(words.slice(at));
  if (used.size === 0) return refused('no source');
  if (slots.some((slot) => slot.needed && !used.has(slot))) return refused('price left out');
  const ending = draft.parts.filter(
    (part) => part.kind === 'statement' && part.link !== undefined && !slots.some((slot) => slot.parts.includes(part)),
  );
  html += renderAnswer({ parts: ending, citations: draft.citations });
  const safe = sanitiseHtml(html, mayLink(draft));
  const risk = gate(safe);
  return risk === null ? { ok: true, html: safe } : refused(risk);
}

export const wordingOf = (draft: AnswerDraft, slots: readonly Slot[]): Wording => ({
  draft,
  slots,
  gate: createGate({ units: unitsOf([...draft.parts, ...slots.flatMap((slot) => slot.parts)]), sources: sourcesOf(draft) }),
});

/** Prose by its lines, whatever markup is in it. */
const prose = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');

export const sourcesOf = ({ citations, sources }: AnswerDraft): string[] => [
  ...sources.map(({ text }) => text),
  ...citations.flatMap(({ title, heading }) => (heading === null ? [title] : [title, heading])),
];

/** The links of an answer: those of its sources, prices and statements. */
export function mayLink({ parts, citations }: AnswerDraft): (address: string) => boolean {
  const known = new Set([
    ...citations.map(({ link }) => link),
    ...parts.flatMap((part) => (part.kind === 'statement' && part.link ? [part.link.address] : [])),
  ]);
  return (address) => known.has(address);
}
