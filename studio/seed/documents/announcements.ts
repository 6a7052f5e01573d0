import { localeBody } from '../locale-body.ts';
import { localeString, localeText, type SeedDocument } from '../seed-document.ts';
import { activities } from './announcement-activities.ts';
import { notices } from './announcement-notices.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];

export interface AnnouncementWords {
  readonly releaseTime: string;
  readonly endsAt?: string;
  readonly pinned?: true;
  readonly title: InLanguages;
  readonly summary: InLanguages;
  readonly body: InLanguages;
}

const announcement = (kind: 'Notice' | 'Activity', key: string, words: AnnouncementWords): SeedDocument => ({
  _id: `announcement-${key}`,
  _type: 'announcement',
  kind,
  title: localeString(...words.title),
  summary: localeText(...words.summary),
  body: localeBody(...words.body),
  releaseTime: words.releaseTime,
  ...(words.endsAt ? { endsAt: words.endsAt } : {}),
  pinned: words.pinned ?? false,
});

export const announcements = (now: Date): SeedDocument[] => [
  ...Object.entries(notices).map(([key, words]) => announcement('Notice', key, words)),
  ...Object.entries(activities(now)).map(([key, words]) => announcement('Activity', key, words)),
];
