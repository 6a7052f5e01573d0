import { isReleased } from '#lib/announcements/announcement-row.ts';
import { announcementsSearch } from '#lib/contracts/calls/announcement-calls.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { announcementsShape } from './announcements-shape.ts';

/** Announcements that are released and have a title in the language; the database's clock decides. */
export function announcementHandlers(deps: { contentCache: ContentCache; databaseNow: DatabaseClock }): readonly CallHandler[] {
  const announcements = deps.contentCache.add(announcementsShape);
  return [
    handle(announcementsSearch, async ({ params: { page, row, language } }) => {
      const nowMs = await deps.databaseNow();
      const out = (await announcements.read()).filter((candidate) => candidate.title[language] !== null && isReleased(candidate, nowMs));
      const rows = out.slice((page - 1) * row, page * row);
      return answered(
        rows.map(({ _id, title, kind, releaseTime }) => ({
          id: _id,
          title: title[language] ?? '',
          type: kind,
          releaseTime: new Date(releaseTime).toISOString(),
        })),
      );
    }),
  ];
}
