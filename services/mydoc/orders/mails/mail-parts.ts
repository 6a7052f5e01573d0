import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { aroundNumbers } from '#lib/format/reference-numbers.ts';
import { colon } from '#lib/format/punctuation.ts';
import { htmlLang, type Language } from '#lib/language/languages.ts';

/** A piece of an e-mail: the same in its plain text and in its HTML. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'small'; readonly text: string };

/** As plain text, its pieces apart by an empty line. */
export const mailText = (parts: readonly MailPart[], language: Language): string =>
  `${parts.map((part) => textOf(part, language)).join('\n\n')}\n`;

function textOf(part: MailPart, language: Language): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.text;
    case 'facts':
      return part.facts.map(([name, value]) => `${name}${colon[language]}${value}`).join('\n');
    case 'link':
      return `${part.label}\n${part.address}`;
  }
}

/** As a document without pictures, scripts or anything to load. */
export function mailHtml(subject: string, parts: readonly MailPart[], language: Language): string {
  const body = parts.map((part) => markupOf(part)).join('\n');
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0 auto;max-width:40rem;padding:1.5rem;font:1rem/1.6 sans-serif">
<h1 style="font-size:1.375rem;line-height:1.3">${numbersWhole(subject)}</h1>
${body}
</body>
</html>
`;
}

const lines = (text: string): string => numbersWhole(text).replaceAll('\n', '<br>');

/** A number that one reads out stays on one line. */
const numbersWhole = (text: string): string =>
  aroundNumbers(text)
    .map((part, index) => (index % 2 === 1 ? `<span style="white-space:nowrap">${part}</span>` : escapeMarkup(part)))
    .join('');
const cell = 'padding:.375rem 1rem .375rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #ccc';

function markupOf(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p>${lines(part.text)}</p>`;
    case 'small':
      return `<p style="font-size:.875rem">${lines(part.text)}</p>`;
    case 'facts': {
      const rows = part.facts.map(
        ([name, value]) =>
          `<tr><th scope="row" style="${cell};font-weight:normal">${lines(name)}</th><td style="${cell}">${lines(value)}</td></tr>`,
      );
      return `<table style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
    }
    case 'link':
      return `<p><a href="${escapeMarkup(part.address)}">${lines(part.label)}</a></p>`;
  }
}
