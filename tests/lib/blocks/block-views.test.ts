import { describe, expect, test } from '@jest/globals';
import { blockViews, questionsOf } from '#lib/blocks/block-views.ts';
import type { LeftOutElement } from '#lib/content/values/parse-each.ts';
import { homeBlocks } from '#studio/seed/documents/home-blocks.ts';

const words = (text: string) => ({ en: text, zh: text, ja: text });
const region = {
  _id: 'r',
  code: 'JP-0',
  name: words('Tokyo-1'),
  city: { en: 'Tokyo', zh: '东京', ja: '東京' },
  latitude: 35.68,
  longitude: 139.69,
  timeZone: 'Asia/Tokyo',
};

function view(blocks: unknown, language: 'en' | 'zh' | 'ja' = 'en') {
  const leftOut: LeftOutElement[] = [];
  return {
    views: blockViews(blocks, { language, pictureBase: '/images', regions: [region], report: (element) => leftOut.push(element) }),
    leftOut,
  };
}

const questions = (key: string, entries: unknown) => ({
  _type: 'questionsBlock',
  _key: key,
  heading: words('Questions'),
  questions: entries,
});
const good = { _key: 'a', question: words('Why?'), answer: words('Because.') };

describe('the sections of a page', () => {
  test('R-4 a malformed section is left out alone, and the log says which', () => {
    const { views, leftOut } = view([questions('q', 'many'), { _type: 'popupBlock', _key: 'p' }, 'text', null, questions('r', [good])]);
    expect(views.map(({ kind }) => kind)).toEqual(['questions']);
    expect(leftOut.map(({ what, id }) => [what, id])).toEqual([
      ['block', 'q'],
      ['block', 'p'],
      ['block', null],
      ['block', null],
    ]);
  });

  test('R-4 a malformed entry is left out alone', () => {
    const { views, leftOut } = view([questions('q', [{ _key: 'broken', question: 'Why?', answer: 7 }, good])]);
    expect(questionsOf(views)).toEqual([{ question: 'Why?', answer: 'Because.' }]);
    expect(leftOut).toMatchObject([{ what: 'question', id: 'broken' }]);
  });

  test('a section without words in a language, or with nothing left in it, is not on that language’s page', () => {
    const english = { ...questions('q', [good]), heading: { en: 'Only English' } };
    const half = questions('r', [{ ...good, answer: { en: 'Only English' } }]);
    expect(view([english, half]).views).toHaveLength(2);
    expect(view([english, half], 'ja').views).toEqual([]);
  });

  test('each section has an address of its own, the second of a kind with its number', () => {
    const { views } = view([questions('a', [good]), { ...questions('b', [good]), heading: {} }, questions('c', [good])]);
    expect(views.map(({ id }) => id)).toEqual(['questions', 'questions-2']);
  });

  test('a script address never becomes a button or a card', () => {
    const link = { label: words('Go'), href: 'javascript:alert(1)' };
    const { views } = view([
      { _type: 'closingBlock', _key: 'c', heading: words('Go'), primaryAction: link },
      {
        _type: 'productsBlock',
        _key: 'p',
        heading: words('Products'),
        entries: [
          { ...link, mark: 'on-sale' },
          { label: words('VPC'), href: '/product/vpc', mark: 'soon' },
        ],
      },
    ]);
    expect(views[0]).toMatchObject({ kind: 'closing', primaryAction: null });
    expect(views[1]).toMatchObject({ products: [{ href: '/product/vpc', status: 'on-sale' }] });
  });

  test('a region says where it lies in whole minutes, and its time zone in words that summer does not change', () => {
    const [english] = view([{ _type: 'regionsBlock', _key: 'r', heading: words('Regions') }]).views;
    expect(english).toMatchObject({
      regions: [
        {
          city: 'Tokyo',
          latitude: { degrees: 35, minutes: '41', positive: true },
          longitude: { degrees: 139, minutes: '41', positive: true },
        },
      ],
    });
    const [japanese] = view([{ _type: 'regionsBlock', _key: 'r', heading: words('Regions') }], 'ja').views;
    expect(japanese).toMatchObject({ regions: [{ city: '東京', timeZone: '日本標準時' }] });
  });

  test('a figure is the same in every language, or a word of its own in each', () => {
    const free = {
      figure: '0',
      figureWords: { en: 'Free', zh: '免费', ja: '無料' },
      title: words('Uploads'),
      text: words('Never charged.'),
    };
    const figures = [
      { _key: 'a', ...free },
      { _key: 'b', ...free, figureWords: null },
    ];
    const inLanguage = (language: 'en' | 'zh' | 'ja') =>
      view([{ _type: 'figuresBlock', _key: 'f', heading: words('In figures'), figures }], language).views;
    expect(inLanguage('en')).toMatchObject([{ figures: [{ figure: 'Free', title: 'Uploads' }, { figure: '0' }] }]);
    expect(inLanguage('ja')).toMatchObject([{ figures: [{ figure: '無料' }, { figure: '0' }] }]);
  });

  test('an answer that is no list is a page without sections', () => {
    for (const answer of [null, undefined, {}, 'blocks']) expect(view(answer)).toEqual({ views: [], leftOut: [] });
  });
});

describe('R-12.1 the home page of the seed', () => {
  test.each(['en', 'zh', 'ja'] as const)('has every section in %s, in the authored order', (language) => {
    const claims = homeBlocks.map((block) => ({
      ...block,
      ...('claims' in block
        ? { claims: [{ _id: 'c', key: 'refund', figure: words('R'), title: words('T'), text: words('T'), asOf: '2026-10-01' }] }
        : {}),
    }));
    const { views, leftOut } = view(claims, language);
    expect(leftOut).toEqual([]);
    expect(views.map(({ kind }) => kind)).toEqual([
      'hero',
      'plans',
      'products',
      'steps',
      'claims',
      'regions',
      'included',
      'customers',
      'questions',
      'closing',
    ]);
  });

  test('R-12.5 R-4.4 has a card for every product of the specification, with the marks of those that are not public', () => {
    const products = view(homeBlocks).views.find((block) => block.kind === 'products')?.products ?? [];
    expect(products.filter(({ status }) => status !== 'on-sale').map(({ href, status }) => [href, status])).toEqual([
      ['/product/relational-database', 'not-yet-public'],
      ['/doc/article/php-hosting', 'internal-testing'],
    ]);
    expect(products.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        '/product/vps',
        '/product/vps?series=Dedicated',
        '/doc/article/block-storage-volume-pricing',
        '/product/oss',
        '/product/domain',
        '/product/loadbalance',
        '/product/vpc',
        '/product/private-cloud',
        '/doc/article/managed-service',
        '/doc/article/rdns',
        '/doc/article/anti-ddos-ip',
        '/doc/article/web-application-firewall',
      ]),
    );
  });
});
