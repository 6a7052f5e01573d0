import { contactTicket } from '#lib/contracts/calls/contact-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import { newTicketNumber } from './ticket-number.ts';
import { botRefusal, fingerprintOf, type Message } from './ticket-rules.ts';
import { addTicket, findTicket, type StoredTicket } from './ticket-store.ts';

interface ContactDeps {
  database: Database;
  /** Consumes the proof of human verification; true once, and only if the transaction commits. */
  spendProof: (executor: Executor, proof: string) => Promise<boolean>;
  /** How many messages one address may send; far fewer than other calls. */
  limit: TokenBuckets;
  newNumber?: () => string;
}

/** A number that is already taken is drawn again; two collisions in a row do not happen. */
const numbersAtMost = 4;

type Ticket = CallAnswer<{ ticket: string }>;

/** The contact page's messages. */
export const contactHandlers = (deps: ContactDeps): readonly CallHandler[] => [
  handle(contactTicket, async (message, visitor): Promise<Ticket> => {
    const refusal = botRefusal(message);
    if (refusal) return refusal;
    const fingerprint = fingerprintOf(message);
    const known = await findTicket(deps.database.executor, message.key);
    if (known) return sameTicket(known, fingerprint);
    const waitSeconds = deps.limit.take(visitor.address);
    if (waitSeconds > 0) return refused('tooManyRequests', { values: { seconds: waitSeconds } });
    return storeTicket(deps, message, { fingerprint, language: message.language ?? visitor.language });
  }),
];

/** The same message again gets the same ticket. Another text under the same key is refused. */
const sameTicket = (known: StoredTicket, fingerprint: string): Ticket =>
  known.fingerprint === fingerprint ? answered({ ticket: known.number }) : refused('repeatOperation', { field: 'key' });

/** Proof and ticket are written together: a message that is not stored does not use up the proof. */
function storeTicket(
  { database, spendProof, newNumber = newTicketNumber }: ContactDeps,
  { key, proof, name, email, subject, text }: Message,
  { fingerprint, language }: { fingerprint: string; language: Language },
): Promise<Ticket> {
  return database.transaction(async (tx): Promise<Ticket> => {
    const isHuman = await spendProof(tx, proof);
    for (let drawn = 0; isHuman && drawn < numbersAtMost; drawn += 1) {
      const ticket = { number: newNumber(), requestKey: key, fingerprint, name, email, subject, text, language };
      const stored = await addTicket(tx, ticket);
      if (stored) return answered({ ticket: stored.number });
      if (await findTicket(tx, key)) break;
    }
    // a second request with the same message was first, and used the proof
    const rival = await findTicket(tx, key);
    if (rival) return sameTicket(rival, fingerprint);
    return isHuman ? refused('systemBusy') : refused('humanVerificationNeeded', { field: 'proof' });
  });
}
