import type { ReactElement, ReactNode } from 'react';
import { organisation } from '#lib/structured-data/organisation.ts';
import { structuredText } from '#lib/structured-data/structured-data.ts';
import { openGraphIn } from './open-graph.ts';

/** Who offers the page, for search engines: the brand that its head names. Written by the server alone, so it costs no script; none where the site's origin is not known. */
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
