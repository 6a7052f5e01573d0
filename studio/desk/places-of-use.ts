import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { announcementPath } from '../../lib/announcements/announcement-paths.ts';
import { articlePath } from '../../lib/content/article-paths.ts';
import { titleOf } from '../tools/document-title.ts';
import { publishedIdOf } from '../../lib/content/document-ids.ts';

export interface PlaceOfUse {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly how: 'refers to it' | 'links to it';
}

/** Types whose links lead to pages of the site. */
export const linkingTypes = [
  'article',
  'navigation',
  'footerLink',
  'homePage',
  'marketingPage',
  'activityPage',
  'banner',
  'announcement',
  'job',
  'siteSettings',
  'redirect',
] as const;

/** The path below which each kind of offer has a page by its slug. */
const offerFolders: Readonly<Record<string, string>> = {
  promotion: '/activity',
  activityPage: '/activity',
  groupCampaign: '/activity/pintuan',
};

/** The path of a document's own page; null for a type without pages. */
export function pathOf(document: unknown): string | null {
  const { _id, _type, slug, pageId } = asRecord(document);
  if (_type === 'marketingPage' && typeof pageId === 'string') return `/${pageId}`;
  if (_type === 'announcement' && typeof _id === 'string') return announcementPath(publishedIdOf(_id));
  const current = asRecord(slug).current;
  if (typeof current !== 'string' || current === '') return null;
  const folder = offerFolders[String(_type)];
  if (_type === 'article') return articlePath(current);
  return folder === undefined ? null : `${folder}/${current}`;
}

/** The documents that use this one, each once: by a reference, or by a link to its page. */
export function placesOfUse({ _id: own, path }: { _id: string; path: string | null }, others: readonly unknown[]): PlaceOfUse[] {
  const places = new Map<string, PlaceOfUse>();
  for (const other of others) {
    const { _id, _type } = asRecord(other);
    if (typeof _id !== 'string' || typeof _type !== 'string') continue;
    const id = publishedIdOf(_id);
    const link = path && linksTo(other, path) ? 'links to it' : null;
    const how = holds(other, '_ref', (value) => value === own) ? 'refers to it' : link;
    if (how && id !== own && !places.has(id)) places.set(id, { id, type: _type, title: titleOf(other), how });
  }
  return disambiguated([...places.values()]).toSorted(
    (one, next) => one.type.localeCompare(next.type, 'en') || one.title.localeCompare(next.title, 'en'),
  );
}

/** Two plan cards with the same name are distinguished by their ids. */
const disambiguated = (places: readonly PlaceOfUse[]): PlaceOfUse[] =>
  places.map((place) => {
    const namesake = places.some(({ id, type, title }) => id !== place.id && type === place.type && title === place.title);
    return namesake ? { ...place, title: `${place.title} · ${place.id}` } : place;
  });

const linksTo = (other: unknown, path: string): boolean => {
  const leadsThere = (value: string) => value.split(/[?#]/)[0] === path;
  return holds(other, 'href', leadsThere) || (asRecord(other)._type === 'redirect' && leadsThere(String(asRecord(other).to ?? '')));
};

function holds(value: unknown, key: string, matches: (text: string) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]: [string, unknown]) =>
    name === key && typeof member === 'string' ? matches(member) : holds(member, key, matches),
  );
}
