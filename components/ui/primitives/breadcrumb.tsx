import { use } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { breadcrumbs } from '#lib/structured-data/breadcrumbs.ts';
import { ChevronRightIcon } from './icons.tsx';
import { SiteLink } from '../controls/site-link.tsx';
import { useTranslation } from '../words/use-translation.ts';
import { PageHere } from '../store-state/page-here.ts';
import { useSiteOrigin } from '../store-state/store-state.tsx';
import { StructuredData } from '../structured-data.tsx';

const Trail = styled('nav', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    '& li': { display: 'flex', alignItems: 'center', columnGap: '.375rem' },
    '& li + li': { marginInlineStart: '.375rem' },
    '& a': { color: 'fg.muted', lineHeight: '1.25rem', paddingBlock: '.25rem' },
    '& a:hover': { color: 'accent.emphasized' },
    '& svg': { width: '14px', height: '14px', color: 'fg.subtle' },
  },
});

interface BreadcrumbProps {
  /** Label of the navigation. */
  name: string;
  /** The pages between the home page and this one. */
  links: readonly TextLink[];
  language: Language;
}

/** The pages above this one, from the home page down; for search engines this one is the last. */
export function Breadcrumb({ name, links, language }: BreadcrumbProps) {
  const { t } = useTranslation('frame');
  const origin = useSiteOrigin();
  const here = use(PageHere);
  const all = [{ href: '/', label: t('trail.home') }, ...links];
  return (
    <Trail aria-label={name}>
      {origin === '' ? null : <StructuredData things={[breadcrumbs(here ? [...all, here] : all, origin, language)]} />}
      <ol>
        {all.map(({ href, label }, index) => (
          <li key={href}>
            {index > 0 ? <ChevronRightIcon /> : null}
            <SiteLink href={href} language={language}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ol>
    </Trail>
  );
}
