import { expect } from '@jest/globals';
import { z } from 'zod';
import { adminToken, logIn, type LakeUnderTest } from '../lake-under-test.ts';

const listSchema = z.object({
  editors: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role: z.string(),
      hasPassword: z.boolean(),
      isCaller: z.boolean(),
      sessions: z.number(),
      seenAt: z.iso.datetime().nullable(),
      linkUntil: z.iso.datetime().nullable(),
    }),
  ),
});
const linkSchema = z.object({ link: z.url(), until: z.iso.datetime() });

export const password = 'correct horse battery staple';
export const byMachine: Record<string, string> = { authorization: `Bearer ${adminToken}` };

/** The link that an answer has, and until when it works. */
export const linkIn = async (answer: Response): Promise<z.infer<typeof linkSchema>> => linkSchema.parse(await answer.json());

export const reasonOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  z.looseObject({ error: z.looseObject({ type: z.string() }), message: z.string() }).parse(await answer.json()),
];

/** What tests do with the accounts of a lake that is opened before they run. */
export function accountsOf(under: () => LakeUnderTest) {
  let number = 0;

  const call = (path: string, body?: object, headers = byMachine): Promise<Response> =>
    fetch(`${under().origin}/lake/v2025-02-19/editors${path}`, {
      headers: { ...headers, origin: under().origin },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });

  const list = async (headers = byMachine) => listSchema.parse(await (await call('', undefined, headers)).json()).editors;

  async function accountOf(email: string) {
    const found = (await list()).find((account) => account.email === email);
    if (!found) throw new Error(`no account ${email}`);
    return found;
  }

  /** Invites somebody new. */
  async function invite(role: string) {
    number += 1;
    const [email, name] = [`person${number}@hostfront.test`, `Person ${number}`];
    const answer = await call('', { email: ` ${email.toUpperCase()} `, name, role });
    expect(answer.status).toBe(200);
    const { link, until } = await linkIn(answer);
    return { email, name, link, until, id: (await accountOf(email)).id };
  }

  const choose = (link: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${under().origin}/lake/password`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: under().origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ link: new URL(link).searchParams.get('link') ?? '', ...fields }),
    });

  /** Somebody new with a password and a session. */
  async function join(role: string) {
    const { email, link, id } = await invite(role);
    expect((await choose(link, { password, again: password })).status).toBe(303);
    return { email, id, cookie: await logIn(under().origin, { email, password }) };
  }

  const me = async (headers: Record<string, string>): Promise<unknown> =>
    (await fetch(`${under().origin}/lake/v2021-06-07/users/me`, { headers })).json();

  const write = (cookie: string): Promise<Response> =>
    fetch(`${under().origin}/lake/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { cookie, origin: under().origin },
      body: JSON.stringify({ mutations: [{ createOrReplace: { _id: 'hot-accounts', _type: 'hotTerm', term: 'x' } }] }),
    });

  return { call, list, accountOf, invite, choose, join, me, write };
}
