import type { AnnouncementDocument, AnnouncementKind } from '#lib/content/queries/announcement-query.ts';
import { isOpen } from '#lib/content/time-window.ts';
import type { Language } from '#lib/language/languages.ts';
import { announcementPath } from './announcement-paths.ts';

/** An announcement in one language, as lists show it. */
export interface AnnouncementRow {
  readonly id: string;
  readonly href: string;
  readonly kind: AnnouncementKind;
  readonly title: string;
  readonly summary: string | null;
  /** The day of its release in UTC, 2026-11-18. */
  readonly releasedOn: string;
  readonly releasedAtMs: number;
  /** Its last edit; null if the CMS does not say. */
  readonly editedAtMs: number | null;
  readonly pinned: boolean;
}

/** From its release, inclusive, to its end, exclusive. */
export const isReleased = ({ releaseTime, endsAt }: Pick<AnnouncementDocument, 'releaseTime' | 'endsAt'>, nowMs: number): boolean =>
  isOpen({ startsAt: releaseTime, endsAt }, nowMs);

/** Pinned ones first, then the newest. */
export const byPlace = (left: AnnouncementDocument, right: AnnouncementDocument): number =>
  Number(right.pinned) - Number(left.pinned) || right.releaseTime - left.releaseTime || (left._id < right._id ? -1 : 1);

/** Null if the language has no title, so that no other language's text appears on the page. */
export function rowOf(
  { _id, kind, title, summary, releaseTime, pinned, _updatedAt }: AnnouncementDocument,
  language: Language,
): AnnouncementRow | null {
  const words = title[language];
  if (words === null) return null;
  const releasedOn = new Date(releaseTime).toISOString().slice(0, 10);
  return {
    id: _id,
    href: announcementPath(_id),
    kind,
    title: words,
    summary: summary[language],
    releasedOn,
    releasedAtMs: releaseTime,
    editedAtMs: _updatedAt,
    pinned,
  };
}
