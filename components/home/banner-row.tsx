import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { BannerView } from '#lib/home/banner-views.ts';
import type { Language } from '#lib/language/languages.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';

/** Ruled columns on a wide screen, rows on a tablet, a snapping row on a phone. */
const Row = styled('section', {
  base: {
    display: { base: 'flex', sm: 'grid' },
    marginTop: { base: '8', lg: '12' },
    gap: { base: '5', lg: '8' },
    overflowX: { base: 'auto', sm: 'visible' },
    scrollSnapType: { base: 'x mandatory', sm: 'none' },
    // to the edges of the screen, where the next one goes on
    scrollPaddingInline: 'gutter',
    marginInline: { base: 'calc(-1 * var(--hf-spacing-gutter))', sm: '0' },
    paddingInline: { base: 'gutter', sm: '0' },
  },
  variants: {
    count: {
      one: {},
      two: { gridTemplateColumns: { lg: 'repeat(2,minmax(0,1fr))' } },
      three: { gridTemplateColumns: { lg: 'repeat(3,minmax(0,1fr))' } },
    },
  },
});

const Banner = styled('article', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row', lg: 'column' },
    flex: { base: '0 0 min(86%,22rem)', sm: 'none' },
    scrollSnapAlign: 'start',
    gap: { base: '4', sm: '6', lg: '4' },
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    paddingTop: '4',
    '& .words': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', flex: '1', minWidth: '0' },
    '& h2': { textStyle: 'h3' },
    '& p': { color: 'fg.muted', maxWidth: '44rem', marginBottom: '2' },
    '& .words > a': { marginTop: { sm: 'auto' } },
    '& .picture': {
      flex: 'none',
      width: { base: 'full', sm: '38%', lg: 'full' },
      // a strip of the picture: its middle
      aspectRatio: '5/2',
      border: '1px solid',
      borderColor: 'border.muted',
      position: 'relative',
      overflow: 'hidden',
    },
    '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    alone: {
      true: {
        flex: { base: '0 0 100%', sm: 'none' },
        flexDirection: { base: 'column', sm: 'row' },
        '& .picture': { width: { base: 'full', sm: '38%' }, maxHeight: { sm: '320px' } },
      },
      false: {},
    },
  },
});

const columns = ['one', 'two', 'three'] as const;

/** Running banners: one across the page, two or three side by side. Nothing moves by itself. */
export function BannerRow({ banners, language }: { banners: readonly BannerView[]; language: Language }) {
  const { t } = useTranslation('home');
  if (banners.length === 0) return null;
  return (
    <Row count={columns[banners.length - 1] ?? 'three'} tabIndex={0} aria-label={t('banners')}>
      {banners.map(({ id, title, lead, action, picture }) => (
        <Banner key={id} alone={banners.length === 1}>
          {picture ? (
            <div className="picture">
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                alt={picture.alt}
                width={picture.widthPx}
                height={picture.heightPx}
                loading="lazy"
                decoding="async"
              />
            </div>
          ) : null}
          <div className="words">
            <h2>{title}</h2>
            {lead ? <p>{lead}</p> : null}
            {action ? (
              <ButtonLink href={action.href} language={language} size="sm">
                {action.label}
              </ButtonLink>
            ) : null}
          </div>
        </Banner>
      ))}
    </Row>
  );
}
