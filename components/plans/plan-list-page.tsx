import Head from 'next/head';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { PlanHero } from './plan-hero.tsx';
import { PlanPanels } from './plan-panels.tsx';
import { Container } from '#components/ui/primitives/container.tsx';
import { Note } from '#components/ui/primitives/note.tsx';
import { lazyUnlisted } from '#next-internals/lazy-unlisted.ts';
import { StaticHtml } from '#components/ui/static-html/static-html.tsx';

const SeriesComparison = lazyUnlisted(() => import('./series-comparison.tsx').then((module) => module.SeriesComparison));
const PlanAnswers = lazyUnlisted(() => import('./plan-answers.tsx').then((module) => module.PlanAnswers));

/** Every size on sale, by family, with its price. */
export function PlanListPage({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  return (
    <>
      <Head>
        <script src="/plan-choice.js" />
      </Head>
      <PlanHero content={content} language={language} />
      {content.groups.length > 0 ? (
        <PlanPanels content={content} language={language} />
      ) : (
        <Container>
          <Note tone="info">{t('nothingListed')}</Note>
        </Container>
      )}
      <StaticHtml of={content}>
        {content.families.length > 1 ? <SeriesComparison content={content} language={language} /> : null}
        <PlanAnswers language={language} />
      </StaticHtml>
    </>
  );
}
