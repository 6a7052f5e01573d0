import { expect, test } from '@jest/globals';
import { everyBlock } from '#components/blocks/block-samples.ts';
import { homeOnlyBlocks, sharedBlocks } from '#cms-schemas/objects/home-blocks.ts';
import { customersBlock, pageOnlyBlocks } from '#cms-schemas/objects/page-blocks.ts';
import { blockFields, blockSchema } from '#lib/content/values/block-schema.ts';

const offered = [...homeOnlyBlocks, ...sharedBlocks, customersBlock, ...pageOnlyBlocks];

const read = new Set(blockSchema.def.options.map(({ shape }) => String(shape._type.def.values[0])));

test('R-4 every section that the Studio offers is read by the site', () => {
  expect(offered.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});

test.each(offered)('R-4 every field of $name is asked for', ({ fields }) => {
  expect(fields.map((field) => field.name).filter((name) => !new RegExp(`\\b${name}\\b`).test(blockFields))).toEqual([]);
});

test('every section has a sample; those of the home page alone are drawn by that page', () => {
  const drawn = new Set<string>(everyBlock.map(({ kind }) => `${kind}Block`));
  expect([...sharedBlocks, customersBlock, ...pageOnlyBlocks].map(({ name }) => name).filter((name) => !drawn.has(name))).toEqual([]);
});
