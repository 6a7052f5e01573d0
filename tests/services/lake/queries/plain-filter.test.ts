import { describe, expect, test } from '@jest/globals';
import { parse } from 'groq-js';
import { isPlainFilter, plainFilterCharactersAtMost } from '#services/lake/queries/plain-filter.ts';

describe('a filter that costs one look at a document', () => {
  test.each([
    '*',
    '*[_type == "banner"]',
    '*[_type != "banner"]',
    '*[order < 3]',
    '*[order <= 3]',
    '*[order > 3]',
    '*[order >= 3]',
    '*[_id in ["a", "b", $id]]',
    '*[(_id == $id || _id == $draft) && !(_type == "x")]',
    '*[title.en == "x"]',
    '*[references($id)]',
    '*[defined(title.en)]',
    '*[_id in path("drafts.*")]',
    '*[_id in path("drafts.*.*")]',
    '*[_id in path("drafts.**.**")]',
    '*[_id in path("drafts.a")]',
  ])('%s', (query) => {
    expect(isPlainFilter(parse(query, { params: { id: 'a', draft: 'drafts.a' } }))).toBe(true);
  });
});

describe('a filter that is asked where it can stop nobody', () => {
  test.each([
    ['no filter', '1'],
    ['of something else than all documents', '*[_type == "a"]._id[@ == "x"]'],
    ['of a list', '[1, 2][@ == 1]'],
    ['on what a filter gives', '*[_type == "a"][_id == "b"]'],
    ['with more after it', '*[_type == "a"]{title}'],
    ['comparing texts by words', '*[title match "a*b*"]'],
    ['growing a text', '*[title == "a" + "b"]'],
    ['that matches on the left of and', '*[title match "a" && _type == "b"]'],
    ['that matches on the right of and', '*[_type == "b" && title match "a"]'],
    ['that matches on the left of or', '*[title match "a" || _type == "b"]'],
    ['that matches on the right of or', '*[_type == "b" || title match "a"]'],
    ['that matches in a not', '*[!(title match "a")]'],
    ['that compares what was computed, on the left', '*[lower(title) == "a"]'],
    ['that compares what was computed, on the right', '*["a" == lower(title)]'],
    ['of a field of something computed', '*[*[0].title == "a"]'],
    ['in a list with something computed', '*[_id in ["a", lower("B")]]'],
    ['in a list that takes in another', '*[_id in [...$ids]]'],
    ['by another function', '*[count(parts) > 1]'],
    ['references of something computed', '*[references(*[]._id)]'],
    ['a path with too many wildcards', '*[_id in path("*.*.*")]'],
    ['a path that a field names', '*[_id in path(title)]'],
    ['references of something and of something computed', '*[references("a", lower("B"))]'],
    ['a path that is computed', '*[_id in path("a" + "*")]'],
    ['that follows a reference', '*[author->name == "x"]'],
  ])('is one %s', (_says, query) => {
    expect(isPlainFilter(parse(query, { params: { ids: ['a'] } }))).toBe(false);
  });

  test.each([
    null,
    undefined,
    'Everything',
    1,
    [],
    {},
    { type: 'Filter' },
    { type: 'Filter', base: { type: 'Everything' } },
    { type: 'Filter', base: null, expr: { type: 'Value' } },
    { type: 'Projection', base: { type: 'Everything' }, expr: { type: 'Value' } },
  ])('is anything that is no tree: %j', (tree) => {
    expect(isPlainFilter(tree)).toBe(false);
  });

  test('two paths, of which one has too many wildcards', () => {
    const args = ['a', '*.*.*'].map((value) => ({ type: 'Value', value }));
    expect(isPlainFilter({ type: 'Filter', base: { type: 'Everything' }, expr: { type: 'FuncCall', name: 'path', args } })).toBe(false);
  });

  test('or one that looks through lists or the whole document more than eight times', () => {
    const often = (times: number): string =>
      `*[${Array.from({ length: times }, (_, place) => (place % 2 ? `references("x${place}")` : `"x${place}" in list`)).join(' || ')}]`;
    expect(isPlainFilter(parse(often(8)))).toBe(true);
    expect(isPlainFilter(parse(often(9)))).toBe(false);
  });

  test('or one of more than 4,096 characters', () => {
    expect(plainFilterCharactersAtMost).toBe(4_096);
  });
});
