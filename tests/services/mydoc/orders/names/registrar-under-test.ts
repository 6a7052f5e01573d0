import type { Registrar, RegistrationRequest } from '#services/mydoc/domains/registrar.ts';

const prices = (firstYearMinor: number, renewalMinor: number) => ({
  firstYearMinor,
  renewalMinor,
  transferMinor: 1_500,
  restoreMinor: 9_000,
});

/** A premium name, sold in dollars alone. */
export const premium = (firstYearMinor: number, renewalMinor: number) => ({
  USD: prices(firstYearMinor, renewalMinor),
  HKD: null,
  JPY: null,
});

export const until = '2027-11-29T04:00:00.000Z';

/** A registrar in memory: what it says is scripted, what it registers is kept. */
export interface RegistrarUnderTest extends Registrar {
  /** What a look-up says, besides the name; null: it does not answer. */
  says: object | null;
  /** What registrations are answered with, the last one repeated; `lost`: it registers, and its answer does not arrive; `away`: nothing. */
  next: (object | 'registered' | 'lost' | 'away')[];
  readonly asked: readonly RegistrationRequest[];
  /** The registered names, each with its key. */
  readonly registered: ReadonlyMap<string, string>;
  readonly lookUps: readonly string[];
}

export function createRegistrarUnderTest(): RegistrarUnderTest {
  const asked: RegistrationRequest[] = [];
  const lookUps: string[] = [];
  const registered = new Map<string, string>();
  const register = ({ key, name }: RegistrationRequest): unknown => {
    const holder = registered.get(name);
    if (holder !== undefined && holder !== key) return { key, name, state: 'taken' };
    registered.set(name, key);
    return { key, name, state: 'registered', until };
  };
  const registrar: RegistrarUnderTest = {
    example: false,
    asked,
    lookUps,
    registered,
    says: { state: 'free' },
    next: ['registered'],
    check: async (name) => {
      lookUps.push(name);
      if (registrar.says === null) throw new Error('the registrar is away');
      return { name, ...registrar.says };
    },
    register: async (request) => {
      asked.push(request);
      const { key, name } = request;
      // what was registered under a key is registered, whatever is scripted
      if (registered.get(name) === key) return register(request);
      const [next = 'registered', ...more] = registrar.next;
      if (more.length > 0) registrar.next = more;
      if (next === 'away') throw new Error('the registrar is away');
      if (next === 'registered') return register(request);
      if (next !== 'lost') return { key, name, ...next };
      register(request);
      throw new Error('the connection was lost');
    },
  };
  return registrar;
}
