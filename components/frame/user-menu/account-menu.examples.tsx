import { deriveStoreState, type StoreState } from '#lib/account/store-state.ts';
import type { Example } from '#components/ui/example.ts';
import { AccountMenu } from './account-menu.tsx';

const stateOf = (username: string, email: string | null): StoreState =>
  deriveStoreState({ settings: null, language: 'en', url: '/', cookies: { token: '1', username, email, phone: null } });

export const accountMenuExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <AccountMenu state={stateOf('kira', 'kira****@mail.example')} language="en" /> },
  {
    name: 'longest',
    language: 'en',
    element: <AccountMenu state={stateOf('a'.repeat(254), `aaaa****@${'mail-'.repeat(40)}.example`)} language="en" />,
  },
  { name: 'empty', language: 'en', element: <AccountMenu state={stateOf('a', null)} language="en" /> },
  { name: 'japanese', language: 'ja', element: <AccountMenu state={stateOf('🚢🌊⚓️', null)} language="ja" /> },
];
