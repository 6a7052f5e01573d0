import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { purchasePage } from '#lib/catalogue/purchase-page.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { ActionRow } from '#components/ui/controls/action-row.ts';
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
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,5fr) minmax(0,7fr)' },
      columnGap: '16',
      rowGap: '6',
      // the words keep their place while the drawing is being parsed
      alignItems: 'start',
      '& > :nth-child(2)': { alignSelf: 'end' },
    },
    '& .words': { display: 'grid', gap: '5', '& nav + h1': { marginTop: '-2' } },
    '& h1': { textStyle: 'h1' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead', textWrap: 'pretty' },
  },
});

/** The title of the list, the link to the configurator, and the families as shapes beside them, which the tabs below continue. */
export function PlanHero({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  return (
    <Band>
      <Container className="opening">
        <div className="words">
          <ProductTrail language={language} />
          <h1>
            <KeepPhrases>{t('title')}</KeepPhrases>
          </h1>
          <p className="lead">{t('lead')}</p>
          <ActionRow>
            <ButtonLink href={purchasePage} language={language} variant="primary" size="lg">
              {t('configureOne')}
            </ButtonLink>
            <ButtonLink href="/doc/article/vps-pricing" language={language} size="lg">
              {t('readPricing')}
            </ButtonLink>
          </ActionRow>
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
