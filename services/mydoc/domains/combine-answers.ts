import type { z } from 'zod';
import type { UnknownReason } from '#lib/contracts/calls/domain-calls.ts';
import { registrarAnswer } from './registrar.ts';

type RegistrarAnswer = z.infer<typeof registrarAnswer>;

/** What is known of a name, without the name. */
export type Knowledge =
  | { readonly state: 'free' }
  | { readonly state: 'taken' }
  | { readonly state: 'premium'; readonly prices: Extract<RegistrarAnswer, { state: 'premium' }>['prices'] }
  | { readonly state: 'unknown'; readonly reason: UnknownReason };

/** A registrar's answer; one for another name, or of another shape, says nothing. */
export function readRegistrarAnswer(answer: unknown, name: string): Knowledge {
  const { data } = registrarAnswer.safeParse(answer);
  if (data === undefined || data.name.toLowerCase() !== name || data.state === 'unknown') return { state: 'unknown', reason: 'unclear' };
  return data.state === 'premium' ? { state: 'premium', prices: data.prices } : { state: data.state };
}

/** A name that its registry describes is taken, whatever else was said; a registry that says nothing changes nothing. */
export const combineAnswers = (registrar: Knowledge, rdap: 'taken' | 'unknown'): Knowledge =>
  rdap === 'taken' ? { state: 'taken' } : registrar;
