import { expect, test } from '@jest/globals';
import { evaluate, parse } from 'groq-js';
import { everyBlock } from '#components/blocks/block-samples.ts';
import { homeOnlyBlocks, sharedBlocks } from '#cms-schemas/objects/home-blocks.ts';
import { pageOnlyBlocks } from '#cms-schemas/objects/page-blocks.ts';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { blockFields, blockSchema } from '#lib/content/values/block-schema.ts';

const offered = [...homeOnlyBlocks, ...sharedBlocks, ...pageOnlyBlocks];

const read = new Set(blockSchema.def.options.map(({ shape }) => String(shape._type.def.values[0])));

/** As much of a schema type as says what a value of it holds. */
interface Shape {
  readonly type: string;
  readonly fields?: readonly (Shape & { readonly name: string })[];
  readonly of?: readonly Shape[];
}

const typesByName = new Map(schemaTypes.map((type) => [type.name, type as Shape]));

/** The document that each reference leads to; what is asked of it is not judged here. */
const referred = { _id: 'referred', _type: 'claim' };

/** A value of a type in which every field, also of its lists, has a value. */
function fullValue(shape: Shape): unknown {
  const { type, fields, of } = shape;
  // a body is passed on whole
  if (type === 'articleBody') return [{ _key: 'text' }];
  if (type === 'reference') return { _ref: referred._id };
  if (fields) return Object.fromEntries(fields.map((field) => [field.name, fullValue(field)]));
  if (of) return of.map((member) => ({ _key: 'entry', ...Object(fullValue(member)) }));
  const named = typesByName.get(type);
  return named ? fullValue(named) : 'value';
}

const withoutReferred = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    key === 'claims' && Array.isArray(member) ? member.map((claim) => (claim?._ref ?? claim?._id) === referred._id) : member,
  );

test('R-4 every section that the Studio offers is read by the site', () => {
  expect(offered.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});

test.each(offered)('R-4 every field of $name, also of its lists, is asked for, and its own are read', async ({ name, fields }) => {
  const section = { _type: name, _key: 'section', ...Object(fullValue({ type: 'object', fields: fields as Shape['fields'] })) };
  const dataset = [{ _id: 'page', blocks: [section] }, referred];
  const answer = await evaluate(parse(`*[_id == "page"][0].blocks[]${blockFields}`), { dataset });
  const [asked] = (await answer.get()) as object[];
  const given = Object.fromEntries(Object.entries(asked ?? {}).filter(([, value]) => value !== null));
  expect(withoutReferred(given)).toEqual(withoutReferred(section));
  expect(Object.keys(blockSchema.parse(given)).toSorted()).toEqual(Object.keys(section).toSorted());
});

test('every section has a sample; those of the home page alone are drawn by that page', () => {
  const drawn = new Set<string>(everyBlock.map(({ kind }) => `${kind}Block`));
  expect([...sharedBlocks, ...pageOnlyBlocks].map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([]);
});
