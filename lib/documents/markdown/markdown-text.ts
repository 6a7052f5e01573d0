import type { ArticleBlock } from '#lib/content/values/article-body.ts';

type TextBlock = Extract<ArticleBlock, { _type: 'block' }>;
type Span = TextBlock['children'][number];

/** The address of an authored link, as it is to be written. */
export type AddressOf = (href: string) => string;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** A plain text whose characters mean nothing in Markdown. An underscore inside a word means nothing anyway. */
export function plainMarkdown(text: string): string {
  const escaped = text.replace(/[\\`*[\]<~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
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

function emphasised(spans: readonly Span[]): string {
  const strong = runs(spans, (span) => (span.marks?.includes('strong') ? '**' : ''));
  return strong
    .map(({ value: outer, spans: inside }) => {
      const inner = runs(inside, (span) => (span.marks?.includes('em') ? '*' : '')).map(({ value, spans: leaves }) =>
        enclosed(leaves.map(leaf).join(''), value),
      );
      return enclosed(inner.join(''), outer);
    })
    .join('');
}

const leaf = ({ text, marks }: Span): string => (marks?.includes('code') ? codeMarkdown(text) : plainMarkdown(text));

const tags: Readonly<Record<string, string>> = { '**': 'strong', '*': 'em' };

/**
 * A text between marks of emphasis, the spaces at its ends outside of them. Beside a punctuation mark, as in 「…」, asterisks would be
 * read as plain characters where there is no space around them, and an HTML element is written.
 */
function enclosed(text: string, mark: string): string {
  const words = text.trim();
  if (mark === '' || words === '') return text;
  const [before = '', after = ''] = text.split(words, 2);
  const bare = letterOrDigit.test(words[0] ?? '') && letterOrDigit.test(words.at(-1) ?? '');
  const name = tags[mark] ?? 'em';
  return bare ? `${before}${mark}${words}${mark}${after}` : `${before}<${name}>${words}</${name}>${after}`;
}

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
