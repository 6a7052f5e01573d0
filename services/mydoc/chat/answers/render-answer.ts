import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { joinSentences } from '../texts/text-units.ts';
import type { AnswerDraft, DraftPart, Omission, Quotation, Statement } from './answer-draft.ts';

/** The HTML of an answer: statements as paragraphs and lists, quotations as such, each with the number of its citation. */
export function renderAnswer({ parts, citations }: Pick<AnswerDraft, 'parts' | 'citations'>): string {
  const linkOf = (number: number): string => citations[number - 1]?.link ?? '';
  let html = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) break;
    if (part.kind === 'quotation') html += quotationHtml(part, linkOf(part.number));
    else if (part.kind === 'omission') html += omissionHtml(part, linkOf(part.number));
    else if (part.item) {
      const items = itemsFrom(parts, at);
      html += `<ul>${items.map((item) => `<li>${statementHtml(item)}</li>`).join('')}</ul>`;
      at += items.length - 1;
    } else html += `<p>${statementHtml(part)}</p>`;
  }
  return html;
}

function itemsFrom(parts: readonly DraftPart[], from: number): Statement[] {
  const items: Statement[] = [];
  for (const part of parts.slice(from)) {
    if (part.kind !== 'statement' || !part.item) break;
    items.push(part);
  }
  return items;
}

const statementHtml = ({ text, link }: Statement): string =>
  link ? `${escapeMarkup(text)} <a href="${escapeMarkup(link.address)}">${escapeMarkup(link.text)}</a>` : escapeMarkup(text);

function quotationHtml({ form, lines, number }: Quotation, link: string): string {
  const mark = ` <a href="${escapeMarkup(link)}">[${number}]</a>`;
  if (form === 'bullets' || form === 'steps') {
    const tag = form === 'steps' ? 'ol' : 'ul';
    const items = lines.map((line, index) => `<li>${escapeMarkup(line)}${index === lines.length - 1 ? mark : ''}</li>`);
    return `<blockquote><${tag}>${items.join('')}</${tag}></blockquote>`;
  }
  if (form === 'code')
    return `<blockquote><p>${lines.map((line) => `<code>${escapeMarkup(line)}</code>`).join('<br>')}${mark}</p></blockquote>`;
  return `<blockquote><p>${escapeMarkup(joinSentences(lines))}${mark}</p></blockquote>`;
}

const omitted = '…';

const omissionHtml = ({ whole }: Omission, link: string): string =>
  `<p>${statementHtml({ kind: 'statement', text: omitted, ...(whole === null ? {} : { link: { address: link, text: whole } }) })}</p>`;

/** Everything that an answer may say literally: for the gate. */
export const unitsOf = (parts: readonly DraftPart[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'quotation') return part.lines;
    if (part.kind === 'omission') return part.whole === null ? [omitted] : [omitted, part.whole];
    return part.link ? [part.text, part.link.text, `${part.text} ${part.link.text}`] : [part.text];
  });
