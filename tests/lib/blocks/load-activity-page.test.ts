import { describe, expect, test } from '@jest/globals';
import { loadActivityPage } from '#lib/blocks/load-activity-page.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { redirect } from '#tests/lib/content/sample-documents.ts';

const startsAt = '2026-11-20T00:00:00Z';
const endsAt = '2026-11-30T00:00:00Z';
const at = (text: string): number => Date.parse(text);

const page: SampleDocument = {
  _id: 'own',
  _type: 'activityPage',
  slug: { current: 'spring' },
  heading: { en: 'Spring', zh: '春' },
  lead: { en: 'Lead', zh: '说明' },
  startsAt,
  endsAt,
};

interface Asked {
  readonly documents?: readonly SampleDocument[];
  readonly slug?: string;
  readonly language?: Language;
  readonly nowMs?: number;
  readonly draft?: boolean;
}

const load = ({ documents = [page], slug = 'spring', language = 'en', nowMs = at(startsAt), draft = false }: Asked = {}) =>
  loadActivityPage({ source: sourceOver(documents, draft), language, nowMs, pictureBase: 'https://pictures.example' }, slug);

describe('an own page of editors', () => {
  test('is shown from its start to its end, and changes at both', async () => {
    const answer = await load();
    expect(answer).toMatchObject({
      kind: 'page',
      content: { path: '/activity/spring', heading: 'Spring', lead: 'Lead', status: 'on-sale', seo: null, primaryAction: null, blocks: [] },
      changesAt: [at(startsAt), at(endsAt)],
    });
    expect((await load({ nowMs: at(endsAt) - 1 })).kind).toBe('page');
    expect((await load({ documents: [{ ...page, startsAt: undefined, endsAt: undefined }], nowMs: 0 })).kind).toBe('page');
  });

  test('is absent before its start, and says when that is', async () => {
    expect(await load({ nowMs: at(startsAt) - 1 })).toEqual({ kind: 'absent', changesAt: [at(startsAt)] });
  });

  test('leads to the promotions of its language from its end on, for now', async () => {
    expect(await load({ nowMs: at(endsAt), language: 'zh' })).toEqual({ kind: 'redirect', to: '/zh/activity/promotion', permanent: false });
  });

  test('leads where a redirect of the content says, when it is over or gone', async () => {
    const documents = [page, redirect('r', '/activity/spring', '/activity/summer')];
    const summer = { kind: 'redirect', to: '/activity/summer', permanent: false };
    expect((await load({ documents })).kind).toBe('page');
    expect(await load({ documents, nowMs: at(endsAt) })).toMatchObject(summer);
    expect(await load({ documents: documents.slice(1) })).toMatchObject(summer);
    expect(await load({ documents: [redirect('r', '/activity/Old_Page', '/activity/summer')], slug: 'Old_Page' })).toMatchObject(summer);
  });

  test('is absent where there is none, in a language without a heading, and at a name of the site’s own', async () => {
    expect((await load({ documents: [] })).kind).toBe('absent');
    expect((await load({ language: 'ja' })).kind).toBe('absent');
    expect((await load({ documents: [{ ...page, endsAt: undefined }], language: 'ja' })).kind).toBe('absent');
    expect((await load({ documents: [{ ...page, slug: { current: 'vps' } }], slug: 'vps' })).kind).toBe('absent');
  });

  test('is shown to its editor at any time', async () => {
    expect((await load({ draft: true, nowMs: 0 })).kind).toBe('page');
    expect((await load({ draft: true, nowMs: at(endsAt) })).kind).toBe('page');
  });

  test('names in its head the languages that it has, what was written for search, and the chosen picture', async () => {
    const picture = { asset: { _ref: 'image-abc-2400x1260-jpg' }, alt: { en: 'A harbour' } };
    const seo = { title: { en: 'Servers in spring' }, description: { zh: '春' } };
    const answer = await load({ documents: [{ ...page, picture, seo }] });
    if (answer.kind !== 'page') throw new Error(answer.kind);
    expect(answer.content.head).toEqual({
      title: 'Spring',
      description: 'Lead',
      published: { en: '/activity/spring', zh: '/activity/spring' },
      indexed: true,
      picture: { address: expect.stringMatching(/^https:\/\/pictures\.example\/abc-2400x1260\.jpg\?.*w=1200&h=630/), text: 'A harbour' },
    });
    expect(answer.content.seo).toEqual({ title: 'Servers in spring', description: null, keywords: null });
  });
});

test.each(languages)('the example in %s has its sections, its questions and no price', async (language) => {
  const answer = await load({ documents: seedDocuments({}, new Date()), slug: 'move-to-us', language });
  if (answer.kind !== 'page') throw new Error(answer.kind);
  expect(answer.content.blocks.map(({ kind }) => kind)).toEqual(['steps', 'text', 'questions']);
  expect(answer.content.questions).toHaveLength(4);
  expect(JSON.stringify(answer.content)).not.toMatch(/[$¥￥]|USD|HKD|JPY/);
});
