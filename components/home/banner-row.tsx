import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'next-i18next/pages';
import type { BannerView } from '#lib/home/banner-views.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';

const Row = chakra('section', {
  base: { display: 'grid', gap: '4', marginTop: { base: '6', sm: '8' } },
  variants: {
    count: {
      one: {},
      two: { gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' } },
      three: { gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'repeat(3,minmax(0,1fr))' } },
    },
  },
});

const Banner = chakra('article', {
  base: {
    display: 'flex', flexDirection: 'column', background: 'bg.land', overflow: 'hidden',
    '& .words': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', padding: { base: '5', sm: '6' }, flex: '1' },
    '& h2': { textStyle: 'h3' },
    '& p': { color: 'fg.land', maxWidth: '44rem' },
    '& .words > a': { marginTop: 'auto' },
    '& p + a, & h2 + a': { marginBlockStart: '3' },
    '& img': { width: 'full', height: 'auto', aspectRatio: '16/9', objectFit: 'cover' },
  },
  variants: {
    alone: {
      true: {
        flexDirection: { base: 'column', md: 'row-reverse' },
        '& img': { width: { base: 'full', md: '38%' }, maxWidth: { base: 'full', md: '480px' }, flex: 'none', alignSelf: 'stretch', height: { base: 'auto', md: 'auto' } },
        '& .words': { justifyContent: 'center' },
        '& .words > a': { marginTop: '2' },
      },
      false: {},
    },
  },
});

const columns = ['one', 'two', 'three'] as const;

/** What runs now: one banner across the page, two or three side by side. Nothing moves by itself. */
export function BannerRow({ banners, language }: { banners: readonly BannerView[]; language: Language }) {
  const { t } = useTranslation('home');
  if (banners.length === 0) return null;
  return (
    <Row count={columns[banners.length - 1] ?? 'three'} aria-label={t('banners')}>
      {banners.map(({ id, title, lead, action, picture }) => (
        <Banner key={id} alone={banners.length === 1}>
          {picture ? (
            <img src={picture.src} srcSet={picture.srcSet} alt={picture.alt} width={picture.widthPx} height={picture.heightPx} loading="lazy" decoding="async" />
          ) : null}
          <div className="words">
            <h2>{title}</h2>
            {lead ? <p>{lead}</p> : null}
            {action ? <ButtonLink href={action.href} language={language} size="sm">{action.label}</ButtonLink> : null}
          </div>
        </Banner>
      ))}
    </Row>
  );
}
