import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { aroundNumbers } from '#lib/format/reference-numbers.ts';

/** Markup that is safe to send: everything interpolated into it was escaped. */
export interface Html {
  readonly markup: string;
}

export type HtmlValue = string | number | Html | null | readonly HtmlValue[];

function markupOf(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(markupOf).join('');
  return escapeMarkup(String(value));
}

/** Builds markup: interpolated values are escaped unless they are markup themselves. Attributes must be in double quotes. */
export const html = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html => ({
  markup: parts.reduce((written, part, place) => `${written}${place === 0 ? '' : markupOf(values[place - 1] ?? null)}${part}`, ''),
});

/** A text whose numbers of orders and tickets stay on one line. */
export const wholeNumbers = (text: string): Html => ({
  markup: aroundNumbers(text)
    .map((part, index) => (index % 2 === 1 ? `<span class="whole">${part}</span>` : escapeMarkup(part)))
    .join(''),
});

/** A sentence with markup in its `{{placeholders}}`. */
export const withLinks = (sentence: string, links: Readonly<Record<string, Html>>): Html => ({
  markup: sentence
    .split(/(\{\{\w+\}\})/)
    .map((part) => markupOf(links[part.slice(2, -2)] ?? part))
    .join(''),
});
