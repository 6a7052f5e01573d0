import { contactTicket } from '#lib/contracts/calls/contact-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database.ts';
import type { TokenBuckets } from '#services/platform/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import { newTicketNumber } from './ticket-number.ts';
import { botRefusal, fingerprintOf, type Message } from './ticket-rules.ts';
import { addTicket, findTicket, type KeptTicket } from './ticket-store.ts';

interface ContactDeps {
  executor: Executor;
  /** How many messages one address may send; much fewer than other calls. */
  limit: TokenBuckets;
  newNumber?: () => string;
}

/** A number is drawn again where it is taken, which does not happen twice. */
const numbersAtMost = 4;

type Ticket = CallAnswer<{ ticket: string }>;

/** The contact page's messages. */
export const contactHandlers = (deps: ContactDeps): readonly CallHandler[] => [
  handle(contactTicket, async (message, visitor): Promise<Ticket> => {
    const refusal = botRefusal(message);
    if (refusal) return refusal;
    const fingerprint = fingerprintOf(message);
    const known = await findTicket(deps.executor, message.key);
    if (known) return sameTicket(known, fingerprint);
    const waitSeconds = deps.limit.take(visitor.address);
    if (waitSeconds > 0) return refused('tooManyRequests', { values: { seconds: waitSeconds } });
    return keep(deps, message, { fingerprint, language: message.language ?? visitor.language });
  }),
];

/** Sent again as it was: the same ticket. Another text under the same key is refused. */
const sameTicket = (known: KeptTicket, fingerprint: string): Ticket =>
  known.fingerprint === fingerprint ? answered({ ticket: known.number }) : refused('repeatOperation', { field: 'key' });

async function keep(
  { executor, newNumber = newTicketNumber }: ContactDeps,
  { key, name, email, subject, text }: Message,
  { fingerprint, language }: { fingerprint: string; language: Language },
): Promise<Ticket> {
  for (let drawn = 0; drawn < numbersAtMost; drawn += 1) {
    const ticket = { number: newNumber(), requestKey: key, fingerprint, name, email, subject, text, language };
    const kept = await addTicket(executor, ticket);
    if (kept) return answered({ ticket: kept.number });
    // a second sending came first, or the number is taken
    const rival = await findTicket(executor, key);
    if (rival) return sameTicket(rival, fingerprint);
  }
  return refused('systemBusy');
}
