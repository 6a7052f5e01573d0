import type { HomeContent } from '#lib/home/load-home.ts';
import type { Language } from '#lib/language/languages.ts';
import { later } from '#components/ui/still/later.ts';
import { StillHtml } from '#components/ui/still/still-html.tsx';

const HomeBlocks = later(() => import('./home-blocks.tsx').then((module) => module.HomeBlocks));

/** The home page as the server made it: a first visit loads no code for it. */
export function HomePage({ content, language }: { content: HomeContent; language: Language }) {
  return <StillHtml of={content}><HomeBlocks content={content} language={language} /></StillHtml>;
}
