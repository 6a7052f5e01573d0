import type { SeedDocument } from '../seed-document.ts';
import { loadBalancePage } from './marketing-pages/load-balance.ts';
import { objectStoragePage } from './marketing-pages/object-storage.ts';
import { privateCloudPage } from './marketing-pages/private-cloud.ts';
import { relationalDatabasePage } from './marketing-pages/relational-database.ts';
import { vpcPage } from './marketing-pages/vpc.ts';

/** The pages of products that have no price list of their own. */
export const productPages: readonly SeedDocument[] = [vpcPage, loadBalancePage, objectStoragePage, relationalDatabasePage, privateCloudPage];
