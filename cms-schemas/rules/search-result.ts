import { asRecord, listInWords, type Verdict } from '#cms-schemas/rules/verdict.ts';
import { languageWords } from '#cms-schemas/rules/locale-text.ts';
import { languages } from '#lib/language/languages.ts';

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** The width of a text in columns: a Chinese or Japanese character takes two. */
export const widthOf = (text: string): number => [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);

const titleColumns = 66;
const descriptionColumns = 220;

const tooWide = (value: unknown, columns: number): string[] =>
  languages.filter((language) => widthOf(String(asRecord(value)[language] ?? '')) > columns).map((language) => languageWords[language]);

function checkWidth(value: unknown, columns: number): Verdict {
  const found = tooWide(value, columns);
  return found.length === 0 || `Search results will cut this off in ${listInWords(found)}.`;
}

export const checkTitleWidth = (value: unknown): Verdict => checkWidth(value, titleColumns);

export const checkDescriptionWidth = (value: unknown): Verdict => checkWidth(value, descriptionColumns);
