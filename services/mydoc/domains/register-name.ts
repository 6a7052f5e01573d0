import { z } from 'zod';
import { premiumPrices } from '#lib/contracts/calls/domain-calls.ts';
import type { NameClass } from '#lib/contracts/name-class.ts';
import type { Registrar, RegistrationRequest } from './registrar.ts';
import { withinTime } from './within-time.ts';

/** A registrar that has not answered by then may have registered the name: it is asked again under the same key. */
const registrationTimeoutMs = 20_000;
const reasonUnitsAtMost = 200;

const about = { key: z.string(), name: z.string() };

const registrationAnswer = z.discriminatedUnion('state', [
  z.object({ ...about, state: z.literal('registered'), until: z.iso.datetime() }),
  z.object({ ...about, state: z.literal('taken') }),
  z.discriminatedUnion('class', [
    z.object({ ...about, state: z.literal('class-changed'), class: z.literal('standard') }),
    z.object({ ...about, state: z.literal('class-changed'), class: z.literal('premium'), prices: premiumPrices }),
  ]),
  z.object({ ...about, state: z.literal('refused'), reason: z.string().min(1).max(reasonUnitsAtMost) }),
  z.object({ ...about, state: z.literal('unknown') }),
]);

/** What became of a registration; `unknown` is never taken for any of the others. */
export type Registration =
  | { readonly state: 'registered'; readonly untilMs: number }
  | { readonly state: 'taken' | 'unknown' }
  /** `prices`: of a premium name; null: at those of its suffix. */
  | { readonly state: 'class-changed'; readonly class: NameClass; readonly prices: z.infer<typeof premiumPrices> | null }
  | { readonly state: 'refused'; readonly reason: string };

/** A registrar's answer; one for another key or name, or of another shape, says nothing. */
export function readRegistration(answer: unknown, { key, name }: Pick<RegistrationRequest, 'key' | 'name'>): Registration {
  const { data } = registrationAnswer.safeParse(answer);
  if (data === undefined || data.key !== key || data.name.toLowerCase() !== name) return { state: 'unknown' };
  switch (data.state) {
    case 'registered':
      return { state: 'registered', untilMs: Date.parse(data.until) };
    case 'refused':
      return { state: 'refused', reason: data.reason };
    case 'class-changed':
      return { state: data.state, class: data.class, prices: data.class === 'premium' ? data.prices : null };
    case 'taken':
    case 'unknown':
      return { state: data.state };
  }
}

/** Registers a name. Never rejects: whatever fails, is late or cannot be read is unknown, and asked again under the same key. */
export async function registerName(
  registrar: Pick<Registrar, 'register'>,
  request: RegistrationRequest,
  timeoutMs = registrationTimeoutMs,
): Promise<Registration> {
  try {
    return readRegistration(await withinTime((signal) => registrar.register(request, signal), timeoutMs), request);
  } catch {
    return { state: 'unknown' };
  }
}
