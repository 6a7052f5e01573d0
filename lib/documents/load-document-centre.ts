import { latestAnnouncements } from '#lib/announcements/load-announcements.ts';
import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { helpTree, type HelpGroup } from './help-tree.ts';
import { readHelp } from './read-help.ts';
import { readHotTerms } from './search/read-hot-terms.ts';

export interface DocumentCentreContent {
  /** Popular searches. */
  readonly hotTerms: readonly string[];
  readonly groups: readonly HelpGroup[];
  readonly legalLinks: readonly TextLink[];
  readonly announcements: readonly AnnouncementRow[];
}

const announcementsAtMost = 5;

/** Loads the documentation centre: popular searches, the help by category, the legal texts in force, the newest announcements. */
export async function loadDocumentCentre(request: PageRequest, { frame }: LoadedFrame): Promise<PageAnswer<DocumentCentreContent>> {
  const [help, announcements, hotTerms] = await Promise.all([
    readHelp(request),
    latestAnnouncements(request, announcementsAtMost),
    readHotTerms(request),
  ]);
  return {
    kind: 'page',
    content: { hotTerms, groups: helpTree(help, request.language), legalLinks: frame.legalLinks, announcements: announcements.rows },
    changesAt: [...help.changesAt, ...announcements.changesAt],
  };
}
