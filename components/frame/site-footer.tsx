import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { Frame } from '#lib/content/load-frame.ts';
import type { Language } from '#lib/language/languages.ts';
import { Container } from '#components/ui/container.tsx';
import { Neatline } from '#components/ui/neatline.tsx';
import { SiteLink } from '#components/ui/site-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { drawnBrand } from './wordmark.ts';

const Band = chakra('footer', {
  base: {
    background: 'bg.inverted', color: 'fg.inverted', paddingBlock: '12', paddingBottom: '8',
    '& .columns': {
      display: 'grid', gap: '8', marginBottom: '10',
      gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', lg: 'minmax(0,1.5fr) minmax(0,1fr) minmax(0,2fr) minmax(0,1fr)' },
    },
    '& .brand': { gridColumn: { base: '1/-1', lg: 'auto' } },
    '& .logo': { display: 'inline-flex', alignItems: 'center', color: 'fg.inverted', textDecoration: 'none' },
    '& .tagline': { textStyle: 'sm', color: 'fg.invertedMuted', marginTop: '3', maxWidth: '22rem' },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.invertedMuted', marginBottom: '2' },
    '& .legal': { gridColumn: { base: '1/-1', lg: 'auto' }, order: { base: '1', lg: '0' } },
    '& .legal ul': { columns: { base: '2', lg: '2' }, columnGap: '8' },
    '& li a': { display: 'inline-block', paddingBlock: '.3125rem', color: 'fg.inverted', textDecoration: 'none', fontSize: '.875rem', lineHeight: '1.4' },
    '& li a:hover': { textDecoration: 'underline', color: 'fg.inverted' },
    '& a:focus-visible': { outlineColor: 'accent.focusRingInverted' },
    '& .copyright': { paddingTop: '6', textStyle: 'xs', color: 'fg.invertedMuted', minHeight: '2.75rem' },
  },
});

interface SiteFooterProps {
  frame: Frame;
  language: Language;
  paths: Readonly<Record<Language, string>>;
}

export function SiteFooter({ frame, language, paths }: SiteFooterProps) {
  const { t } = useTranslation('frame');
  const link = (href: string, label: string) => <li key={href}><SiteLink href={href} language={language}>{label}</SiteLink></li>;
  return (
    <Band>
      <Container>
        <div className="columns">
          <div className="brand">
            <SiteLink className="logo" href="/" language={language} label={`${frame.brand ?? drawnBrand}: ${t('home')}`}><Logo brand={frame.brand} inverted /></SiteLink>
            {frame.tagline ? <p className="tagline">{frame.tagline}</p> : null}
          </div>
          <div>
            <h2>{t('footer.site')}</h2>
            <ul>
              {link('/#plans', t('nav.plans'))}
              {link('/#steps', t('nav.steps'))}
              {link('/#included', t('nav.included'))}
              {link('/doc', t('nav.documents'))}
              {link('/doc/announce', t('nav.announcements'))}
            </ul>
          </div>
          {frame.legalLinks.length > 0 ? (
            <div className="legal">
              <h2>{t('footer.legal')}</h2>
              <ul>{frame.legalLinks.map(({ href, label }) => link(href, label))}</ul>
            </div>
          ) : null}
          <div>
            <h2>{t('footer.languages')}</h2>
            <LanguageLinks current={language} paths={paths} layout="column" />
          </div>
        </div>
        <Neatline scale="footer" />
        <p className="copyright">{frame.copyright}</p>
      </Container>
    </Band>
  );
}
