import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { ButtonLink } from '#components/ui/controls/button-link.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { KeepPhrases } from '#components/ui/primitives/keep-phrases.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { ProductTrail } from '#components/ui/primitives/product-trail.tsx';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

const ShapeChart = lazyUnlisted(() => import('./shape-chart.tsx').then((module) => module.ShapeChart));

const Band = styled('div', {
  base: {
    paddingTop: '6',
    paddingBottom: { base: '8', lg: '10' },
    '& .opening': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) auto' },
      columnGap: '16',
      rowGap: '5',
      alignItems: 'end',
      paddingTop: '3',
      marginBottom: { base: '6', lg: '8' },
    },
    '& h1': { textStyle: 'h1', gridColumn: '1/-1' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', textWrap: 'pretty' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', '& > a': { flex: { base: '1 1 auto', sm: 'none' } } },
  },
});

/** The title of the list, the link to the configurator, and the families as shapes in one row, which the tabs below continue. */
export function PlanHero({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  return (
    <Band>
      <Container>
        <ProductTrail language={language} />
        <div className="opening">
          <h1>
            <KeepPhrases>{t('title')}</KeepPhrases>
          </h1>
          <p className="lead">{t('lead')}</p>
          <div className="actions">
            <ButtonLink href={purchasePage} language={language} variant="primary" size="lg">
              {t('configureOne')}
            </ButtonLink>
            <ButtonLink href="/doc/article/vps-pricing" language={language} size="lg">
              {t('readPricing')}
            </ButtonLink>
          </div>
        </div>
        {content.families.length > 1 ? (
          <StaticHtml of={content}>
            <ShapeChart families={content.families} />
          </StaticHtml>
        ) : null}
      </Container>
    </Band>
  );
}
