import type { MarketingPageId } from '../../lib/content/marketing-page-ids.ts';
import { localeBody } from './locale-body.ts';
import { link, localeString, localeText, reference, type SeedDocument } from './seed-document.ts';

/** English, Chinese, Japanese. */
export type InLanguages = readonly [en: string, zh: string, ja: string];

interface PageAction {
  readonly href: string;
  readonly label: InLanguages;
}

interface PageWords {
  readonly heading: InLanguages;
  readonly lead: InLanguages;
  readonly primaryAction: PageAction;
  readonly secondaryAction?: PageAction;
  readonly status?: 'on-sale' | 'not-yet-public' | 'internal-testing';
  readonly blocks: readonly Block[];
}

type Block = Readonly<Record<string, unknown>> & { readonly _type: string };

const linkTo = ({ href, label }: PageAction) => link(href, localeString(...label));

/** A page of the site that editors write from sections. */
export const marketingPage = (pageId: MarketingPageId, words: PageWords): SeedDocument => ({
  _id: `page-${pageId.replaceAll('/', '-')}`,
  _type: 'marketingPage',
  pageId,
  heading: localeString(...words.heading),
  lead: localeText(...words.lead),
  status: words.status ?? 'on-sale',
  primaryAction: linkTo(words.primaryAction),
  ...(words.secondaryAction ? { secondaryAction: linkTo(words.secondaryAction) } : {}),
  blocks: words.blocks.map((block, index) => ({ ...block, _key: `s${index}` })),
});

const block = (type: string, heading: InLanguages, lead: InLanguages | null, more: Readonly<Record<string, unknown>>): Block => ({
  _type: type,
  heading: localeString(...heading),
  ...(lead ? { lead: localeText(...lead) } : {}),
  ...more,
});

const keyed = <Row>(rows: readonly Row[], entry: (row: Row) => Readonly<Record<string, unknown>>) =>
  rows.map((row, index) => ({ _key: `e${index}`, ...entry(row) }));

export type FigureEntry = readonly [figure: string, title: InLanguages, text: InLanguages];

const figureEntries = (rows: readonly FigureEntry[]) =>
  keyed(rows, ([figure, title, text]) => ({ _type: 'figureEntry', figure, title: localeString(...title), text: localeText(...text) }));

export const stepsBlock = (heading: InLanguages, lead: InLanguages | null, rows: readonly FigureEntry[]): Block =>
  block('stepsBlock', heading, lead, { steps: figureEntries(rows) });

export const figuresBlock = (heading: InLanguages, lead: InLanguages | null, rows: readonly FigureEntry[]): Block =>
  block('figuresBlock', heading, lead, { figures: figureEntries(rows) });

/** Paragraphs and lists, written as lines of plain text. */
export const textBlock = (heading: InLanguages, lead: InLanguages | null, body: InLanguages): Block =>
  block('textBlock', heading, lead, { body: localeBody(...body) });

interface UseEntry {
  readonly title: InLanguages;
  readonly text: InLanguages;
  readonly action?: PageAction;
}

export const usesBlock = (heading: InLanguages, lead: InLanguages | null, rows: readonly UseEntry[]): Block =>
  block('customersBlock', heading, lead, {
    customers: keyed(rows, ({ title, text, action }) => ({
      _type: 'customerEntry', title: localeString(...title), text: localeText(...text), ...(action ? { action: linkTo(action) } : {}),
    })),
  });

interface ChannelEntry {
  readonly title: InLanguages;
  readonly text: InLanguages;
  readonly hours?: InLanguages;
  readonly action: PageAction;
}

export const channelsBlock = (heading: InLanguages, lead: InLanguages | null, rows: readonly ChannelEntry[]): Block =>
  block('channelsBlock', heading, lead, {
    channels: keyed(rows, ({ title, text, hours, action }) => ({
      _type: 'channelEntry', title: localeString(...title), text: localeText(...text), ...(hours ? { hours: localeString(...hours) } : {}), action: linkTo(action),
    })),
  });

export type QuestionEntry = readonly [question: InLanguages, answer: InLanguages];

export const questionsBlock = (heading: InLanguages, lead: InLanguages | null, rows: readonly QuestionEntry[]): Block =>
  block('questionsBlock', heading, lead, {
    questions: keyed(rows, ([question, answer]) => ({ _type: 'questionEntry', question: localeString(...question), answer: localeText(...answer) })),
  });

/** Claims by their key: what is promised, and since when each figure holds, is said in one place. */
export const claimsBlock = (heading: InLanguages, lead: InLanguages | null, keys: readonly string[]): Block =>
  block('claimsBlock', heading, lead, { claims: keys.map((key) => ({ ...reference(`claim-${key}`), _key: key })) });

export const regionsBlock = (heading: InLanguages, lead: InLanguages | null): Block => block('regionsBlock', heading, lead, {});

export const closingBlock = (heading: InLanguages, lead: InLanguages | null, secondaryAction: PageAction): Block =>
  block('closingBlock', heading, lead, { secondaryAction: linkTo(secondaryAction) });
