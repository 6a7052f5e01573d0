import { expect, jest, test } from '@jest/globals';
import { navigationQuery, readNavigation, emptyNavigation, type Navigation } from '#lib/content/queries/navigation-query.ts';
import { partnerLinksQuery, readPartnerLinks } from '#lib/content/queries/partner-link-query.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import { askOver, type SampleDocument } from '../ask-over.ts';

const words = (en: string, zh: string | null = `${en} zh`) => ({ en, zh, ja: `${en} ja` });
const entry = (href: unknown, label: unknown = words('Entry'), more: object = {}) => ({
  _type: 'menuEntry',
  _key: String(href),
  label,
  href,
  mark: 'on-sale',
  ...more,
});

async function navigationOf(fields: Record<string, unknown>, language: 'en' | 'zh' = 'en'): Promise<Navigation> {
  return readNavigation(await askOver([{ _id: 'navigation', _type: 'navigation', ...fields }])(navigationQuery), language);
}

test('R-4.2 the navigation is read in one language, with hints and marks', async () => {
  const { menu } = await navigationOf(
    {
      menu: [
        {
          title: words('Databases'),
          entries: [
            entry('/product/relational-database', words('Managed'), { hint: words('MySQL'), mark: 'not-yet-public' }),
            entry('/product/private-cloud'),
          ],
        },
      ],
    },
    'zh',
  );
  expect(menu).toEqual([
    {
      title: 'Databases zh',
      entries: [
        { label: 'Managed zh', href: '/product/relational-database', hint: 'MySQL zh', mark: 'not-yet-public' },
        { label: 'Entry zh', href: '/product/private-cloud', hint: null, mark: null },
      ],
    },
  ]);
});

test('R-4 a broken entry is left out alone, and an unknown mark counts as none', async () => {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { documents } = await navigationOf({
    documents: [entry('javascript:alert(1)'), entry(7), entry('/doc', words('All'), { mark: 'sold' }), null],
  });
  expect(documents).toEqual([{ label: 'All', href: '/doc', hint: null, mark: null }]);
  expect(warning).toHaveBeenCalledTimes(3);
});

test('what has no words in a language is not shown in it', async () => {
  const { menu, service } = await navigationOf(
    {
      service: [entry('/contact', words('Contact', null)), entry('/doc')],
      menu: [
        { title: words('Untitled', null), entries: [entry('/a')] },
        { title: words('Empty'), entries: [entry('/b', words('B', null))] },
      ],
    },
    'zh',
  );
  expect(service.map(({ href }) => href)).toEqual(['/doc']);
  expect(menu).toEqual([]);
});

test('a note of the menu needs its title and its link', async () => {
  const action = { label: words('Go'), href: '/contact' };
  expect((await navigationOf({ menuNote: { title: words('Unsure?'), action } })).menuNote).toEqual({
    title: 'Unsure?',
    lead: null,
    action: { label: 'Go', href: '/contact' },
  });
  expect((await navigationOf({ menuNote: { title: words('Unsure?') } })).menuNote).toBeNull();
});

test('without a navigation every list is empty', async () => {
  expect(readNavigation(await askOver([])(navigationQuery), 'en')).toEqual(emptyNavigation);
});

test('R-3.5 partners come in the editors’ order; one without a safe address is left out, and a logo has its size', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const partner = (id: string, order: number, href: string, more: object = {}): SampleDocument => ({
    _id: id,
    _type: 'partnerLink',
    name: id,
    href,
    order,
    ...more,
  });
  const documents = [
    partner('second', 2, 'https://second.example/'),
    partner('plain', 3, 'http://plain.example/'),
    partner('first', 1, 'https://first.example/', { logo: { asset: { _ref: 'image-abc-200x100-png' } } }),
  ];
  expect(readPartnerLinks(await askOver(documents)(partnerLinksQuery), '/pictures')).toEqual([
    {
      name: 'first',
      href: 'https://first.example/',
      logo: { src: expect.stringContaining('/pictures/abc-200x100.png?'), widthPx: 48, heightPx: 24 },
    },
    { name: 'second', href: 'https://second.example/', logo: null },
  ]);
});

const settings = (more: Record<string, unknown>): SampleDocument => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Marlow',
  tagline: words('T'),
  copyright: words('C'),
  defaultRegions: {},
  ...more,
});

const frameOf = async (more: Record<string, unknown>, language: 'en' | 'ja' = 'en') =>
  (await loadFrame(askOver([settings(more)]), language, 0)).frame;

test('R-3.5 Japanese pages have a review site of their own, and the other one where there is none', async () => {
  const reviewSite = { default: 'https://reviews.example/', ja: 'https://reviews.example/ja' };
  expect((await frameOf({ reviewSite })).reviewUrl).toBe('https://reviews.example/');
  expect((await frameOf({ reviewSite }, 'ja')).reviewUrl).toBe('https://reviews.example/ja');
  expect((await frameOf({ reviewSite: { default: 'https://reviews.example/' } }, 'ja')).reviewUrl).toBe('https://reviews.example/');
  expect((await frameOf({ reviewSite: { default: 'javascript:alert(1)' } })).reviewUrl).toBeNull();
});

test('R-3.9 optional cookies are on beforehand unless the settings say otherwise', async () => {
  expect((await frameOf({})).optionalConsentOnByDefault).toBe(true);
  expect((await frameOf({ optionalConsentOnByDefault: false })).optionalConsentOnByDefault).toBe(false);
  expect((await frameOf({ optionalConsentOnByDefault: 'yes' })).optionalConsentOnByDefault).toBe(true);
});

test('R-4.6 the affiliates’ band says what the language says', async () => {
  const affiliateBanner = {
    title: { en: 'Up to 7%', zh: '26%', ja: '最大26%' },
    lead: words('Paid'),
    action: { label: words('Join'), href: '/aff' },
  };
  expect((await frameOf({ affiliateBanner })).affiliate?.title).toBe('Up to 7%');
  expect((await frameOf({ affiliateBanner }, 'ja')).affiliate?.title).toBe('最大26%');
  expect((await frameOf({})).affiliate).toBeNull();
});
