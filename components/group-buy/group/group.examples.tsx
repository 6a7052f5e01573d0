import type { ReactElement } from 'react';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { GroupLayout } from '../group-layout.tsx';
import {
  drawnAndWon,
  failed,
  full,
  goingBack,
  group,
  heldByMe,
  leaderUnpaid,
  sampleGroup,
  silentPorts,
  succeeded,
  succeededForLeader,
  voided,
} from '../group-samples.ts';
import { GroupPage, type GroupContent } from './group-page.tsx';
import { GroupView } from './group-view.tsx';

const nothing = (): void => undefined;

const content: GroupContent = { ...sampleGroup, groupId: group().id, isUnknown: false };
const titles = { en: 'Essential, bought together', zh: '实用型拼团', ja: 'ベーシックの共同購入' } as const;

const inState = (element: ReactElement, language: Language): ReactElement => (
  <StoreStateProvider settings={null} language={language}>
    {element}
  </StoreStateProvider>
);

const view = (language: Language, seen: GroupMessage, stale = false): ReactElement =>
  inState(
    <GroupLayout>
      <GroupView
        content={{ ...content, title: titles[language] }}
        language={language}
        ports={silentPorts}
        seen={{ group: seen, seenAtMs: Date.now() }}
        stale={stale}
        isLoggedIn={false}
        askAgain={nothing}
        take={nothing}
      />
    </GroupLayout>,
    language,
  );

const page = (language: Language, change: Partial<GroupContent>): ReactElement =>
  inState(<GroupPage content={{ ...content, ...change }} language={language} ports={silentPorts} />, language);

/** A group that can still succeed, for each of its viewers. */
export const runningGroupExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: view('en', group()) },
  { name: 'longest', language: 'en', element: view('en', group(heldByMe()), true) },
  { name: 'empty', language: 'zh', element: view('zh', group(leaderUnpaid)) },
  { name: 'japanese', language: 'ja', element: view('ja', group(full)) },
  { name: 'error', language: 'en', element: page('en', { isUnknown: true }) },
];

/** The seat of a member who has paid, and of one who gave it up. */
export const ownSeatExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: view('en', group(full, heldByMe({ state: 'paid', heldUntil: null }))) },
  {
    name: 'longest',
    language: 'en',
    element: view('en', group(heldByMe({ state: 'released', orderState: 'closed', heldUntil: null, refunds: [goingBack()] }))),
  },
  { name: 'empty', language: 'zh', element: page('zh', { title: titles.zh }) },
  { name: 'japanese', language: 'ja', element: view('ja', group(heldByMe())) },
];

/** A group that has ended, and the draw of its leader. */
export const endedGroupExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: view('en', group(succeededForLeader)) },
  { name: 'longest', language: 'en', element: view('en', group(drawnAndWon)) },
  { name: 'empty', language: 'zh', element: view('zh', group(voided)) },
  {
    name: 'japanese',
    language: 'ja',
    element: view(
      'ja',
      group(
        heldByMe({
          state: 'refunded',
          orderState: 'refunded',
          heldUntil: null,
          refunds: [goingBack({ reason: 'group-failed', isDone: true })],
        }),
        failed,
      ),
    ),
  },
  { name: 'error', language: 'en', element: view('en', group(failed)) },
];

/** The group as it looks without a seat in it. */
export const launchedGroupExamples: readonly Example[] = [{ name: 'typical', language: 'zh', element: view('zh', group(succeeded)) }];
