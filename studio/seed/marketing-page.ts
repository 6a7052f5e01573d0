import type { MarketingPageId } from '../../lib/content/values/marketing-page-ids.ts';
import { localeBody } from './locale-body.ts';
import { link, localeString, localeText, reference, type SeedDocument } from './seed-document.ts';

/** English, Chinese, Japanese. */
export type InLanguages = readonly [en: string, zh: string, ja: string];

/** A button's target and label. */
export type Button = readonly [href: string, label: InLanguages];

export interface PageWords {
  readonly heading: InLanguages;
  readonly lead: InLanguages;
  readonly status?: 'on-sale' | 'not-yet-public' | 'internal-testing';
  readonly primaryAction: Button;
  readonly secondaryAction?: Button;
}

export type Block = Readonly<Record<string, unknown> & { _type: string }>;

/** A page composed of sections. */
export function marketingPage(pageId: MarketingPageId, words: PageWords, blocks: readonly Block[]): SeedDocument {
  return {
    _id: `marketing-page-${pageId.replaceAll('/', '-')}`,
    _type: 'marketingPage',
    pageId,
    heading: localeString(...words.heading),
    lead: localeText(...words.lead),
    status: words.status ?? 'on-sale',
    primaryAction: buttonLink(words.primaryAction),
    ...(words.secondaryAction ? { secondaryAction: buttonLink(words.secondaryAction) } : {}),
    blocks: keyedBlocks(blocks),
  };
}

/** Each section is identified by its position. */
export const keyedBlocks = (blocks: readonly Block[]) => blocks.map((block, index) => ({ ...block, _key: `s${index}` }));

export const buttonLink = ([href, label]: Button) => link(href, localeString(...label));

const opening = (type: string, heading: InLanguages, lead?: InLanguages): Block => ({
  _type: type,
  heading: localeString(...heading),
  ...(lead ? { lead: localeText(...lead) } : {}),
});

const keyed = (_type: string, entries: readonly object[]) => entries.map((entry, index) => ({ _type, _key: `e${index}`, ...entry }));

export type UseRow = readonly [title: InLanguages, text: InLanguages, action?: Button];
/** A figure is the same in every language, or a word in each. */
export type FigureRow = readonly [figure: string | InLanguages, title: InLanguages, text: InLanguages];
export type QuestionRow = readonly [question: InLanguages, answer: InLanguages];

const figureEntries = (rows: readonly FigureRow[]) =>
  keyed(
    'figureEntry',
    rows.map(([figure, title, text]) => ({
      ...(typeof figure === 'string' ? { figure } : { figure: '0', figureWords: localeString(...figure) }),
      title: localeString(...title),
      text: localeText(...text),
    })),
  );

/** The uses of something. */
export const usesBlock = (heading: InLanguages, rows: readonly UseRow[], lead?: InLanguages): Block => ({
  ...opening('customersBlock', heading, lead),
  customers: keyed(
    'customerEntry',
    rows.map(([title, text, action]) => ({
      title: localeString(...title),
      text: localeText(...text),
      ...(action ? { action: buttonLink(action) } : {}),
    })),
  ),
});

export const figuresBlock = (heading: InLanguages, rows: readonly FigureRow[], lead?: InLanguages): Block => ({
  ...opening('figuresBlock', heading, lead),
  figures: figureEntries(rows),
});

export const stepsBlock = (heading: InLanguages, rows: readonly FigureRow[], lead?: InLanguages): Block => ({
  ...opening('stepsBlock', heading, lead),
  steps: figureEntries(rows),
});

/** Text in the format of the seed's plain text files: lists, tables, notes. */
export const textBlock = (heading: InLanguages, body: InLanguages, lead?: InLanguages): Block => ({
  ...opening('textBlock', heading, lead),
  body: localeBody(...body),
});

export const questionsBlock = (heading: InLanguages, rows: readonly QuestionRow[], lead?: InLanguages): Block => ({
  ...opening('questionsBlock', heading, lead),
  questions: keyed(
    'questionEntry',
    rows.map(([question, answer]) => ({ question: localeString(...question), answer: localeText(...answer) })),
  ),
});

export type ChannelRow = readonly [title: InLanguages, text: InLanguages, hours: InLanguages | null, action: Button];

/** Ways to reach us. */
export const channelsBlock = (heading: InLanguages, rows: readonly ChannelRow[], lead?: InLanguages): Block => ({
  ...opening('channelsBlock', heading, lead),
  channels: keyed(
    'channelEntry',
    rows.map(([title, text, hours, action]) => ({
      title: localeString(...title),
      text: localeText(...text),
      ...(hours ? { hours: localeString(...hours) } : {}),
      action: buttonLink(action),
    })),
  ),
});

/** Claims by their key: each is defined in one place. */
export const claimsBlock = (heading: InLanguages, keys: readonly string[], lead?: InLanguages): Block => ({
  ...opening('claimsBlock', heading, lead),
  claims: keys.map((key) => ({ ...reference(`claim-${key}`), _key: key })),
});

export const regionsBlock = (heading: InLanguages, lead?: InLanguages): Block => opening('regionsBlock', heading, lead);

/** The closing statement of a page whose button is at its top. */
export const closingBlock = (heading: InLanguages, action: Button, lead?: InLanguages): Block => ({
  ...opening('closingBlock', heading, lead),
  secondaryAction: buttonLink(action),
});
