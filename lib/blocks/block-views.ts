import { blockSchema, type BlockDocument } from '#lib/content/values/block-schema.ts';
import { linkIn } from '#lib/content/values/localised.ts';
import { readArticleBody } from '#lib/content/values/read-article-body.ts';
import { parseEach, reportLeftOut, type ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { RegionDocument } from '#lib/content/queries/region-query.ts';
import type { Language } from '#lib/language/languages.ts';
import { channelViews, claimViews, customerViews, figureViews, productViews, questionViews } from './entry-views.ts';
import type { BlockKind, BlockView, QuestionView } from './block-view.ts';
import { regionViews } from './region-views.ts';

const kinds = {
  heroBlock: 'hero',
  plansBlock: 'plans',
  productsBlock: 'products',
  stepsBlock: 'steps',
  claimsBlock: 'claims',
  regionsBlock: 'regions',
  includedBlock: 'included',
  questionsBlock: 'questions',
  customersBlock: 'customers',
  textBlock: 'text',
  figuresBlock: 'figures',
  channelsBlock: 'channels',
  closingBlock: 'closing',
} as const satisfies Record<BlockDocument['_type'], BlockKind>;

interface Surroundings {
  readonly language: Language;
  readonly regions: readonly RegionDocument[];
  readonly pictureBase: string;
  readonly report?: ReportLeftOut;
}

/**
 * The sections of a page in one language, in the authored order. A malformed section is left out and reported; one without text in the
 * language, or with no content left, is left out. The second of a kind gets the fragment suffix -2.
 */
export function blockViews(answer: unknown, { language, regions, pictureBase, report = reportLeftOut }: Surroundings): BlockView[] {
  const seen = new Map<BlockKind, number>();
  return parseEach(blockSchema, answer, 'block', report).flatMap((block) => {
    const kind = kinds[block._type];
    const count = (seen.get(kind) ?? 0) + 1;
    const id = count === 1 ? kind : `${kind}-${count}`;
    const view = viewOf(block, id, { language, regions, pictureBase, report });
    if (!view) return [];
    seen.set(kind, count);
    return [view];
  });
}

/** Every question answered in these sections, for structured data. */
export const questionsOf = (blocks: readonly BlockView[]): QuestionView[] =>
  blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));

function viewOf(block: BlockDocument, id: string, { language, regions, pictureBase, report }: Required<Surroundings>): BlockView | null {
  const lead = block.lead[language];
  const heading = block.heading[language];
  const links = (actions: Extract<BlockDocument, { _type: 'heroBlock' | 'closingBlock' }>) => ({
    primaryAction: linkIn(actions.primaryAction, language),
    secondaryAction: linkIn(actions.secondaryAction, language),
  });
  if (block._type === 'heroBlock') return { kind: 'hero', id, heading, lead, ...links(block) };
  if (block._type === 'plansBlock') return { kind: 'plans', id, heading, lead };
  if (!heading) return null;
  const opening = { id, heading, lead };
  const filled = (view: BlockView, entries: readonly unknown[]): BlockView | null => (entries.length > 0 ? view : null);
  switch (block._type) {
    case 'productsBlock': {
      const products = productViews(block.entries, language, report);
      return filled({ kind: 'products', ...opening, products }, products);
    }
    case 'stepsBlock': {
      const steps = figureViews(block.steps, language, report);
      return filled({ kind: 'steps', ...opening, steps }, steps);
    }
    case 'claimsBlock': {
      const claims = claimViews(block.claims, language, report);
      return filled({ kind: 'claims', ...opening, claims }, claims);
    }
    case 'regionsBlock': {
      const views = regionViews(regions, language);
      return filled({ kind: 'regions', ...opening, regions: views }, views);
    }
    case 'includedBlock': {
      const items = figureViews(block.items, language, report);
      return filled({ kind: 'included', ...opening, items }, items);
    }
    case 'questionsBlock': {
      const questions = questionViews(block.questions, language, report);
      return filled({ kind: 'questions', ...opening, questions }, questions);
    }
    case 'customersBlock': {
      const customers = customerViews(block.customers, language, report);
      return filled({ kind: 'customers', ...opening, customers }, customers);
    }
    case 'textBlock': {
      const body = readArticleBody(block.body?.[language], pictureBase, 'text block', report);
      return filled({ kind: 'text', ...opening, body }, body);
    }
    case 'figuresBlock': {
      const figures = figureViews(block.figures, language, report);
      return filled({ kind: 'figures', ...opening, figures }, figures);
    }
    case 'channelsBlock': {
      const channels = channelViews(block.channels, language, report);
      return filled({ kind: 'channels', ...opening, channels }, channels);
    }
    case 'closingBlock':
      return { kind: 'closing', ...opening, ...links(block) };
  }
}
