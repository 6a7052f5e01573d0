import type { ValidationContext } from 'sanity';
import { isPublishedPage } from '#cms-schemas/lookups/live-page.ts';
import { lookUp } from '#cms-schemas/lookups/other-documents.ts';
import { isFixedAddress } from '#cms-schemas/rules/fixed-addresses.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** The version's address of a legal text: `/doc/article/tos/versions/2`. */
const versionPath = /^\/doc\/article\/([^/]+)\/versions\/(\d+)$/;

/** Says before publishing that a link leads to no page of this site yet. Other sites are not asked. */
export async function checkLinkTarget(value: unknown, context: ValidationContext): Promise<Verdict> {
  if (typeof value !== 'string' || !/^\/[^/]/.test(value)) return true;
  const path = value.split(/[?#]/)[0] ?? '';
  if (isFixedAddress(path) || (await isPublishedPage(path, context)) || (await isMoved(path, context))) return true;
  return `${path} leads to no page: nothing is published there yet.`;
}

async function isMoved(path: string, context: ValidationContext): Promise<boolean> {
  const [, slug = '', version = ''] = versionPath.exec(path) ?? [];
  const found = await lookUp(
    context,
    `count(*[!(_id in path("drafts.**")) && (
      (_type == "redirect" && from == $from) || (_type == "article" && slug.current == $slug && version == $version)
    )])`,
    { from: path, slug, version: Number(version) },
  );
  return Number(found) > 0;
}
