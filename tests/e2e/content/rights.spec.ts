import { accountOf, lakeClient, origin, type Role } from '../setup/stack.ts';
import { expect, test } from '../setup/test.ts';

const api = (path: string): string => `${origin()}/lake/v2025-02-19/${path}`;

interface Caller {
  name: string;
  headers: Record<string, string>;
}

/** Logs in as a browser does; the cookie is what counts. */
async function cookieOf(role: Role): Promise<string> {
  const { email, password } = accountOf(role);
  const back = `${origin()}/studio`;
  const answer = await fetch(`${origin()}/lake/login?origin=${encodeURIComponent(back)}`, {
    method: 'POST',
    body: new URLSearchParams({ email, password, origin: back }),
    headers: { origin: origin() },
    redirect: 'manual',
  });
  const cookie = /hf_editor=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error(`log-in as ${role} gave no cookie (${answer.status})`);
  return cookie;
}

/** A plain request: no cookie jar that would leak one caller's session into the next call. */
const post = (path: string, headers: Record<string, string>, body: object): Promise<Response> =>
  fetch(api(path), { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

async function callers(role: Role): Promise<Caller[]> {
  return [
    { name: 'token', headers: { authorization: `Bearer ${accountOf(role).token}` } },
    { name: 'cookie', headers: { cookie: await cookieOf(role), origin: origin() } },
  ];
}

test('R-4.1 the marketing editor may not publish a legal text: by cookie and token, by mutation, action and restore alike', async ({
  changed,
}) => {
  const article = await lakeClient('administrator').fetch<Record<string, unknown> & { _id: string; _rev: string }>(
    '*[_type == "article" && kind == "legal" && slug.current == "privacy" && language == "en"] | order(version desc)[0]',
  );
  const draft = { ...article, _id: `drafts.${article._id}` };
  await changed.keep(article._id);
  await lakeClient('legal').createOrReplace({ ...draft, _type: 'article', title: 'A legal draft' });
  for (const { name, headers } of await callers('editor')) {
    const write = (path: string, body: object) => post(path, headers, body);
    const attempts = {
      mutate: await write('data/mutate/production', { mutations: [{ patch: { id: article._id, set: { title: 'Mine now' } } }] }),
      'mutate to legal': await write('data/mutate/production', {
        mutations: [{ create: { _type: 'article', kind: 'legal', language: 'en', slug: { current: 'mine' }, title: 'Mine' } }],
      }),
      delete: await write('data/mutate/production', { mutations: [{ delete: { id: article._id } }] }),
      publish: await write('data/actions/production', {
        actions: [{ actionType: 'sanity.action.document.publish', draftId: `drafts.${article._id}`, publishedId: article._id }],
      }),
      unpublish: await write('data/actions/production', {
        actions: [{ actionType: 'sanity.action.document.unpublish', draftId: `drafts.${article._id}`, publishedId: article._id }],
      }),
      edit: await write('data/actions/production', {
        actions: [
          {
            actionType: 'sanity.action.document.edit',
            draftId: `drafts.${article._id}`,
            publishedId: article._id,
            patch: { set: { title: 'Mine' } },
          },
        ],
      }),
      restore: await write('data/actions/production', {
        actions: [
          { actionType: 'sanity.action.document.replaceDraft', publishedId: article._id, attributes: { ...draft, title: 'Restored' } },
        ],
      }),
      'restore by mutation': await write('data/mutate/production', { mutations: [{ createOrReplace: { ...draft, title: 'Restored' } }] }),
    };
    for (const [attempt, answer] of Object.entries(attempts)) expect(`${name} ${attempt} ${answer.status}`).toBe(`${name} ${attempt} 403`);
  }
  const after = await lakeClient('administrator').getDocument(article._id);
  expect(after?._rev).toBe(article._rev);
});

test('R-4.1 the legal editor may not change a banner, the viewer nothing, and an anonymous caller reads and writes nothing', async ({
  changed,
}) => {
  const banner = await lakeClient('administrator').fetch<{ _id: string }>('*[_type == "banner"][0]{_id}');
  const mutation = { mutations: [{ patch: { id: banner._id, set: { order: 1 } } }] };
  for (const role of ['legal', 'viewer'] as const) {
    for (const { name, headers } of await callers(role)) {
      const answer = await post('data/mutate/production', headers, mutation);
      expect(`${role} ${name} ${answer.status}`).toBe(`${role} ${name} 403`);
    }
  }
  expect([401, 403]).toContain((await post('data/mutate/production', {}, mutation)).status);
  await changed.create({ _id: 'drafts.banner-hidden', _type: 'banner' });
  for (const path of [
    `data/query/production?query=${encodeURIComponent('*[_id in path("drafts.**")]')}&perspective=raw`,
    `data/doc/production/${banner._id}`,
    'data/listen/production?query=*',
  ]) {
    expect([path, (await fetch(api(path))).status]).toEqual([path, 401]);
  }
});

test('a cookie-authenticated write from another site is refused', async () => {
  const cookie = await cookieOf('editor');
  const headers = { cookie, origin: 'https://evil.example' };
  const answer = await post('data/mutate/production', headers, { mutations: [{ create: { _type: 'banner' } }] });
  expect(answer.status).toBe(403);
});
