import type { Clock } from '#services/platform/clock.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { AssetFiles } from './assets/asset-files.ts';
import type { Accounts } from './editors/accounts.ts';
import type { TwoFactor } from './editors/two-factor.ts';
import type { Identities } from './editors/identity.ts';
import type { ListenHub } from './events/listen.ts';
import type { LakeSettings } from './settings.ts';
import type { SessionSockets } from './events/session-sockets.ts';
import type { RefusalOfPrices } from './promotions/check-promotions.ts';
import type { PastContent } from './queries/past-content.ts';
import type { ReleaseClock } from './releases/release-clock.ts';
import type { Store } from './documents/store.ts';

/** What the lake's routes need. */
export interface LakeParts {
  settings: LakeSettings;
  database: Database;
  clock: Clock;
  log: Logger;
  store: Store;
  past: PastContent;
  hub: ListenHub;
  identities: Identities;
  accounts: Accounts;
  twoFactor: TwoFactor;
  files: AssetFiles;
  sockets: SessionSockets;
  refusalOfPrices: RefusalOfPrices;
  releaseClock: ReleaseClock;
  /** Whether this process may serve the documents. */
  ready: () => boolean;
}
