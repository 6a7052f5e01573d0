import { myDocBase } from '#lib/contracts/base-path.ts';
import { mostReadSearch, type MostRead } from '#lib/contracts/calls/most-read-call.ts';
import { servicesUrl } from '#lib/contracts/services-url.ts';
import type { Language } from '#lib/language/languages.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';

/** Asks for the help articles read most in a language; null if there is no answer. */
export type AskMostRead = (language: Language, row: number) => Promise<MostRead | null>;

/** A page is not held up by them. */
const timeoutMs = 2_000;

/** Asks the services from the site's server; a failure is logged. */
export const askMostRead: AskMostRead = async (language, row) => {
  const client = createMydocClient({ fetch, base: new URL(myDocBase, servicesUrl()).href, timeoutMs });
  const answer = await client.call(mostReadSearch, { language, row });
  if (answer.ok) return answer.message;
  console.warn(JSON.stringify({ level: 'warn', event: 'most-read-unknown', because: answer.kind }));
  return null;
};
