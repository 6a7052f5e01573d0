import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#lib/language/languages.ts';
import { pictureAddress } from '#lib/share-picture/picture-address.ts';
import { openGraphIn } from './open-graph.ts';
import { pictureTags } from './picture-tags.tsx';

/**
 * The preview picture for links to the page, drawn from the page's own title. Rendered on the server only, because the address is signed.
<<<<<<< HEAD
 * Omitted if the page has one of its own or no public address, or no secret is set.
=======
 * Omitted if the page has an editor's picture or no public address, or no secret is set.
>>>>>>> groups
 */
export function sharePictureTags(head: readonly ReactNode[], language: Language, secret: string | undefined): ReactElement | null {
  const tags = openGraphIn(head);
  const title = tags.get('og:title');
  const page = tags.get('og:url');
<<<<<<< HEAD
  if (!secret || !title || !page || !URL.canParse(page) || tags.has('og:image')) return null;
=======
  if (tags.has('og:image') || !secret || !title || !page || !URL.canParse(page)) return null;
>>>>>>> groups
  const brand = ` | ${tags.get('og:site_name') ?? ''}`;
  const bare = title.endsWith(brand) ? title.slice(0, -brand.length) : title;
  const address = `${new URL(page).origin}${pictureAddress(secret, { language, title: bare })}`;
  return pictureTags(address, bare);
}
