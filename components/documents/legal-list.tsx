import { useEffect, useRef } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { edgeFades } from '#components/ui/theme/edge-fades.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { Language } from '#lib/language/languages.ts';
import { SiteLink } from '#components/ui/controls/site-link.tsx';

const List = styled('nav', {
  base: {
    position: { base: 'static', lg: 'sticky' },
    top: '92px',
    minWidth: '0',
    overflowX: { base: 'auto', lg: 'visible' },
    '@media (max-width: 960.98px)': edgeFades,
    '& h2': { display: { base: 'none', lg: 'block' }, textStyle: 'sm', fontWeight: 'semibold', marginBottom: '3' },
    '& ul': {
      display: { base: 'flex', lg: 'block' },
      borderStyle: 'solid',
      borderColor: 'border',
      borderWidth: { base: '0 0 1px 0', lg: '0 0 0 1px' },
    },
    '& a': {
      display: 'block',
      color: 'fg.muted',
      textDecoration: 'none',
      fontSize: '.875rem',
      lineHeight: '1.5',
      borderStyle: 'solid',
      borderColor: 'transparent',
      whiteSpace: { base: 'nowrap', lg: 'normal' },
      paddingBlock: '.375rem',
      paddingInline: { base: '3', lg: '4' },
      borderWidth: { base: '0 0 3px 0', lg: '0 0 0 3px' },
      marginBottom: { base: '-1px', lg: '0' },
      marginInlineStart: { base: '0', lg: '-1px' },
    },
    '& a:hover': { color: 'fg', background: 'bg.canvas' },
    '& a[aria-current]': { color: 'accent.fg', borderColor: 'accent.solid', fontWeight: 'semibold' },
  },
});

/** Enough of the preceding item to show that there is more. */
const glimpsePx = 48;

interface LegalListProps {
  links: readonly TextLink[];
  /** The path of the open text. */
  current: string;
  language: Language;
}

/** The other legal texts: a rail on a wide screen; on a narrow one a scrolling row, positioned at the open text. */
export function LegalList({ links, current, language }: LegalListProps) {
  const { t } = useTranslation('documents');
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    if (list.current && open)
      list.current.scrollLeft += open.getBoundingClientRect().left - list.current.getBoundingClientRect().left - glimpsePx;
  }, [current]);
  return (
    <List ref={list} aria-label={t('legal')}>
      <h2>{t('legal')}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} language={language} current={href === current}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </List>
  );
}
