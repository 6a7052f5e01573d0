import { buttonLink, keyedBlocks, type Block, type PageWords } from './marketing-page.ts';
import { localeString, localeText, type SeedDocument } from './seed-document.ts';

/** A page of editors at an address of its own below /activity. */
export function ownPage(slug: string, words: Omit<PageWords, 'status'>, blocks: readonly Block[]): SeedDocument {
  return {
    _id: `own-page-${slug}`,
    _type: 'activityPage',
    slug: { _type: 'slug', current: slug },
    heading: localeString(...words.heading),
    lead: localeText(...words.lead),
    primaryAction: buttonLink(words.primaryAction),
    ...(words.secondaryAction ? { secondaryAction: buttonLink(words.secondaryAction) } : {}),
    blocks: keyedBlocks(blocks),
  };
}
