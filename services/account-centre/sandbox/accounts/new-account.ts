import { randomBytes, randomUUID } from 'node:crypto';
import type { Turn } from '#services/platform/limits/bounded-queue.ts';
import { hashPassword } from '#services/platform/secrets/passwords.ts';
import { foldedEmail, type Account } from './account-table.ts';

/** Length limit of a password: generous, and within one RSA block in any script. */
export const passwordBounds = { atLeast: 8, atMost: 64 } as const;

const nameLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const nameLength = 8;
const startingCredit = 80;

/** A user name reveals nothing about its owner: it is stored in a cookie that scripts can read. */
const newUsername = (): string => `u-${Array.from(randomBytes(nameLength), (byte) => nameLetters[byte % nameLetters.length]).join('')}`;

/** @throws 'queue-full' when too many passwords are being hashed. */
export async function newAccount(
  from: { email: string; phone: string; password: string; username?: string },
  turn: Turn = {},
): Promise<Account> {
  return {
    id: `a-${randomUUID()}`,
    username: from.username ?? newUsername(),
    email: foldedEmail(from.email),
    phone: from.phone,
    passwordHash: await hashPassword(from.password, turn),
    emailConfirmed: false,
    realName: '',
    realNameState: 'verified',
    personId: null,
    barred: false,
    creditScore: startingCredit,
    nextPayment: 'page',
    nextServer: 'works',
    savedMethod: null,
    nextCharge: 'taken',
  };
}
