import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import type { Language } from '#lib/language/languages.ts';
import type { PlanListContent } from '#lib/purchase/load-plan-list.ts';
import { PlanAnswers } from './plan-answers.tsx';
import { PlanHero } from './plan-hero.tsx';
import { PlanPanels } from './plan-panels.tsx';
import { SeriesComparison } from './series-comparison.tsx';
import { Container } from '#components/ui/container.tsx';
import { Note } from '#components/ui/note.tsx';

/** Every size that is sold, by family, with its price. */
export function PlanListPage({ content, language }: { content: PlanListContent; language: Language }) {
  const { t } = useTranslation('plans');
  return (
    <>
      <Head><script src="/plan-choice.js" /></Head>
      <PlanHero content={content} language={language} />
      {content.groups.length > 0 ? <PlanPanels content={content} language={language} /> : <Container><Note tone="info">{t('nothingListed')}</Note></Container>}
      {content.families.length > 1 ? <SeriesComparison content={content} language={language} /> : null}
      <PlanAnswers language={language} />
    </>
  );
}
