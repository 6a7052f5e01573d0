import { firstAnnouncements } from '#lib/announcements/load-announcements.ts';
import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import { newestFirst } from '#lib/content/newest-first.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { helpByProduct, type ProductHelp } from './help-by-product.ts';
import { helpTree, type HelpGroup } from './help-tree.ts';
import { askMostRead, type AskMostRead } from './ask-most-read.ts';
import { articleLink, mostReadChangesAt, mostReadLinks } from './most-read-links.ts';
import { readHelp } from './read-help.ts';
import { readHotTerms } from './search/read-hot-terms.ts';

export interface DocumentCentreContent {
  /** Popular searches. */
  readonly hotTerms: readonly string[];
  /** What was read most in the last 30 days; empty while too little was read. */
  readonly mostRead: readonly TextLink[];
  readonly newest: readonly TextLink[];
  readonly groups: readonly HelpGroup[];
  readonly products: readonly ProductHelp[];
  readonly legalLinks: readonly TextLink[];
  readonly announcements: readonly AnnouncementRow[];
}

const announcementsAtMost = 5;
const articlesAtMost = 6;

/**
 * Loads the documentation centre: popular searches, what is read most and what is new, the help by category and by product, the
 * legal texts in force, the newest announcements. What is read most is an hour old at most.
 */
export async function loadDocumentCentre(
  request: PageRequest,
  { frame }: LoadedFrame,
  ask: AskMostRead = askMostRead,
): Promise<PageAnswer<DocumentCentreContent>> {
  const [help, announcements, hotTerms, read] = await Promise.all([
    readHelp(request),
    firstAnnouncements(request, announcementsAtMost),
    readHotTerms(request),
    ask(request.language, articlesAtMost),
  ]);
  const content: DocumentCentreContent = {
    hotTerms,
    mostRead: mostReadLinks(read, help, request.language),
    newest: help.articles.toSorted(newestFirst).slice(0, articlesAtMost).map(articleLink),
    groups: helpTree(help, request.language),
    products: helpByProduct(frame.navigation, help),
    legalLinks: frame.legalLinks,
    announcements: announcements.rows,
  };
  return { kind: 'page', content, changesAt: [...help.changesAt, ...announcements.changesAt, mostReadChangesAt(read, request.nowMs)] };
}
