import type { ReactElement, ReactNode } from 'react';
import { organisation } from '#lib/structured-data/organisation.ts';
import { structuredText } from '#lib/structured-data/structured-data.ts';
import { openGraphIn } from './open-graph.ts';

/**
 * The organisation behind the page, for search engines: the brand in its head. Rendered on the server only, so it costs no script; omitted
 * if the site's origin is unknown.
 */
export function organisationData(head: readonly ReactNode[]): ReactElement | null {
  const tags = openGraphIn(head);
  const brand = tags.get('og:site_name');
  const page = tags.get('og:url');
  if (!brand || !page || !URL.canParse(page)) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredText(organisation({ brand, siteUrl: new URL(page).origin })) }}
    />
  );
}
