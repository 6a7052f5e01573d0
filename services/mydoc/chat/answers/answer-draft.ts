import type { ChatAnswer, ChatCitation, ChatReceipt, ChatTopic } from '#lib/contracts/calls/chat-calls.ts';
import type { Language } from '#lib/language/languages.ts';

/** A line of a cited text, or more of it, verbatim. */
export interface Quotation {
  readonly kind: 'quotation';
  /** The number of its citation. */
  readonly number: number;
  readonly form: 'paragraph' | 'bullets' | 'steps' | 'code';
  /** Each a whole line of the text. */
  readonly lines: readonly string[];
}

/** A sentence of the site's own, or one with an amount of the catalogue, with a link after it. */
export interface Statement {
  readonly kind: 'statement';
  readonly text: string;
  readonly link?: { readonly address: string; readonly text: string };
  /** In a list with its neighbours. */
  readonly item?: true;
}

/** That something of a cited text is left out here. */
export interface Omission {
  readonly kind: 'omission';
  /** The number of its citation. */
  readonly number: number;
  /** The text of the link to the whole section; null where only something in the middle is left out. */
  readonly whole: string | null;
}

export type DraftPart = Quotation | Statement | Omission;

export type CitedHere = Omit<ChatCitation, 'number'> & { readonly version: number; readonly revision: string };

/** An answer before it is HTML. */
export interface AnswerDraft {
  readonly kind: NonNullable<ChatAnswer['kind']>;
  readonly topic: ChatTopic;
  readonly language: Language;
  readonly parts: readonly DraftPart[];
  /** Numbered from 1 in this order. */
  readonly citations: readonly CitedHere[];
  readonly prices: ChatReceipt['prices'];
  readonly suggestions: readonly string[];
  readonly handsOver: boolean;
  /** What else a model may quote from, and what a model may be told. */
  readonly sources: readonly SourceLine[];
}

/** A line that may be quoted, with the headings and lines that it needs in order not to be misread. */
interface SourceLine {
  readonly number: number;
  readonly text: string;
  readonly lead: readonly string[];
}
