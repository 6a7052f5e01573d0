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
    paddingBottom: { base: '12', lg: '16' },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,380px)', lg: 'minmax(0,1fr) minmax(0,470px)' },
      columnGap: { base: '8', lg: '16' },
      rowGap: '8',
      paddingTop: '3',
    },
    // aligned to the top: beside a chart that is still being parsed, centred text would move
    '& .words': { display: 'grid', gap: '5', alignSelf: 'start' },
    '& h1': { textStyle: 'h1' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: '34rem' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
  },
});

/** The title of the list, the link to the configurator, and the families as shapes. */
export function PlanHero({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  return (
    <Band>
      <Container>
        <ProductTrail language={language} />
        <div className="columns">
          <div className="words">
            <h1>
              <KeepPhrases>{t('title')}</KeepPhrases>
            </h1>
            <p className="lead">{t('lead')}</p>
            <div className="actions">
              <ButtonLink href={purchasePage} language={language} variant="primary" size="lg">
                {t('configureOne')}
              </ButtonLink>
              <ButtonLink href="/doc/article/vps-pricing" language={language} variant="tertiary">
                {t('readPricing')}
              </ButtonLink>
            </div>
          </div>
          {content.families.length > 1 ? (
            <StaticHtml of={content}>
              <ShapeChart families={content.families} />
            </StaticHtml>
          ) : null}
        </div>
      </Container>
    </Band>
  );
}
