import type { ReactNode } from 'react';
import NextLink from 'next/link';
import { localizePath, type Language } from '#lib/language/languages.ts';

interface SiteLinkProps {
  href: string;
  language: Language;
  className?: string | undefined;
  /** The link's name where it shows no text. */
  label?: string | undefined;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link of the content: a path gets the page's language and the client's router, a place on the page or another origin stays as it is. */
export function SiteLink({ href, language, className, label, current = false, children }: SiteLinkProps) {
  const attributes = { className, 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (!href.startsWith('/')) return <a href={href} {...attributes}>{children}</a>;
  return <NextLink href={localizePath(href, language)} locale={false} {...attributes}>{children}</NextLink>;
}
