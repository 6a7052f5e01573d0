import { LRUCache } from 'lru-cache';
import { newSecret } from '#services/platform/secrets/passwords.ts';
import type { Editor } from './editor-table.ts';

/** A right password, between the two steps of a log-in. */
export interface LoginTicket {
  readonly account: Editor;
  readonly returnTo: string;
}

export interface LoginTickets {
  give(ticket: LoginTicket): string;
  holderOf(secret: string): LoginTicket | undefined;
  end(secret: string): void;
}

const validForMs = 5 * 60 * 1000;
const ticketsAtMost = 1_000;

/** In the memory of the process that serves the lake: after a restart the password is typed again. */
export function createLoginTickets(): LoginTickets {
  const tickets = new LRUCache<string, LoginTicket>({ max: ticketsAtMost, ttl: validForMs });
  return {
    give: (ticket) => {
      const secret = newSecret();
      tickets.set(secret, ticket);
      return secret;
    },
    holderOf: (secret) => tickets.get(secret),
    end: (secret) => void tickets.delete(secret),
  };
}
