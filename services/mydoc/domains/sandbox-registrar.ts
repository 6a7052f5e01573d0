import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { money } from '#lib/money/money.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { systemClock, type Clock } from '#services/platform/clock.ts';
import type { Registrar, RegistrationRequest } from './registrar.ts';

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

const yearMs = 365 * dayMs;

/** What the sandbox has heard of names, for as long as its process lives. */
interface Heard {
  /** Names that somebody has, each with the key of its registration; null: registered by somebody else. */
  readonly taken: Map<string, string | null>;
  /** Names that have become premium. */
  readonly risen: Set<string>;
  /** Keys that were answered with `unknown` once. */
  readonly answeredUnknown: Set<string>;
}

const prefixOf = (name: string): string | undefined => /^[a-z]+(?=-)/.exec(name)?.[0];

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));

/** The answer to a look-up, by the prefix of the name. */
function checked(name: string, signal: AbortSignal): unknown {
  const prefix = prefixOf(name);
  switch (prefix) {
    case 'taken':
    case 'unknown':
      return { name, state: prefix };
    case 'free':
    case 'slow':
    case 'gone':
    case 'rise':
    case 'deny':
    case 'later':
      return { name, state: 'free' };
    case 'premium':
      return { name, state: 'premium', prices: premiumPrices };
    case 'hang':
      return never(signal);
    case 'away':
      throw new Error('the sandbox registrar is away');
    case 'wrong':
      return { name: `other-${name}`, state: 'free' };
    case 'broken':
      return { available: 'perhaps' };
    default:
      return { name, state: isTakenByChance(name) ? 'taken' : 'free' };
  }
}

/** The answer to a registration; the same key is answered alike, but after `unknown`. */
function registered({ key, name, class: agreed }: RegistrationRequest, heard: Heard, now: Date): unknown {
  const prefix = prefixOf(name);
  const holder = heard.taken.get(name);
  if (holder !== undefined && holder !== key) return { key, name, state: 'taken' };
  if (prefix === 'gone') {
    heard.taken.set(name, null);
    return { key, name, state: 'taken' };
  }
  if (prefix === 'rise' && agreed === 'standard') {
    heard.risen.add(name);
    return { key, name, state: 'class-changed', class: 'premium', prices: premiumPrices };
  }
  if (prefix === 'deny') return { key, name, state: 'refused', reason: 'the registry does not accept this buyer' };
  if (prefix === 'later' && !heard.answeredUnknown.has(key)) {
    heard.answeredUnknown.add(key);
    return { key, name, state: 'unknown' };
  }
  heard.taken.set(name, key);
  return { key, name, state: 'registered', until: new Date(now.getTime() + yearMs).toISOString() };
}

/**
 * Stands in for a registrar and asks nobody. A prefix of the name decides the answer: `taken-`, `free-`, `premium-`, `unknown-`, `slow-`
 * (free, late), `hang-` (never), `away-` (fails), `wrong-` (answers for another name), `broken-` (answers nonsense). Free when they are
 * looked up, and otherwise when they are registered: `gone-` (taken), `rise-` (premium), `deny-` (refused), `later-` (unknown once). Of all
 * other names one in three is taken, always the same ones, and every one that was registered here.
 */
export function createSandboxRegistrar(pace: SandboxPace = usualPace, now: Clock = systemClock): Registrar {
  const heard: Heard = { taken: new Map(), risen: new Set(), answeredUnknown: new Set() };
  return {
    example: true,
    check: async (name, signal) => {
      await delay(prefixOf(name) === 'slow' ? pace.slowMs : pace.usualMs, undefined, { signal });
      if (heard.taken.has(name)) return { name, state: 'taken' };
      return heard.risen.has(name) ? { name, state: 'premium', prices: premiumPrices } : checked(name, signal);
    },
    register: async (request, signal) => {
      await delay(pace.usualMs, undefined, { signal });
      return registered(request, heard, now());
    },
  };
}
