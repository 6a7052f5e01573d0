import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#lib/language/languages.ts';
import { pictureAddress } from '#lib/share-picture/picture-address.ts';
import { openGraphIn } from './open-graph.ts';

/**
 * The preview picture for links to the page, drawn from the page's own title. Rendered on the server only, because the address is signed.
 * Omitted if the page has an editor's picture or no public address, or no secret is set.
 */
export function sharePictureTags(head: readonly ReactNode[], language: Language, secret: string | undefined): ReactElement | null {
  const tags = openGraphIn(head);
  const title = tags.get('og:title');
  const page = tags.get('og:url');
  if (tags.has('og:image') || !secret || !title || !page || !URL.canParse(page)) return null;
  const brand = ` | ${tags.get('og:site_name') ?? ''}`;
  const bare = title.endsWith(brand) ? title.slice(0, -brand.length) : title;
  const address = `${new URL(page).origin}${pictureAddress(secret, { language, title: bare })}`;
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={bare} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
