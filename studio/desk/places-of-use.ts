import { asRecord } from '../../cms-schemas/rules/verdict.ts';
import { titleOf } from '../tools/document-title.ts';

export interface PlaceOfUse {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly how: 'refers to it' | 'links to it';
}

/** Types whose links lead to pages of the site. */
export const linkingTypes = ['article', 'navigation', 'footerLink', 'homePage', 'marketingPage', 'banner', 'announcement', 'siteSettings', 'redirect'] as const;

/** The document of an id with drafts and versions told apart from the published one. */
export const publishedId = (id: string): string => id.replace(/^(drafts|versions\.[^.]+)\./, '');

/** Where links to an article or a page lead; null for everything that has no page of its own. */
export function pathOf(document: unknown): string | null {
  const { _type, slug, pageId } = asRecord(document);
  if (_type === 'marketingPage' && typeof pageId === 'string') return `/${pageId}`;
  const current = asRecord(slug).current;
  return _type === 'article' && typeof current === 'string' ? `/doc/article/${current}` : null;
}

/** Which of the documents name this one, each once: by a reference, or by a link to its page. */
export function placesOfUse({ _id: own, path }: { _id: string; path: string | null }, others: readonly unknown[]): PlaceOfUse[] {
  const places = new Map<string, PlaceOfUse>();
  for (const other of others) {
    const { _id, _type } = asRecord(other);
    if (typeof _id !== 'string' || typeof _type !== 'string') continue;
    const id = publishedId(_id);
    const how = holds(other, '_ref', (value) => value === own) ? 'refers to it' : path && linksTo(other, path) ? 'links to it' : null;
    if (how && id !== own && !places.has(id)) places.set(id, { id, type: _type, title: titleOf(other), how });
  }
  return [...places.values()].toSorted((one, next) => one.type.localeCompare(next.type, 'en') || one.title.localeCompare(next.title, 'en'));
}

const linksTo = (other: unknown, path: string): boolean => {
  const leadsThere = (value: string) => value.split(/[?#]/)[0] === path;
  return holds(other, 'href', leadsThere) || (asRecord(other)._type === 'redirect' && leadsThere(String(asRecord(other).to ?? '')));
};

function holds(value: unknown, key: string, matches: (text: string) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]: [string, unknown]) => (name === key && typeof member === 'string' ? matches(member) : holds(member, key, matches)));
}
