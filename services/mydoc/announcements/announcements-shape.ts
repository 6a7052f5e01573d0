import { z } from 'zod';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import { localised } from '#lib/content/values/localised.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { instant } from '#lib/content/instants.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

const announcement = z
  .object({
    _id: z.string(),
    kind: stegaFree(z.enum(['Notice', 'Activity'])),
    title: localised,
    releaseTime: stegaFree(z.iso.datetime({ offset: true })),
    endsAt: instant,
    pinned: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  })
  .transform((fields) => ({ ...fields, releasedAtMs: Date.parse(fields.releaseTime) }));

export type Announcement = z.infer<typeof announcement>;

/** Pinned ones first, then the newest; ties keep the same order from page to page. */
const byPlace = (left: Announcement, right: Announcement): number =>
  Number(right.pinned) - Number(left.pinned) || right.releasedAtMs - left.releasedAtMs || (left._id < right._id ? -1 : 1);

export const announcementsShape: CachedQuery<readonly Announcement[]> = {
  key: 'announcements-1',
  query: '*[_type == "announcement"] | order(releaseTime desc)[0...1000]{_id, kind, title, releaseTime, endsAt, pinned}',
  freshMs: 2_000,
  read: (elements, report) => parseEach(announcement, elements, 'announcement', report).toSorted(byPlace),
};

/** Whether an announcement is released at an instant: from its release, inclusive, to its end, exclusive. */
export const isOut = (candidate: Announcement, nowMs: number): boolean =>
  candidate.releasedAtMs <= nowMs && (candidate.endsAt === null || nowMs < candidate.endsAt);
