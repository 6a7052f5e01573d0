import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { isFixedAddress } from '../../../cms-schemas/rules/fixed-addresses.ts';
import { announcementPath } from '../../../lib/announcements/announcement-paths.ts';
import { activityPagePath } from '../../../lib/content/activity-pages.ts';
import { articlePath, articleVersionPath } from '../../../lib/content/article-paths.ts';

/** Whether an address of this site, without language, query and fragment, leads to published content. */
export function knownAddresses(documents: readonly unknown[]): (path: string) => boolean {
  const known = new Set(documents.flatMap(addressesOf));
  return (path) => known.has(path) || isFixedAddress(path);
}

function addressesOf(document: unknown): string[] {
  const { _id, _type, slug, version, from } = asRecord(document);
  const current = String(asRecord(slug).current);
  if (_type === 'article') return [articlePath(current), articleVersionPath(current, Number(version))];
  if (_type === 'activityPage') return [activityPagePath(current)];
  if (_type === 'announcement') return [announcementPath(String(_id))];
  return _type === 'redirect' ? [String(from)] : [];
}
