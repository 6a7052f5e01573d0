import type { BlockView } from '#lib/blocks/block-view.ts';
import type { HomePageDocument } from '#lib/content/queries/home-page-query.ts';
import { linkIn } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';

const bareSections: readonly BlockView[] = [
  { kind: 'hero', id: 'hero', heading: null, lead: null, primaryAction: null, secondaryAction: null },
  { kind: 'plans', id: 'plans', heading: null, lead: null },
];

/**
 * The sections of the home page, with default texts where the opening and the plans have none. Without sections from the CMS, the page
 * consists of the opening and the plans; a missing opening is put first, so that every page has its heading.
 */
export function homeBlocks(
  authored: readonly BlockView[],
  page: HomePageDocument | null,
  brand: string | null,
  language: Language,
): BlockView[] {
  const [opening] = bareSections;
  const placed = authored.some(({ kind }) => kind === 'hero');
  const blocks = authored.length === 0 ? bareSections : [...(placed || !opening ? [] : [opening]), ...authored];
  return blocks.map((block): BlockView => {
    if (block.kind === 'plans') {
      return {
        ...block,
        heading: block.heading ?? page?.plansHeading[language] ?? null,
        lead: block.lead ?? page?.plansLead[language] ?? null,
      };
    }
    if (block.kind !== 'hero') return block;
    return {
      ...block,
      heading: block.heading ?? page?.headline[language] ?? brand,
      lead: block.lead ?? page?.lead[language] ?? null,
      primaryAction: block.primaryAction ?? linkIn(page?.primaryAction ?? null, language),
      secondaryAction: block.secondaryAction ?? linkIn(page?.secondaryAction ?? null, language),
    };
  });
}
