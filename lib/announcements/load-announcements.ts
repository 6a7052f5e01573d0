import { announcementSchema, announcementsQuery, type AnnouncementDocument } from '#lib/content/queries/announcement-query.ts';
import type { PublishedPaths } from '#lib/content/published-paths.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { announcementListPath, kindsOfFilter, listPagesAtMost, type AnnouncementFilter } from './announcement-paths.ts';
import { byPlace, isReleased, rowOf, type AnnouncementRow } from './announcement-row.ts';

export interface AnnouncementListContent {
  readonly filter: AnnouncementFilter;
  /** Which page of the list this is, from 1. */
  readonly page: number;
  /** How many pages the list has; 1 if it is empty. */
  readonly pages: number;
  /** The languages whose list has this page. */
  readonly published: PublishedPaths;
  readonly rows: readonly AnnouncementRow[];
}

/** Announcements on one page of the list. */
export const rowsPerPage = 20;

/**
 * Loads one page of the released announcements, pinned ones first, then the newest. A page after the last is absent; the first one
 * named by its number redirects to the list.
 */
export async function loadAnnouncements(
  request: PageRequest,
  filter: AnnouncementFilter,
  page: number | null = null,
): Promise<PageAnswer<AnnouncementListContent>> {
  if (page === 1) return { kind: 'redirect', to: localizePath(announcementListPath(filter), request.language), permanent: true };
  const number = page ?? 1;
  const { shown, changesAt } = await readReleased(request);
  const kinds: readonly string[] = kindsOfFilter[filter];
  const listed = shown.filter(({ kind }) => kinds.includes(kind));
  const pages = pagesIn(listed, request.language);
  if (number > pages) return { kind: 'absent' };
  const path = announcementListPath(filter, number);
  const published = Object.fromEntries(languages.flatMap((each) => (number <= pagesIn(listed, each) ? [[each, path]] : [])));
  const rows = rowsIn(listed, request.language).slice((number - 1) * rowsPerPage, number * rowsPerPage);
  return { kind: 'page', content: { filter, page: number, pages, published, rows }, changesAt };
}

/** The first announcements of the list, for another page. */
export async function firstAnnouncements(request: PageRequest, atMost: number): Promise<ReleasedAnnouncements> {
  const { shown, changesAt } = await readReleased(request);
  return { rows: rowsIn(shown, request.language).slice(0, atMost), changesAt };
}

/** The announcements released last, whether pinned or not, for feeds. */
export async function newestAnnouncements(
  request: PageRequest,
  filter: AnnouncementFilter,
  atMost: number,
): Promise<readonly AnnouncementRow[]> {
  const { shown } = await readReleased(request);
  const kinds: readonly string[] = kindsOfFilter[filter];
  return rowsIn(shown, request.language)
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((left, right) => right.releasedAtMs - left.releasedAtMs)
    .slice(0, atMost);
}

interface ReleasedAnnouncements {
  readonly rows: readonly AnnouncementRow[];
  readonly changesAt: readonly (number | null)[];
}

interface Shown {
  readonly shown: readonly AnnouncementDocument[];
  readonly changesAt: readonly (number | null)[];
}

/** An editor in preview also sees those before their release. */
async function readReleased({ source, nowMs }: PageRequest): Promise<Shown> {
  const all = parseEach(announcementSchema, await source.ask(announcementsQuery), 'announcement');
  const shown = all.filter((each) => source.draft || isReleased(each, nowMs)).toSorted(byPlace);
  return { shown, changesAt: all.flatMap(instantsOf) };
}

const rowsIn = (announcements: readonly AnnouncementDocument[], language: Language): AnnouncementRow[] =>
  announcements.map((each) => rowOf(each, language)).filter((row) => row !== null);

function pagesIn(announcements: readonly AnnouncementDocument[], language: Language): number {
  const rows = announcements.filter(({ title }) => title[language] !== null).length;
  return Math.min(listPagesAtMost, Math.max(1, Math.ceil(rows / rowsPerPage)));
}

const instantsOf = ({ releaseTime, endsAt }: AnnouncementDocument): (number | null)[] => [releaseTime, endsAt];
