import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { breakable } from '#lib/content/values/unbroken-text.ts';

type TextBlock = Extract<ArticleBlock, { _type: 'block' }>;
type Span = TextBlock['children'][number];

/** The address of an authored link, as it is to be written. */
export type AddressOf = (href: string) => string;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** A plain text whose characters mean nothing in Markdown. An underscore inside a word means nothing anyway. */
export function plainMarkdown(text: string): string {
  const escaped = breakable(text)
    .replace(/[\\`*[\]<~]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&');
  return escaped.replace(/_/g, (underscore, at: number) => {
    const inWord = letterOrDigit.test(escaped[at - 1] ?? ' ') && letterOrDigit.test(escaped[at + 1] ?? ' ');
    return inWord ? underscore : `\\${underscore}`;
  });
}

const beginsBlock = /^(>|#{1,6}(?=\s|$)|[+-](?=\s|$)|(?:=+|-{2,})\s*$|\|)/gm;

/** Lines of Markdown that begin no heading, list, quotation, table or rule. */
export const asParagraph = (markdown: string): string =>
  markdown
    .replace(/^[^\S\n]+|[^\S\n]+$/gm, '')
    .replace(beginsBlock, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');

/** Code between as many backticks as it needs. */
export function codeMarkdown(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return `${fence}${room}${code}${room}${fence}`;
}

/** The texts of a block with their marks: links, strong, emphasised, code. */
export function spansMarkdown({ children, markDefs }: Pick<TextBlock, 'children' | 'markDefs'>, addressOf: AddressOf): string {
  const hrefs = new Map(markDefs.map(({ _key, href }) => [_key, href]));
  const linkOf = (span: Span): string => span.marks?.find((mark) => hrefs.has(mark)) ?? '';
  return runs(children, linkOf)
    .map(({ value, spans }) => {
      const words = emphasised(spans);
      return value === '' ? words : `[${words}](${linkTarget(addressOf(hrefs.get(value) ?? '#'))})`;
    })
    .join('');
}

const linkTarget = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURIComponent)}>` : address;

interface Part {
  readonly text: string;
  readonly mark: string;
}

function emphasised(spans: readonly Span[]): string {
  const strong = runs(spans, (span) => (span.marks?.includes('strong') ? '**' : ''));
  return joined(
    strong.map(({ value: mark, spans: inside }) => {
      const inner = runs(inside, (span) => (span.marks?.includes('em') ? '*' : ''));
      return { text: joined(inner.map(({ value, spans: leaves }) => ({ text: leaves.map(leaf).join(''), mark: value }))), mark };
    }),
  );
}

const leaf = ({ text, marks }: Span): string => (marks?.includes('code') ? codeMarkdown(text) : plainMarkdown(text));

/** A text between marks of emphasis, the spaces at its ends outside of them. */
function enclosed({ text, mark }: Part): string {
  const words = text.trim();
  if (mark === '' || words === '') return text;
  const [before = '', after = ''] = text.split(words, 2);
  return `${before}${mark}${words}${mark}${after}`;
}

const endsInLetter = /[\p{L}\p{N}]$/u;
const beginsWithLetter = /^[\p{L}\p{N}]/u;
const endsInMark = /[^\s\p{L}\p{N}]$/u;
const beginsWithMark = /^[^\s\p{L}\p{N}]/u;

/**
 * Whether asterisks between two texts would be read as plain characters, or with those of the other: beside a letter, where the emphasis
 * ends or begins with a punctuation mark, as 「…」 does; and beside another emphasis.
 */
function touch(before: Part, after: Part): boolean {
  if (isMarkedAtEnd(before) && isMarkedAtStart(after)) return true;
  if (before.mark !== '') return endsInMark.test(before.text) && beginsWithLetter.test(after.text);
  return after.mark !== '' && endsInLetter.test(before.text) && beginsWithMark.test(after.text);
}

const isMarkedAtEnd = ({ text, mark }: Part): boolean => (mark !== '' && /\S$/.test(text)) || /(?<!\\)\*$/.test(text);
const isMarkedAtStart = ({ text, mark }: Part): boolean => (mark !== '' && /^\S/.test(text)) || text.startsWith('*');

const joined = (parts: readonly Part[]): string =>
  parts.map((part, at) => `${at > 0 && touch(parts[at - 1] ?? part, part) ? ' ' : ''}${enclosed(part)}`).join('');

interface Run {
  readonly value: string;
  readonly spans: readonly Span[];
}

/** Neighbouring spans with the same value together. */
function runs(spans: readonly Span[], valueOf: (span: Span) => string): Run[] {
  const found: { value: string; spans: Span[] }[] = [];
  for (const span of spans) {
    const value = valueOf(span);
    const last = found.at(-1);
    if (last?.value === value) last.spans.push(span);
    else found.push({ value, spans: [span] });
  }
  return found;
}
