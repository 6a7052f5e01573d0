import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Frame } from '#lib/page/load-frame.ts';
import type { MenuGroup } from '#lib/content/queries/navigation-query.ts';
import { colon } from '#lib/format/punctuation.ts';
import type { Language } from '#lib/language/languages.ts';
import { withdrawalPage } from '#lib/orders/withdrawal-page.ts';
import { Container } from '#components/ui/primitives/container.tsx';
import { ChartBorder } from '#components/ui/charts/chart-border.tsx';
import { SiteLink } from '#components/ui/controls/site-link.tsx';
import { useIdlePart } from '#components/ui/runtime/use-idle-part.ts';
import { AffiliateBand } from './footer/affiliate-band.tsx';
import { PartnerLinks } from './footer/partner-links.tsx';
import { SellerLine } from './footer/seller-line.tsx';
import { Logo } from './logo.tsx';
import { AssistantLink } from './footer/assistant-link.tsx';
import { CookieSettingsButton } from './consent/cookie-settings-button.tsx';
import { signUpPlaceId } from './overlays/sign-up-place.ts';
import { drawnBrand } from './wordmark.ts';

const Band = styled('footer', {
  base: {
    background: 'bg.inverted',
    color: 'fg.inverted',
    paddingBlock: '12',
    paddingBottom: 'calc(2rem + var(--room-below, 0px))',
    '& a, & button': { color: 'fg.inverted' },
    '& .columns': {
      display: 'grid',
      gap: '8',
      marginBottom: '10',
      gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', lg: 'minmax(0,1.5fr) repeat(auto-fit,minmax(9rem,1fr))' },
    },
    '& .brand': { gridColumn: { base: '1/-1', lg: 'auto' } },
    '& .logo': { display: 'inline-flex', alignItems: 'center', maxWidth: 'full', textDecoration: 'none' },
    '& .tagline': { textStyle: 'sm', color: 'fg.invertedMuted', marginTop: '3', maxWidth: '22rem' },
    // the badge appears after the page; its space is reserved
    '& .review': { minHeight: '4.25rem', marginTop: '6' },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.invertedMuted' },
    '& .columns h2': { marginBottom: '2' },
    '& li a': {
      display: 'inline-block',
      minWidth: '1.75rem',
      maxWidth: 'full',
      paddingBlock: '.3125rem',
      textDecoration: 'none',
      fontSize: '.875rem',
      lineHeight: '1.4',
    },
    '& li a:hover': { textDecoration: 'underline', color: 'fg.inverted' },
    '& :is(a, button):focus-visible': { outlineColor: 'accent.focusRingInverted' },
    '& .last': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '6',
      rowGap: '2',
      paddingTop: '6',
      textStyle: 'xs',
      color: 'fg.invertedMuted',
      minHeight: { base: '8.5rem', md: '5.5rem', xl: '3.75rem' },
      alignContent: 'flex-start',
    },
  },
});

interface SiteFooterProps {
  frame: Frame;
  language: Language;
  /** The affiliates' invitation is a link among the others. */
  checkout?: boolean;
}

const loadReview = () => import('./footer/footer-review.tsx');
const loadLinks = () => import('./footer/footer-links.tsx');

/** The footer of every page: affiliates, columns of links, reviews, partners, and legally required links. */
export function SiteFooter({ frame, language, checkout = false }: SiteFooterProps) {
  const { t } = useTranslation('frame');
  const review = useIdlePart(loadReview, frame.reviewUrl !== null);
  const links = useIdlePart(loadLinks);
  const columns = frame.navigation.footerColumns.length > 0 ? frame.navigation.footerColumns : ownColumns(frame, t('footer.legal'));
  return (
    <>
      <div id={signUpPlaceId} />
      {frame.affiliate && !checkout ? <AffiliateBand note={frame.affiliate} language={language} /> : null}
      <Band>
        <Container>
          <div className="columns">
            <div className="brand">
              <SiteLink className="logo" href="/" language={language} label={`${frame.brand ?? drawnBrand}${colon[language]}${t('home')}`}>
                <Logo brand={frame.brand} inverted />
              </SiteLink>
              {frame.tagline ? <p className="tagline">{frame.tagline}</p> : null}
              {frame.reviewUrl ? (
                <div className="review">{review ? <review.FooterReview href={frame.reviewUrl} language={language} /> : null}</div>
              ) : null}
            </div>
            {columns.map(({ title, entries }, place) => (
              <div key={place}>
                <h2>{title}</h2>
                <ul>
                  {entries.map(({ href, label }, row) => (
                    <li key={row}>
                      <SiteLink href={href} language={language}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <PartnerLinks partners={frame.partners} />
          <ChartBorder scale="footer" />
          <div className="last">
            {frame.copyright ? <p>{frame.copyright}</p> : null}
            <CookieSettingsButton />
            <AssistantLink />
            {frame.affiliate && checkout ? (
              <SiteLink href={frame.affiliate.action.href} language={language}>
                {frame.affiliate.action.label}
              </SiteLink>
            ) : null}
            {frame.offersWithdrawal ? (
              <SiteLink href={withdrawalPage} language={language}>
                {t('footer.withdraw')}
              </SiteLink>
            ) : null}
            {links ? (
              <links.FooterLinks language={language} listed={columns.flatMap(({ entries }) => entries.map(({ href }) => href))} />
            ) : null}
          </div>
          <SellerLine seller={frame.seller} language={language} />
        </Container>
      </Band>
    </>
  );
}

/** Required links if editors have written no columns. */
const ownColumns = ({ legalLinks }: Frame, title: string): readonly MenuGroup[] =>
  legalLinks.length > 0 ? [{ title, entries: legalLinks.map((link) => ({ ...link, hint: null, mark: null })) }] : [];
