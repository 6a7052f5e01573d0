import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { Hero } from './hero.tsx';
import { IncludedSection } from './included-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { StepsSection } from './steps-section.tsx';

export function HomePage({ content, language }: { content: HomeContent; language: Language }) {
  return (
    <>
      <Hero content={content} language={language} />
      <PlanSection content={content} language={language} />
      <StepsSection />
      <IncludedSection />
    </>
  );
}
