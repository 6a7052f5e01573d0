import * as z from 'zod/mini';
import { stegaFree } from '../values/stega-free.ts';
import { localised } from '../values/localised.ts';
import { instant } from '../instants.ts';

/** Every announcement, including those before their release: the next release limits how long a page is fresh. */
export const announcementsQuery = `*[_type == "announcement"] | order(releaseTime desc, _id asc)[0...1000]{
  _id, kind, title, summary, releaseTime, endsAt, pinned, _updatedAt
}`;

/** One announcement with its text. */
export const announcementQuery = `*[_type == "announcement" && _id == $id][0]{
  _id, kind, title, summary, releaseTime, endsAt, pinned, _updatedAt, body{en, zh, ja}
}`;

export const announcementKinds = ['Notice', 'Activity'] as const;

export type AnnouncementKind = (typeof announcementKinds)[number];

export const announcementSchema = z.object({
  _id: z.string(),
  kind: stegaFree(z.enum(announcementKinds)),
  title: localised,
  summary: localised,
  releaseTime: stegaFree(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text) => Date.parse(text)),
    ),
  ),
  endsAt: instant,
  pinned: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  _updatedAt: instant,
});

export type AnnouncementDocument = z.infer<typeof announcementSchema>;

/** The texts stay unknown here: they are parsed block by block, so that one malformed block is left out alone. */
export const announcementTextSchema = z.extend(announcementSchema, {
  body: z.pipe(
    z.nullish(z.object({ en: z.unknown(), zh: z.unknown(), ja: z.unknown() })),
    z.transform((value) => value ?? null),
  ),
});
