import { SWRConfig } from 'swr';
import type { Language } from '#lib/language/languages.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { myGroupsSample, sampleNowMs } from '../group-samples.ts';
import { MyGroupsPage } from './my-groups-page.tsx';
import type { MyGroup, ReadMyGroups } from './use-my-groups.ts';

const titles = {
  en: { vps: 'Essential, bought together', cvm: 'Compute, bought together' },
  zh: { vps: '实用型拼团', cvm: '计算型拼团' },
  ja: { vps: 'ベーシックの共同購入', cvm: 'コンピュートの共同購入' },
} as const;

const draw = (language: Language, readGroups: ReadMyGroups) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <StoreStateProvider settings={null} language={language}>
      <MyGroupsPage content={{ titles: titles[language] }} language={language} readGroups={readGroups} />
    </StoreStateProvider>
  </SWRConfig>
);

const answering = (groups: readonly MyGroup[]): ReadMyGroups => {
  const message = { now: new Date(sampleNowMs).toISOString(), groups: [...groups] };
  return () => Promise.resolve({ ok: true, message });
};

/** The groups of an account: in every state, none, and while nobody is logged in or nothing answers. */
export const myGroupsExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: draw('en', answering(myGroupsSample.slice(0, 2))) },
  { name: 'longest', language: 'zh', element: draw('zh', answering(myGroupsSample)) },
  { name: 'empty', language: 'en', element: draw('en', answering([])) },
  { name: 'japanese', language: 'ja', element: draw('ja', answering(myGroupsSample)) },
  { name: 'error', language: 'en', element: draw('en', () => Promise.resolve(noConnection)) },
];
