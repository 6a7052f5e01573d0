import type { SeedDocument } from '../../seed-document.ts';
import { loadBalancePage } from './load-balance.ts';
import { objectStoragePage } from './object-storage.ts';
import { privateCloudPage } from './private-cloud.ts';
import { relationalDatabasePage } from './relational-database.ts';
import { vpcPage } from './vpc.ts';

/** The pages of products that have no price list of their own. */
export const productPages: readonly SeedDocument[] = [
  vpcPage,
  loadBalancePage,
  objectStoragePage,
  relationalDatabasePage,
  privateCloudPage,
];
