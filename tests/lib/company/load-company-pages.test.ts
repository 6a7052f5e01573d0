import { describe, expect, jest, test } from '@jest/globals';
import { loadSignUp } from '#lib/onboarding/load-sign-up.ts';
import { loadAffiliate } from '#lib/company/load-affiliate.ts';
import { loadContact } from '#lib/company/load-contact.ts';
import { loadJobs } from '#lib/company/load-jobs.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';

const words = (en: string, zh: string | null = `${en} zh`, ja: string | null = `${en} ja`) => ({ en, zh, ja });
const link = (href: string, label: string) => ({ href, label: words(label) });

const channels = {
  _type: 'channelsBlock',
  _key: 'a',
  heading: words('Ways'),
  channels: [{ title: words('Tickets'), text: words('Always'), action: link('/ucenter/console', 'Open') }],
};
const questions = {
  _type: 'questionsBlock',
  _key: 'b',
  heading: words('Questions'),
  questions: [{ question: words('Why?'), answer: words('Because.') }],
};

const page = (pageId: string, blocks: readonly object[] = []): SampleDocument => ({
  _id: pageId,
  _type: 'marketingPage',
  pageId,
  heading: words('Heading'),
  lead: words('Lead'),
  primaryAction: link('#write', 'Send'),
  blocks,
});

const job = (slug: string, fields: Record<string, unknown> = {}): SampleDocument => ({
  _id: slug,
  _type: 'job',
  _updatedAt: '2026-11-10T23:30:00Z',
  slug: { current: slug },
  title: words(slug),
  place: words('Tokyo'),
  kind: 'full-time',
  summary: words('Short'),
  open: true,
  order: 1,
  body: { en: [], zh: [], ja: [] },
  ...fields,
});

const settings: SampleDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  contactEmail: 'support@marlow.example',
  affiliateRates: { en: 7, zh: 26, ja: 26 },
};

const requestOver = (documents: readonly SampleDocument[], language: Language = 'en'): PageRequest => ({
  source: sourceOver(documents),
  language,
  nowMs: Date.parse('2026-11-21T12:00:00Z'),
  pictureBase: '/',
});

const load = async <Content>(
  loader: (request: PageRequest, frame: Awaited<ReturnType<typeof loadFrame>>) => Promise<{ kind: string; content?: Content }>,
  documents: readonly SampleDocument[],
  language: Language = 'en',
): Promise<Content | null> => {
  const request = requestOver(documents, language);
  const answer = await loader(request, await loadFrame(request.source.ask, language, request.nowMs));
  return answer.content ?? null;
};

describe('R-12.3 the contact page', () => {
  test('puts its first channels beside the form, and the other sections below', async () => {
    const content = await load(loadContact, [settings, page('contact', [questions, channels])], 'ja');
    expect(content).toMatchObject({
      email: 'support@marlow.example',
      channels: { channels: [{ title: 'Tickets ja' }] },
      blocks: [{ kind: 'questions' }],
    });
  });

  test('loads without channels and without settings', async () => {
    expect(await load(loadContact, [page('contact')])).toMatchObject({ channels: null, email: null, blocks: [] });
  });

  test('is absent if editors unpublished it', async () => {
    expect(await load(loadContact, [settings])).toBeNull();
  });
});

describe('R-4.6 the affiliate page', () => {
  test.each([
    ['en', 7],
    ['zh', 26],
    ['ja', 26],
  ] as const)('reckons in %s with %d percent, which the CMS says', async (language, ratePercent) => {
    expect(await load(loadAffiliate, [settings, page('aff')], language)).toMatchObject({ ratePercent });
  });

  test.each([
    [{}],
    [{ affiliateRates: { en: 0 } }],
    [{ affiliateRates: { en: 101 } }],
    [{ affiliateRates: { en: '7' } }],
    [{ affiliateRates: 'x' }],
  ])('reckons nothing where settings say %j', async (fields) => {
    const broken: SampleDocument = { _id: 'siteSettings', _type: 'siteSettings', ...fields };
    expect(await load(loadAffiliate, [broken, page('aff')])).toMatchObject({ ratePercent: null });
  });
});

describe('R-12.3 the jobs page', () => {
  test('lists the open positions in their order, and no closed one', async () => {
    const documents = [page('jobs'), job('second', { order: 2 }), job('first'), job('closed', { open: false })];
    const content = await load(loadJobs, documents, 'zh');
    expect(content?.jobs.map(({ slug, title, postedOn }) => [slug, title, postedOn])).toEqual([
      ['first', 'first zh', '2026-11-10'],
      ['second', 'second zh', '2026-11-10'],
    ]);
  });

  test('leaves out a position without words in the language; a malformed one is left out alone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const documents = [page('jobs'), job('english-only', { title: words('Only', null, null) }), job('Bad slug!'), job('good')];
    expect((await load(loadJobs, documents, 'ja'))?.jobs.map(({ slug }) => slug)).toEqual(['good']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('loads with no position at all', async () => {
    expect(await load(loadJobs, [page('jobs')])).toMatchObject({ heading: 'Heading', jobs: [] });
  });
});

describe('R-12.4 the sign-up page', () => {
  test('says on its button what editors wrote', async () => {
    expect(await load(loadSignUp, [page('signUp')], 'ja')).toMatchObject({ startLabel: 'Send ja' });
  });
});
