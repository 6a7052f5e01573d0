import { expect, jest, test } from '@jest/globals';
import { loadMyGroups } from '#lib/group-buy/load-my-groups.ts';
import type { Language } from '#lib/language/languages.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { groupDocument, offerDocuments } from '#tests/lib/offers/sample-offers.ts';

const load = (documents: readonly SampleDocument[], language: Language = 'en') =>
  loadMyGroups({ source: sourceOver(documents), language, nowMs: 0, pictureBase: '' });

test('R-7.1 the list of one’s groups names each campaign that is published, in the page’s language', async () => {
  const title = { en: 'Together', zh: '一起' };
  const documents = [...offerDocuments.filter(({ _type }) => _type !== 'groupCampaign'), groupDocument('cvm', { title })];
  expect(await load(documents)).toEqual({ kind: 'page', content: { titles: { cvm: 'Together' } }, changesAt: [] });
  expect(await load(documents, 'zh')).toMatchObject({ content: { titles: { cvm: '一起' } } });
  // no English name in a Japanese list
  expect(await load(documents, 'ja')).toMatchObject({ content: { titles: {} } });
});

test('R-4.1 a campaign that cannot be read is left out alone', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const documents = [groupDocument('vps', { title: { en: 'Together' } }), groupDocument('winter', {})];
  expect(await load(documents)).toMatchObject({ content: { titles: { vps: 'Together' } } });
  expect(String(warn.mock.calls)).toContain('groupCampaign');
});
