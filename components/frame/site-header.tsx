import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Frame } from '#lib/content/load-frame.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Container } from '#components/ui/container.tsx';
import { MenuIcon } from '#components/ui/icons.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import { Logo } from './logo.tsx';
import { drawnBrand } from './wordmark.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky', top: '0', zIndex: 'header', background: 'bg', borderBottom: '1px solid', borderColor: 'border',
    '& .row': { display: 'flex', alignItems: 'center', gap: { base: '2', sm: '4', lg: '8' }, minHeight: { base: '60px', lg: '68px' } },
    '& .logo': { display: 'flex', alignItems: 'center', color: 'fg', flex: 'none', textDecoration: 'none' },
    '& .links': { display: { base: 'none', lg: 'flex' }, gap: '1', flex: '1' },
    '& .links a': {
      display: 'flex', alignItems: 'center', minHeight: 'control', paddingInline: '3', borderRadius: 'l2', color: 'fg',
      fontWeight: 'medium', textDecoration: 'none', whiteSpace: 'nowrap',
    },
    '& .links a:hover': { background: 'bg.subtle' },
    '& .action': { marginInlineStart: 'auto' },
    '& .short': { display: { base: 'inline', sm: 'none' } },
    '& .long': { display: { base: 'none', sm: 'inline' } },
  },
});

const PhoneMenu = chakra('details', {
  base: {
    display: { base: 'block', lg: 'none' },
    '& > summary': {
      display: 'inline-flex', alignItems: 'center', justifyContent: 'center', width: '44px', height: '44px', marginInlineEnd: '-10px', borderRadius: 'l2',
    },
    '& > summary svg': { width: '24px', height: '24px' },
    '& > nav': {
      position: 'absolute', insetInline: '0', top: '100%', maxHeight: 'calc(100vh - 60px)', overflowY: 'auto', background: 'bg',
      borderTop: '1px solid', borderColor: 'border', boxShadow: 'md', paddingInline: 'gutter', paddingBlock: '2', paddingBottom: '6',
    },
    '& a': {
      display: 'flex', alignItems: 'center', minHeight: '52px', borderBottom: '1px solid', borderColor: 'border.muted',
      color: 'fg', fontWeight: 'semibold', textDecoration: 'none',
    },
  },
});

interface SiteHeaderProps {
  frame: Frame;
  language: Language;
}

/** Logo and plain links, all of which lead somewhere; on a phone the same links behind a button that needs no script. */
export function SiteHeader({ frame, language }: SiteHeaderProps) {
  const { t } = useTranslation('frame');
  const [firstLegal] = frame.legalLinks;
  const links = [
    { label: t('nav.plans'), href: '/#plans' },
    { label: t('nav.documents'), href: '/doc' },
    { label: t('nav.announcements'), href: '/doc/announce' },
    ...(firstLegal ? [{ label: t('nav.legal'), href: firstLegal.href }] : []),
  ];
  const rows = links.map(({ label, href }) => <SiteLink key={href} href={href} language={language}>{label}</SiteLink>);
  return (
    <Bar>
      <Container className="row">
        <SiteLink className="logo" href="/" language={language} label={`${frame.brand ?? drawnBrand}: ${t('home')}`}><Logo brand={frame.brand} /></SiteLink>
        <nav className="links" aria-label={t('menu')}>{rows}</nav>
        <ButtonLink className="action" href="/#plans" language={language} variant="primary" size="sm">
          <span className="long">{t('choosePlan')}</span>
          <span className="short">{t('choosePlanShort')}</span>
        </ButtonLink>
        <PhoneMenu>
          <summary aria-label={t('menu')}><MenuIcon /></summary>
          <nav aria-label={t('menu')}>{rows}</nav>
        </PhoneMenu>
      </Container>
    </Bar>
  );
}
