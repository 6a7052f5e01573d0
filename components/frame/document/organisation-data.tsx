import type { ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import { organisation } from '#lib/structured-data/organisation.ts';
import { structuredText } from '#lib/structured-data/structured-data.ts';
import { openGraphIn } from './open-graph.ts';

const text = z.nullable(z.string());

/** The seller in a page's props: its name and contact in the frame, and on the imprint what else it shows. */
const sellerProps = z.object({
  frame: z.object({
    seller: z.nullable(
      z.object({
        legalName: z.string(),
        contact: z.catch(z.nullish(z.object({ address: text, country: text, telephone: text, email: text })), null),
      }),
    ),
  }),
  content: z.catch(
    z.nullish(
      z.object({
        identity: z.catch(
          z.nullish(z.object({ legalName: text, address: text, telephone: text, email: text, vatId: text, taxId: text })),
          null,
        ),
      }),
    ),
    null,
  ),
});

/**
 * The organisation behind the page, for search engines: the brand in its head, and the seller that the page shows. Rendered on the server
 * only, so it costs no script; omitted if the site's origin is unknown.
 */
export function organisationData(head: readonly ReactNode[], pageProps: unknown): ReactElement | null {
  const tags = openGraphIn(head);
  const brand = tags.get('og:site_name');
  const page = tags.get('og:url');
  if (!brand || !page || !URL.canParse(page)) return null;
  const seller = sellerProps.safeParse(pageProps).data;
  const facts = {
    brand,
    siteUrl: new URL(page).origin,
    legalName: seller?.frame.seller?.legalName ?? null,
    contact: seller?.frame.seller?.contact ?? null,
    identity: seller?.content?.identity ?? null,
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(organisation(facts)) }} />;
}
