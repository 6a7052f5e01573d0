import type { BlockOf } from '#lib/blocks/block-view.ts';
import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import type { SectionSurface } from '#components/ui/primitives/section.tsx';
import { Hero } from './hero.tsx';
import { PlanSection } from './plan-section.tsx';

/** The sections of the home page with content beyond their own texts: banners and the chart, and the priced plans. */
export const homeSections = (content: HomeContent, language: Language) => ({
  hero: (block: BlockOf<'hero'>) => <Hero block={block} content={content} language={language} />,
  plans: (block: BlockOf<'plans'>, surface: SectionSurface) => (
    <PlanSection block={block} surface={surface} content={content} language={language} />
  ),
});
