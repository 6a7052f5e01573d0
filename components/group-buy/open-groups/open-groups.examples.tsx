import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import type { Language } from '#lib/language/languages.ts';
import { noConnection } from '#lib/mydoc/no-connection.ts';
import type { Example } from '#components/ui/example.ts';
import { StoreStateProvider } from '#components/ui/store-state/store-state.tsx';
import { GroupOfferPage } from '../group-offer-page.tsx';
import type { GroupPorts } from '../group-ports.ts';
import { listedGroups, sampleGroup, sampleNowMs, silentPorts } from '../group-samples.ts';
import { OpenGroupsPage } from '../open-groups-page.tsx';

const bare: typeof sampleGroup = {
  ...sampleGroup,
  lead: null,
  server: null,
  region: null,
  term: null,
  memberCoupon: null,
  hiddenCoupon: null,
  rules: [],
  questions: [],
  headCounts: [2],
};
const noClock = () => new Promise<null>(() => {});
const now = new Date(sampleNowMs).toISOString();

/** Answers of the service with these groups. */
const listing = (groups: typeof listedGroups): GroupPorts => ({
  ...silentPorts,
  open: () => Promise.resolve({ ok: true, message: { now, groups: [...groups], mine: null, refusal: null } }),
  stock: () => Promise.resolve({ ok: true, message: [] }),
});

const failing: GroupPorts = {
  ...silentPorts,
  open: () => Promise.resolve(noConnection),
  stock: () => Promise.resolve({ ok: true, message: [] }),
};

const inState = (element: ReactElement, language: Language): ReactElement => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <StoreStateProvider settings={null} language={language}>
      {element}
    </StoreStateProvider>
  </SWRConfig>
);

const offer = (language: Language, ports: GroupPorts, content = sampleGroup) =>
  inState(<GroupOfferPage content={content} language={language} askClock={noClock} ports={ports} />, language);

const venue = (language: Language, ports: GroupPorts, content = sampleGroup) =>
  inState(<OpenGroupsPage content={content} language={language} askClock={noClock} ports={ports} />, language);

export const groupExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: offer('en', listing(listedGroups)) },
  { name: 'longest', language: 'en', element: venue('en', listing(listedGroups)) },
  { name: 'empty', language: 'zh', element: offer('zh', listing([]), bare) },
  {
    name: 'japanese',
    language: 'ja',
    element: venue('ja', listing([]), { ...bare, title: 'ベーシックの共同購入', window: { startsAtMs: 0, endsAtMs: 1 } }),
  },
  { name: 'error', language: 'en', element: venue('en', failing) },
];

/** While the groups are being loaded. */
export const groupsAwaitedExamples: readonly Example[] = [{ name: 'typical', language: 'en', element: venue('en', silentPorts) }];
