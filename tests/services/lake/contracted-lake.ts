import { randomBytes } from 'node:crypto';
import { createClient, type SanityClient } from '@sanity/client';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake } from './lake-under-test.ts';

/**
 * The lake that the contract tests run against. With SANITY_CONTRACT_PROJECT_ID, SANITY_CONTRACT_DATASET and SANITY_CONTRACT_TOKEN (a write
 * token) it is hosted Sanity, in a dataset of its own.
 */
export const hosted = process.env.SANITY_CONTRACT_PROJECT_ID
  ? {
      projectId: process.env.SANITY_CONTRACT_PROJECT_ID,
      dataset: process.env.SANITY_CONTRACT_DATASET ?? 'contract',
      token: process.env.SANITY_CONTRACT_TOKEN ?? '',
    }
  : null;

/** Distinguishes the documents of one run from those of another. */
export const run = randomBytes(4).toString('hex');
export const id = (name: string): string => `contract-${run}-${name}`;

export interface ContractedLake {
  readonly client: SanityClient;
  readonly anonymous: SanityClient;
  /** The address of our own lake; absent for the hosted one. */
  readonly origin?: string;
  /** Removes what the run left. */
  close(): Promise<void>;
}

export async function openContractedLake(): Promise<ContractedLake> {
  const common = { apiVersion: '2025-02-19', useCdn: false };
  if (hosted) {
    const client = createClient({ ...common, ...hosted });
    return {
      client,
      anonymous: createClient({ ...common, projectId: hosted.projectId, dataset: hosted.dataset }),
      close: () => deleteWhatIsLeft(client),
    };
  }
  const database = await openTestDatabase();
  const under = await openLake(database);
  const ours = { ...common, projectId: 'lake', dataset: 'production', apiHost: `${under.origin}/lake`, useProjectHostname: false };
  return {
    client: createClient({ ...ours, token: adminToken }),
    anonymous: createClient(ours),
    origin: under.origin,
    close: async () => {
      await under.close();
      await database.close();
    },
  };
}

async function deleteWhatIsLeft(client: SanityClient): Promise<void> {
  const query = '*[string::startsWith(_id, $a) || string::startsWith(_id, $b)]._id';
  const ids: string[] = await client.fetch(query, { a: id(''), b: `drafts.${id('')}` }, { perspective: 'raw' });
  for (const left of ids.reverse()) await client.delete(left);
}
