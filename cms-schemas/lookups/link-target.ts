import type { ValidationContext } from 'sanity';
import { isPublishedPage } from '#cms-schemas/lookups/live-page.ts';
import { isPublished, lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { isFixedAddress } from '#cms-schemas/rules/fixed-addresses.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';
import { contentApiVersion } from '#lib/content/api-version.ts';

/** The version's address of a legal text: `/doc/article/tos/versions/2`. */
const versionPath = /^\/doc\/article\/([^/]+)\/versions\/(\d+)$/;

/** A form is checked with each keystroke, and a text has many links: an address is asked for once in this time. */
const keptMs = 30_000;
const keptAtMost = 500;

interface Kept {
  readonly atMs: number;
  readonly leads: Promise<boolean>;
}

const kept = new Map<string, Kept>();

/** Says before publishing that a link leads to no page of this site yet. Other sites are not asked. */
export async function checkLinkTarget(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string' || !/^\/[^/]/.test(value)) return true;
  const path = value.split(/[?#]/)[0] ?? '';
  if (isFixedAddress(path) || (await leadsSomewhere(path, context))) return true;
  return `${path} leads to no page: nothing is published there yet.`;
}

function leadsSomewhere(path: string, context: ValidationContext): Promise<boolean> {
  const { apiHost, projectId, dataset } = context.getClient({ apiVersion: contentApiVersion }).config();
  const name = [apiHost, projectId, dataset, path].join(' ');
  const known = kept.get(name);
  if (known && Date.now() - known.atMs < keptMs) return known.leads;
  if (kept.size >= keptAtMost) kept.clear();
  const leads = Promise.all([isPublishedPage(path, context), isMoved(path, context)]).then((found) => found.includes(true));
  kept.set(name, { atMs: Date.now(), leads });
  // an answer that failed is asked for again
  leads.catch(() => kept.delete(name));
  return leads;
}

async function isMoved(path: string, context: ValidationContext): Promise<boolean> {
  const [, slug = '', version = ''] = versionPath.exec(path) ?? [];
  const found = await lookUp(
    context,
    `count(*[${isPublished} && (
      (_type == "redirect" && from == $from) || (_type == "article" && slug.current == $slug && version == $version)
    )])`,
    { from: path, slug, version: Number(version) },
  );
  return Number(found) > 0;
}
