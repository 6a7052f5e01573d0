import type { BlockView } from '#lib/blocks/block-view.ts';
import { homeSections } from '#components/home/home-sections.tsx';
import { emptyHome, homeContent } from '#components/home/home-samples.ts';
import type { Example } from '#components/ui/example.ts';
import { everyBlock } from './block-samples.ts';
import { Blocks } from './blocks.tsx';

const heroOf = (heading: string): BlockView => ({
  kind: 'hero',
  id: 'hero',
  heading,
  lead: null,
  primaryAction: { label: 'Compare plans', href: '#plans' },
  secondaryAction: null,
});
const plans: BlockView = { kind: 'plans', id: 'plans', heading: null, lead: null };

export const blocksExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <Blocks blocks={homeContent.blocks} language="en" own={homeSections(homeContent, 'en')} /> },
  { name: 'longest', language: 'en', element: <Blocks blocks={everyBlock} language="en" /> },
  { name: 'empty', language: 'en', element: <Blocks blocks={emptyHome.blocks} language="en" own={homeSections(emptyHome, 'en')} /> },
  {
    name: 'japanese',
    language: 'ja',
    element: (
      <Blocks blocks={[heroOf('サーバーを、実寸で選ぶ'), plans, ...everyBlock]} language="ja" own={homeSections(homeContent, 'ja')} />
    ),
  },
];
