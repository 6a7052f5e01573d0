import type { HelpSurroundings } from '#lib/documents/help-surroundings.ts';
import type { ArticleContent } from '#lib/documents/load-article.ts';
import type { Example } from '#components/ui/example.ts';
import { sampleArticle } from './article-page.examples.tsx';
import { HelpPage } from './help-page.tsx';

const link = (label: string, slug: string) => ({ label, href: `/doc/article/${slug}` });

export const sampleSurroundings: HelpSurroundings = {
  trail: [
    { label: 'Cloud servers', href: '/doc#servers' },
    { label: 'Connecting', href: '/doc#connecting' },
  ],
  related: [link('Your first server', 'getting-started'), link('Connect with SSH', 'ssh'), link('Connect with Remote Desktop', 'rdp')],
  previous: link('Your first server', 'getting-started'),
  next: link('Connect with Remote Desktop', 'rdp'),
};

export const sampleHelp: ArticleContent = {
  ...sampleArticle,
  slug: 'ssh',
  path: '/doc/article/ssh',
  legal: false,
  title: 'Connect with SSH',
  summary: 'You need the address of the server and the password.',
  version: 1,
  updatedOn: '2026-11-12',
  history: sampleArticle.history.slice(0, 1),
  help: sampleSurroundings,
};

const alone: HelpSurroundings = { trail: [], related: [], previous: null, next: null };
const bare: ArticleContent = { ...sampleHelp, summary: null, updatedOn: null, body: [], history: [], help: alone };
const crowded: HelpSurroundings = {
  ...sampleSurroundings,
  related: Array.from({ length: 40 }, (_, index) =>
    link(`How the forwarding of ports between private networks works, part ${index}`, `part-${index}`),
  ),
};

export const helpPageExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <HelpPage article={sampleHelp} help={sampleSurroundings} language="en" /> },
  { name: 'longest', language: 'en', element: <HelpPage article={sampleHelp} help={crowded} language="en" /> },
  { name: 'empty', language: 'zh', element: <HelpPage article={bare} help={alone} language="zh" /> },
  { name: 'japanese', language: 'ja', element: <HelpPage article={sampleHelp} help={alone} language="ja" /> },
];
