import type { ReactNode } from 'react';
import NextLink from 'next/link';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { isPageAddress } from '#lib/language/page-address.ts';

interface SiteLinkProps {
  href: string;
  language: Language;
  className?: string | undefined;
  /** The link's label if it has no text. */
  label?: string | undefined;
  current?: boolean | undefined;
  /** One of a list that a field's arrow keys choose from. */
  option?: { readonly id: string; readonly selected: boolean } | undefined;
  children: ReactNode;
}

/**
 * A page of this site. The account centre and files have one address in all languages, and no page of ours behind it; an address with
 * another first segment is answered by the front door alone.
 */
export const isPage = (href: string): boolean => isPageAddress(href) && !href.endsWith('/feed.xml');

/** A link in content: a page's path gets the language and the client's router; any other address stays as it is. */
export function SiteLink({ href, language, className, label, current = false, option, children }: SiteLinkProps) {
  const choice = option && { id: option.id, role: 'option', 'aria-selected': option.selected, tabIndex: -1 };
  const attributes = { className, 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined, ...choice };
  if (!isPage(href))
    return (
      <a href={href.endsWith('/feed.xml') ? href : localizeHref(href, language)} {...attributes}>
        {children}
      </a>
    );
  // the frame prefetches visible pages, and checks the connection first
  return (
    <NextLink href={localizePath(href, language)} locale={false} prefetch={false} {...attributes}>
      {children}
    </NextLink>
  );
}
