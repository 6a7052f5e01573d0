import { describe, expect, test } from '@jest/globals';
import { draftFindings, findingsIn } from '#studio/tools/content-check/all-findings.ts';

const banner = (id: string, href: string) => ({ _id: id, _type: 'banner', title: { en: 'Sale' }, action: { href } });
const check = (published: readonly unknown[], drafts: readonly unknown[]) =>
  draftFindings({ published, drafts, pictures: [] }, 0).map(({ id, what }) => `${id}: ${what}`);

describe('the check of drafts', () => {
  test('names what publishing them would bring, on the document that is published then', () => {
    expect(check([banner('a', '/')], [banner('drafts.a', '/gone')])).toEqual(['a: /gone leads to no page.']);
    expect(check([], [banner('drafts.new', '/gone')])).toEqual(['new: /gone leads to no page.']);
  });

  test('leaves out what is wrong already, and what a draft mends', () => {
    expect(check([banner('a', '/gone')], [banner('drafts.a', '/gone')])).toEqual([]);
    expect(check([banner('a', '/gone')], [banner('drafts.a', '/')])).toEqual([]);
    expect(findingsIn([banner('a', '/gone')], [], 0).map(({ what }) => what)).toEqual(['/gone leads to no page.']);
  });

  test('sees a link of a published document whose page a draft moves away', () => {
    const text = {
      _id: 'text',
      _type: 'article',
      kind: 'help',
      language: 'en',
      translationKey: 'x',
      title: 'Text',
      version: 1,
      slug: { current: 'text' },
      category: { _ref: 'c' },
    };
    const moved = { ...text, _id: 'drafts.text', slug: { current: 'elsewhere' } };
    expect(check([banner('a', '/doc/article/text'), text], [moved])).toContain('a: /doc/article/text leads to no page.');
  });
});
