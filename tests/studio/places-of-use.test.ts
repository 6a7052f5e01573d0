import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { linkingTypes, pathOf, placesOfUse } from '#studio/desk/places-of-use.ts';

/** The Studio's types by name. */
const typesByName = new Map<string, unknown>(schemaTypes.map((type) => [type.name, type]));
const named = z.looseObject({ name: z.string() });
const typed = z.looseObject({ type: z.string() });

/** Whether a type has a field `href`, in itself or in a type that it is made of. */
function hasLink(node: unknown, within: readonly string[] = []): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (named.safeParse(node).data?.name === 'href') return true;
  const type = typed.safeParse(node).data?.type ?? '';
  if (type === 'reference') return false;
  if (typesByName.has(type) && !within.includes(type) && hasLink(typesByName.get(type), [...within, type])) return true;
  return Object.values(node).some((value) => hasLink(value, within));
}

/** Their links lead to other sites. */
const elsewhere = ['partnerLink'];
/** Its link is a path and no `href`. */
const byPath = ['redirect'];

test('each type whose fields link to pages is searched for links', () => {
  const linking = schemaTypes.filter((type) => type.type === 'document' && hasLink(type)).map(({ name }) => name);
  expect([...linkingTypes].toSorted()).toEqual([...linking.filter((name) => !elsewhere.includes(name)), ...byPath].toSorted());
});

const article = { _id: 'article-tos-en', path: '/doc/article/tos' };

describe('where a document is used', () => {
  test('is where it is referred to, however deep', () => {
    const card = { _id: 'card', _type: 'planCard', name: { en: 'Starter' }, disk: { type: { _ref: 'disk-type-ssd' } } };
    expect(placesOfUse({ _id: 'disk-type-ssd', path: null }, [card])).toEqual([
      { id: 'card', type: 'planCard', title: 'Starter', how: 'refers to it' },
    ]);
  });

  test('is where a link leads to its page, with or without a place on it', () => {
    const menu = { _id: 'navigation', _type: 'navigation', service: [{ href: '/doc/article/tos#refund' }] };
    const move = { _id: 'redirect-a', _type: 'redirect', from: '/doc/tos', to: '/doc/article/tos' };
    const other = { _id: 'footer', _type: 'footerLink', name: { en: 'More' }, href: '/doc/article/tos-2' };
    expect(placesOfUse(article, [menu, move, other]).map(({ id, how }) => [id, how])).toEqual([
      ['navigation', 'links to it'],
      ['redirect-a', 'links to it'],
    ]);
  });

  test('names a draft and its published document once, and never itself', () => {
    const link = { _type: 'banner', title: { en: 'B' }, action: { href: '/doc/article/tos' } };
    const itself = { _id: 'drafts.article-tos-en', _type: 'article', body: [{ href: '/doc/article/tos' }] };
    expect(placesOfUse(article, [{ ...link, _id: 'drafts.b' }, { ...link, _id: 'b' }, itself]).map(({ id }) => id)).toEqual(['b']);
  });

  test('distinguishes two documents of one type and one name by their ids', () => {
    const card = (id: string, name: string) => ({ _id: id, _type: 'planCard', name: { en: name }, model: { _ref: 'model-a' } });
    const places = placesOfUse({ _id: 'model-a', path: null }, [
      card('card-us', 'Essential'),
      card('card-jp', 'Essential'),
      card('card-nvme', 'NVMe'),
    ]);
    expect(places.map(({ title }) => title)).toEqual(['Essential · card-jp', 'Essential · card-us', 'NVMe']);
  });

  test('follows links to what has a page of its own', () => {
    const at = (current: string) => ({ slug: { current } });
    expect([
      pathOf({ _type: 'article', ...at('tos') }),
      pathOf({ _type: 'marketingPage', pageId: 'about' }),
      pathOf({ _id: 'drafts.announcement-week', _type: 'announcement' }),
      pathOf({ _type: 'promotion', ...at('festivals') }),
      pathOf({ _type: 'groupCampaign', ...at('vps') }),
    ]).toEqual(['/doc/article/tos', '/about', '/doc/announce/detail/announcement-week', '/activity/festivals', '/activity/pintuan/vps']);
    expect([pathOf({ _type: 'category', slug: { current: 'x' } }), pathOf(undefined)]).toEqual([null, null]);
  });
});
