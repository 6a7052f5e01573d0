import { announcementSchema, announcementsQuery, type AnnouncementDocument } from '#lib/content/queries/announcement-query.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { kindsOfFilter, type AnnouncementFilter } from './announcement-paths.ts';
import { byPlace, isReleased, rowOf, type AnnouncementRow } from './announcement-row.ts';

export interface AnnouncementListContent {
  readonly filter: AnnouncementFilter;
  readonly rows: readonly AnnouncementRow[];
}

/** The list is a single page, limited to this many. */
const rowsAtMost = 200;

/** Loads the released announcements, pinned ones first, then the newest. */
export async function loadAnnouncements(request: PageRequest, filter: AnnouncementFilter): Promise<PageAnswer<AnnouncementListContent>> {
  const { rows, changesAt } = await readReleased(request);
  const kinds: readonly string[] = kindsOfFilter[filter];
  return { kind: 'page', content: { filter, rows: rows.filter(({ kind }) => kinds.includes(kind)).slice(0, rowsAtMost) }, changesAt };
}

/** The first announcements of the list, for another page. */
export async function latestAnnouncements(request: PageRequest, atMost: number): Promise<ReleasedAnnouncements> {
  const { rows, changesAt } = await readReleased(request);
  return { rows: rows.slice(0, atMost), changesAt };
}

interface ReleasedAnnouncements {
  readonly rows: readonly AnnouncementRow[];
  readonly changesAt: readonly (number | null)[];
}

/** An editor in preview also sees those before their release. */
async function readReleased({ source, language, nowMs }: PageRequest): Promise<ReleasedAnnouncements> {
  const all = parseEach(announcementSchema, await source.ask(announcementsQuery), 'announcement');
  const shown = all.filter((each) => source.draft || isReleased(each, nowMs)).toSorted(byPlace);
  return { rows: shown.map((each) => rowOf(each, language)).filter((row) => row !== null), changesAt: all.flatMap(instantsOf) };
}

const instantsOf = ({ releaseTime, endsAt }: AnnouncementDocument): (number | null)[] => [releaseTime, endsAt];
