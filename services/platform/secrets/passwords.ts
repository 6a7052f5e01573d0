import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createBoundedQueue, type BoundedQueue, type Turn } from '../limits/bounded-queue.ts';
import { passwordCost, type PasswordCost } from './password-cost.ts';

const saltBytes = 16;
const keyBytes = 32;

/** The cost of hashes from before it was recorded in them. */
const unnamedCost: PasswordCost = { logN: 14, r: 8, p: 1 };

const costPattern = /^scrypt-(1[0-7])-([1-9]|1[0-6])-([1-9])$/;

const memoryAtMostBytes = 192 * 1024 * 1024;

/** Editors do not wait for visitors, nor visitors for editors. */
export type PasswordQueue = 'visitors' | 'editors';

interface PasswordTurn extends Turn {
  readonly queue?: PasswordQueue;
}

const waiting = { waitingAtMost: 24, shareAtMost: 8 } as const;
/** Each hash occupies a core, 32 MiB and a thread of Node's pool: of its four, one stays free for files and pictures. */
const queues: Readonly<Record<PasswordQueue, BoundedQueue>> = {
  visitors: createBoundedQueue({ atOnce: 2, ...waiting }),
  editors: createBoundedQueue({ atOnce: 1, ...waiting }),
};

const inTurn = (hash: () => Promise<Buffer>, { queue = 'visitors', ...turn }: PasswordTurn): Promise<Buffer> =>
  queues[queue].run(hash, turn);

const derive = (password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // one encoding of a text for all keyboards
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N: 2 ** logN, r, p, maxmem: memoryAtMostBytes }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** A salted scrypt hash, as `cost.salt.key`; salt and key in base64url. @throws 'queue-full' when too many are requested at once. */
export async function hashPassword(password: string, turn: PasswordTurn = {}): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await inTurn(() => derive(password, salt, passwordCost), turn);
  const { logN, r, p } = passwordCost;
  return `scrypt-${logN}-${r}-${p}.${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Whether a password matches a hash; takes as long for an unknown account (no hash) as for a known one. @throws 'queue-full' as above. */
export async function isPassword(password: string, hash: string | undefined, turn: PasswordTurn = {}): Promise<boolean> {
  const parts = (hash ?? '').split('.');
  const [salt = '', key = ''] = parts.slice(-2);
  const expected = Buffer.from(key, 'base64url');
  const hashCost = parts.length === 2 ? unnamedCost : (namedCost(parts[0]) ?? passwordCost);
  const given = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), hashCost), turn);
  return expected.length === keyBytes && timingSafeEqual(given, expected);
}

function namedCost(text: string | undefined): PasswordCost | null {
  const found = costPattern.exec(text ?? '');
  return found && { logN: Number(found[1]), r: Number(found[2]), p: Number(found[3]) };
}

/** A random secret for a cookie or a bearer token. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Secrets are stored only as their hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest());
