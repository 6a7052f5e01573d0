import { describe, expect, test } from '@jest/globals';
import { parse } from 'groq-js';
import { candidatesOf } from '#services/lake/queries/query-candidates.ts';

const params = { type: 'banner', types: ['banner', 'region'], id: 'x', ids: ['x', 'y'], unset: undefined };

function candidates(query: string): unknown {
  const found = candidatesOf(parse(query), params);
  if (found.kind === 'everything') return 'everything';
  const values = (by: string) => found.clauses.flatMap((clause) => (clause.by === by ? [...clause.values] : []));
  return { types: values('type'), ids: values('id'), targets: values('target') };
}

const some = (part: { types?: string[]; ids?: string[]; targets?: string[] }) => ({ types: [], ids: [], targets: [], ...part });

function equalities(query: string): unknown {
  const found = candidatesOf(parse(query), params);
  return found.kind === 'some' && found.clauses.map((clause) => clause.equalities.map(({ path, value }) => `${path.join('.')} ${value}`));
}

describe('the documents that can matter to a query', () => {
  test.each([
    ['*[_type == "banner"]', some({ types: ['banner'] })],
    ['*[_type == $type && order > 1] | order(order asc)[0...3]{title}', some({ types: ['banner'] })],
    ['*[_type in ["banner", "region"]]', some({ types: ['banner', 'region'] })],
    ['*[_type in $types]', some({ types: ['banner', 'region'] })],
    ['*[_id == $id][0]', some({ ids: ['x'] })],
    ['*[_id in $ids]', some({ ids: ['x', 'y'] })],
    ['*[_type == "banner" && _id == "x"]', some({ ids: ['x'] })],
    ['*[(_type == "banner" || _type == "region") && order > 1]', some({ types: ['banner', 'region'] })],
    ['*[references($id)]', some({ targets: ['x'] })],
    ['count(*[_type == "a"]) + count(*[_type == "b"])', some({ types: ['a', 'b'] })],
    ['*[_type == "a"]{"more": *[_type == "b" && references(^._id)]}', some({ types: ['a', 'b'] })],
    ['{"one": 1}', some({})],
  ])('%s', (query, expected) => {
    expect(candidates(query)).toEqual(expected);
  });

  test.each([
    '*',
    '*[order > 1]',
    '*[_type == "a" || order > 1]',
    '*[_type != "a"]',
    '*[!(_type == "a")]',
    '*[_type match "a*"]',
    '*[_type == $unset]',
    '*[_id in path("drafts.**")]',
    '*[_type == "a"]{"all": count(*)}',
    '*[parent._type == "a"]',
    '*[_id == ^._id]',
    '*[references(^._id)]',
  ])('%s needs everything', (query) => {
    expect(candidates(query)).toBe('everything');
  });

  test.each([
    ['*[_type == "article" && slug.current == $id && language == "en"]', [['slug.current x', 'language en']]],
    ['*[kind == "legal" && _type == "article" && (version == 2)]', [['kind legal', 'version 2']]],
    ['*[_type == "a" && author->name == "x"]', [[]]],
    ['*[_type == "a" && tags[0] == "x"]', [[]]],
    ['*[_type == "a" && kind == $unset]', [[]]],
    ['*[_type == "a" && (kind == "x" || kind == "y")]', [[]]],
    ['*[_type == "a" && !(kind == "x")]', [[]]],
    ['*[_type == "a" && kind != "x"]', [[]]],
    ['*[(_type == "a" && kind == "x") || _type == "b"]', [['kind x'], []]],
  ])('values that %s asks for', (query, expected) => {
    expect(equalities(query)).toEqual(expected);
  });
});
