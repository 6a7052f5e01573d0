import { describe, expect, test } from '@jest/globals';
import { loadSignUp } from '#lib/onboarding/load-sign-up.ts';
import { loadAffiliate } from '#lib/company/load-affiliate.ts';
import { loadContact } from '#lib/company/load-contact.ts';
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

describe('R-12.4 the sign-up page', () => {
  test('says on its button what editors wrote', async () => {
    expect(await load(loadSignUp, [page('signUp')], 'ja')).toMatchObject({ startLabel: 'Send ja' });
  });
});
