import { languageWords } from '../../../cms-schemas/rules/locale-text.ts';
import { asRecord, listInWords } from '../../../cms-schemas/rules/verdict.ts';
import { chatHoursIn, figuresIn, hoursRangeIn, isSame, type TextFigure } from '../../../lib/content/figures-in-text.ts';
import { languages, type Language } from '../../../lib/language/languages.ts';
import { findingOf, type Finding } from './finding.ts';
import { say } from '../../words/say.ts';

/** One text in its languages, with the document to report on. */
interface Translated {
  readonly document: unknown;
  readonly texts: Partial<Record<Language, string>>;
}

/** Figures that the translations of a text do not share, and promises that differ from their owner: the site settings and the claims. */
export function figureFindings(documents: readonly unknown[]): Finding[] {
  const owners = ownersIn(documents);
  const translated = [...documents.flatMap(fieldsInLanguages), ...articlesInLanguages(documents)];
  const found = translated.flatMap((each) => [...differing(each, owners), ...againstOwner(each, owners)]);
  return found.filter(({ id, what }, index) => found.findIndex((other) => other.id === id && other.what === what) === index);
}

interface Owners {
  /** The highest commission, which differs by market. */
  readonly rates: Partial<Record<Language, number>>;
  readonly chatHours: Partial<Record<Language, string>>;
  /** The percentages that are promised, above 99. */
  readonly promised: readonly number[];
}

function ownersIn(documents: readonly unknown[]): Owners {
  const settings = asRecord(documents.find((document) => asRecord(document)._type === 'siteSettings'));
  const claims = documents.filter((document) => asRecord(document)._type === 'claim');
  const rates: Partial<Record<Language, number>> = {};
  const chatHours: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const rate = asRecord(settings.affiliateRates)[language];
    if (typeof rate === 'number') rates[language] = rate;
    const hours = hoursRangeIn(String(asRecord(settings.supportHours)[language]));
    if (hours !== null) chatHours[language] = hours;
  }
  const promised = claims.flatMap((claim) => figuresIn(String(asRecord(asRecord(claim).figure).en), 'en').map(({ value }) => value));
  return { rates, chatHours, promised };
}

function differing({ document, texts }: Translated, { rates }: Owners): Finding[] {
  const written = languages.filter((language) => texts[language] !== undefined);
  const ofMarket = ({ kind, value }: TextFigure, language: Language): boolean => kind === 'percent' && value === rates[language];
  const figures = written.map((language) => figuresIn(texts[language] ?? '', language).filter((figure) => !ofMarket(figure, language)));
  const all = figures.flat().filter((figure, index, list) => list.findIndex((other) => isSame(figure, other)) === index);
  return all.flatMap((figure) => {
    const without = written.filter((_, index) => !figures[index]?.some((other) => isSame(figure, other)));
    if (without.length === 0) return [];
    return [
      findingOf(document, 'figure', say(`${inWords(figure)} is not there in ${listInWords(without.map((each) => languageWords[each]))}.`)),
    ];
  });
}

const inWords = ({ kind, value }: TextFigure): string => (kind === 'percent' ? `${value} percent` : `${value} ${kind}`);

function againstOwner({ document, texts }: Translated, { chatHours, promised }: Owners): Finding[] {
  return languages.flatMap((language) => {
    const text = texts[language] ?? '';
    const own = chatHours[language];
    const hours = own === undefined ? [] : chatHoursIn(text).filter((range) => range !== own);
    const isAgreement = asRecord(document).translationKey === 'service-level-agreements';
    const percents =
      isAgreement || promised.length === 0 ? [] : figuresIn(text, language).filter(({ kind, value }) => isPromise(kind, value));
    return [
      ...hours.map((range) =>
        findingOf(document, 'figure', say(`The chat is open ${range} in ${languageWords[language]}, and ${own} by the site settings.`)),
      ),
      ...percents
        .filter(({ value }) => !promised.includes(value))
        .map(({ value }) =>
          findingOf(document, 'figure', say(`${value} percent is promised in ${languageWords[language]}, and no claim has that figure.`)),
        ),
    ];
  });
}

const isPromise = (kind: TextFigure['kind'], value: number): boolean => kind === 'percent' && value > 99 && value < 100;

/** Code and addresses are no statements. */
const leftOut = /^_|^(?:code|href|slug)$/;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).flatMap(([name, member]: [string, unknown]) => (leftOut.test(name) ? [] : [textOf(member)]));
  return parts.filter((part) => part !== '').join('\n');
}

/** Every text in languages of a document, at any depth. */
function fieldsInLanguages(document: unknown): Translated[] {
  if (asRecord(document)._type === 'article') return [];
  const visit = (value: unknown): Translated[] => {
    if (typeof value !== 'object' || value === null) return [];
    const fields = asRecord(value);
    const texts = languages.map((language) => textOf(fields[language]));
    if (texts.every((text) => text !== ''))
      return [{ document, texts: Object.fromEntries(languages.map((each, index) => [each, texts[index] ?? ''])) }];
    return Object.values(value).flatMap(visit);
  };
  return visit(document);
}

/** The versions of an article by what they are translations of, reported on the first language that is there. */
function articlesInLanguages(documents: readonly unknown[]): Translated[] {
  const byText = new Map<string, { document: unknown; texts: Partial<Record<Language, string>> }>();
  for (const document of documents) {
    const { _type, kind, translationKey, version, language, title, summary, body } = asRecord(document);
    const written = languages.find((each) => each === language);
    if (_type !== 'article' || written === undefined) continue;
    const key = JSON.stringify([kind, translationKey, version]);
    const entry = byText.get(key) ?? { document, texts: {} };
    entry.texts[written] = [title, summary, body].map(textOf).join('\n');
    byText.set(key, entry);
  }
  return [...byText.values()];
}
