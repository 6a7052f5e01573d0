import { describe, expect, jest, test } from '@jest/globals';
import { loadJobs, type JobsContent } from '#lib/company/load-jobs.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';

const words = (en: string, zh: string | null = `${en} zh`, ja: string | null = `${en} ja`) => ({ en, zh, ja });

const page: SampleDocument = { _id: 'jobs', _type: 'marketingPage', pageId: 'jobs', heading: words('Heading'), lead: words('Lead') };

const job = (slug: string, fields: Record<string, unknown> = {}): SampleDocument => ({
  _id: slug,
  _type: 'job',
  _createdAt: '2026-11-10T23:30:00Z',
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

const requestOver = (documents: readonly SampleDocument[], language: Language = 'en'): PageRequest => ({
  source: sourceOver(documents),
  language,
  nowMs: Date.parse('2026-11-21T12:00:00Z'),
  pictureBase: '/',
});

async function load(documents: readonly SampleDocument[], language: Language = 'en'): Promise<JobsContent | null> {
  const answer = await loadJobs(requestOver(documents, language));
  return answer.kind === 'page' ? answer.content : null;
}

describe('R-12.3 the jobs page', () => {
  test('lists the open positions in their order, and no closed one', async () => {
    const documents = [page, job('second', { order: 2 }), job('first'), job('closed', { open: false })];
    const content = await load(documents, 'zh');
    expect(content?.jobs.map(({ slug, title, facts: { postedOn } }) => [slug, title, postedOn])).toEqual([
      ['first', 'first zh', '2026-11-10'],
      ['second', 'second zh', '2026-11-10'],
    ]);
  });

  test('reads what search engines are told, without what is malformed', async () => {
    const pay = { minimum: 46_000, maximum: 58_000, currency: 'USD', period: 'year' };
    const facts = {
      ...{ city: words('Tokyo'), country: 'JP', remote: true, remoteCountries: ['JP'], remoteZones: 'UTC+9' },
      ...{ pay, postedOn: '2026-10-19', validThrough: '2026-12-31' },
    };
    const broken = { country: 'Japan', remote: 'yes', remoteCountries: 'JP', pay: { ...pay, period: 'week' }, postedOn: 'soon' };
    const content = await load([page, job('first', facts), job('second', { ...broken, order: 2 })], 'ja');
    expect(content?.jobs.map((each) => each.facts)).toEqual([
      { ...facts, city: 'Tokyo ja' },
      {
        ...{ city: null, country: null, remote: false, remoteCountries: [], remoteZones: null },
        ...{ pay: null, postedOn: '2026-11-10', validThrough: null },
      },
    ]);
  });

  test('shows a position until its last day is over everywhere, and changes then', async () => {
    const documents = [page, job('over', { validThrough: '2026-11-19' }), job('today', { validThrough: '2026-11-21', order: 2 })];
    const answer = await loadJobs(requestOver(documents));
    expect(answer).toMatchObject({ content: { jobs: [{ slug: 'today' }] }, changesAt: [Date.parse('2026-11-22T11:59:59Z')] });
  });

  test('leaves out a position without words in the language; a malformed one is left out alone', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const documents = [page, job('english-only', { title: words('Only', null, null) }), job('Bad slug!'), job('good')];
    expect((await load(documents, 'ja'))?.jobs.map(({ slug }) => slug)).toEqual(['good']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('loads with no position at all', async () => {
    expect(await load([page])).toMatchObject({ heading: 'Heading', jobs: [] });
  });
});
