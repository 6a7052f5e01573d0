import { expect, test } from '@jest/globals';
import { emptyFrame, type LoadedFrame } from '#lib/page/load-frame.ts';
import { siteSettingsSchema } from '#lib/content/queries/site-settings-query.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { loadWithdrawalPage } from '#lib/orders/load-withdrawal-page.ts';
import { siteSettings } from '#studio/seed/documents/site-settings.ts';

const load = (language: 'en' | 'ja', settings: LoadedFrame['settings']) =>
  loadWithdrawalPage({ language } as PageRequest, { frame: emptyFrame, settings, changesAt: [] });

const seeded = siteSettingsSchema.parse({ ...siteSettings({}), defaultRegions: {} });

test('R-6.7 the page has the days of the right, its countries by their names, and the address for a statement by mail', async () => {
  const page = await load('ja', seeded);
  expect(page).toMatchObject({ kind: 'page', content: { right: { days: 14 }, email: 'support@marlow.example' } });
  const { right } = page.kind === 'page' ? page.content : { right: null };
  expect(right?.countries).toHaveLength(31);
  expect(right?.countries).toContainEqual({ code: 'DE', name: 'ドイツ' });
});

test('R-6.7 there is no right where the site settings grant none, and none without them', async () => {
  expect(await load('en', { ...seeded, withdrawal: null })).toMatchObject({ content: { right: null } });
  expect(await load('en', null)).toMatchObject({ content: { right: null, email: null } });
});
