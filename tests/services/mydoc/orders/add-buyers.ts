import { randomUUID } from 'node:crypto';
import { addAccount } from '#services/account-centre/sandbox/accounts/account-table.ts';
import { beginSession } from '#services/account-centre/sandbox/accounts/session-table.ts';
import { addProof } from '#services/mydoc/human/proof-store.ts';
import type { Database } from '#services/platform/database/database.ts';

/** A logged-in visitor who passed the human check. */
export interface Buyer {
  readonly accountId: string;
  readonly credential: string;
  readonly proof: string;
}

/** Writes new buyers into the tables of the sandbox and the service; `verified`: each is a person of their own. */
export async function addBuyers({ executor }: Database, count: number, identity?: 'verified'): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let number = 0; number < count; number += 1) {
    const accountId = `a-${randomUUID()}`;
    await addAccount(executor, {
      id: accountId,
      username: `u-${accountId}`,
      email: `${accountId}@example.com`,
      phone: '',
      passwordHash: '-',
      emailConfirmed: true,
      realName: identity ? 'Test Person' : '',
      realNameState: 'verified',
      personId: identity ? `p-${accountId}` : null,
      barred: false,
      creditScore: 80,
      nextPayment: 'page',
      nextServer: 'works',
      savedMethod: null,
      nextCharge: 'taken',
    });
    buyers.push({ accountId, credential: await beginSession(executor, accountId), proof: await addProof(executor, 'order') });
  }
  return buyers;
}
