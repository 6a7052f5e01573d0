import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { money } from '#lib/money/money.ts';
import type { Registrar } from './registrar.ts';

/** How long an answer takes: a real registrar needs some time too. */
interface SandboxPace {
  readonly usualMs: number;
  readonly slowMs: number;
}

const usualPace: SandboxPace = { usualMs: 150, slowMs: 3_000 };
/** One in this many of the names without a prefix is taken. */
const takenOneIn = 3;

const premium = (firstYear: number, yearly: number, restore: number) => ({
  firstYearMinor: firstYear,
  renewalMinor: yearly,
  transferMinor: yearly,
  restoreMinor: restore,
});

/** Premium names are not sold for yen here, so that a page meets that case too. */
const premiumPrices = {
  USD: premium(money(240_000, 'USD').amountMinor, 48_000, 12_000),
  HKD: premium(money(1_880_000, 'HKD').amountMinor, 376_000, 94_000),
  JPY: null,
} as const;

const isTakenByChance = (name: string): boolean => createHash('sha256').update(name).digest().readUInt32BE(0) % takenOneIn === 0;

/**
 * Stands in for a registrar and asks nobody. A prefix of the name decides the answer: `taken-`, `free-`, `premium-`, `unknown-`, `slow-`
 * (free, late), `hang-` (never), `away-` (fails), `wrong-` (answers for another name), `broken-` (answers nonsense). Of all other names one
 * in three is taken, always the same ones.
 */
export const createSandboxRegistrar = (pace: SandboxPace = usualPace): Registrar => ({
  example: true,
  check: async (name, signal) => {
    const [prefix] = /^[a-z]+(?=-)/.exec(name) ?? [];
    await delay(prefix === 'slow' ? pace.slowMs : pace.usualMs, undefined, { signal });
    switch (prefix) {
      case 'taken':
      case 'unknown':
        return { name, state: prefix };
      case 'free':
      case 'slow':
        return { name, state: 'free' };
      case 'premium':
        return { name, state: 'premium', prices: premiumPrices };
      case 'hang':
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
      case 'away':
        throw new Error('the sandbox registrar is away');
      case 'wrong':
        return { name: `other-${name}`, state: 'free' };
      case 'broken':
        return { available: 'perhaps' };
      default:
        return { name, state: isTakenByChance(name) ? 'taken' : 'free' };
    }
  },
});
