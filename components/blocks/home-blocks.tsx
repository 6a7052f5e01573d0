import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { homeSections } from '#components/home/home-sections.tsx';
import { Blocks } from './blocks.tsx';

/** The sections of the home page, including its priced plans and its chart. */
export function HomeBlocks({ content, language }: { content: HomeContent; language: Language }) {
  return <Blocks blocks={content.blocks} language={language} own={homeSections(content, language)} />;
}
