import { defineField, defineType } from '#cms-schemas/define.ts';
import { orderField } from '#cms-schemas/fields/order.ts';
import { checkKeyIsFree, checkVersionIsFree } from '#cms-schemas/lookups/article-version.ts';
import { effectFields, errataField, isHelp } from '#cms-schemas/fields/legal-version.ts';
import { effectInList, frozenExcept, isFrozenVersion } from '#cms-schemas/rules/legal-text.ts';
import { productPages } from '#lib/content/values/product-pages.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { checkWrittenIn } from '#cms-schemas/rules/locale-text.ts';
import { checkVersion } from '#cms-schemas/rules/numbers.ts';

const openFields: ReadonlySet<string> = new Set(frozenExcept);

const frozenOncePublished = <Field extends { name: string }>(fields: Field[]): Field[] =>
  fields.map((field) =>
    openFields.has(field.name) ? field : { ...field, readOnly: ({ document }: { document?: unknown }) => isFrozenVersion(document) },
  );

/** A help article has a number, and nothing that comes into force: its number is beside its address. */
const versionGroups = ['version', 'address'];

/** A help article is seldom numbered again, and is not in force from a day. */
const renumbered = (version: unknown): string[] => (typeof version === 'number' && version > 1 ? [`v${version}`] : []);

export const article = defineType({
  name: 'article',
  type: 'document',
  title: 'Article',
  description: 'One document for each language and version.',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'version', title: 'Version and effect', hidden: isHelp },
    { name: 'address', title: 'Address' },
  ],
  fields: frozenOncePublished([
    defineField({
      name: 'title',
      type: 'string',
      title: 'Title',
      group: 'text',
      validation: (rule) => rule.required().error('Write the title.'),
    }),
    defineField({
      name: 'summary',
      type: 'text',
      rows: 3,
      title: 'In short',
      group: 'text',
      validation: (rule) => [
        rule.required().error('Write what the text says, in two or three sentences.'),
        rule.custom((value, { document }) => checkWrittenIn(value, document?.language)),
      ],
    }),
    defineField({
      name: 'body',
      type: 'articleBody',
      title: 'Text',
      description: 'Numbered steps count on after code, a note, a table, a picture or tabs; a paragraph or a heading begins at 1.',
      group: 'text',
      validation: (rule) => [
        rule.required().min(1).error('Write the text.'),
        rule.custom((value, { document }) => checkWrittenIn(value, document?.language)),
      ],
    }),
    defineField({
      name: 'kind',
      type: 'string',
      title: 'Kind',
      group: 'address',
      // each begins with its kind, which decides who may write it, and keeps it
      hidden: ({ value }) => value === 'help' || value === 'legal',
      initialValue: 'help',
      options: {
        layout: 'radio',
        list: [
          { title: 'Help', value: 'help' },
          { title: 'Legal', value: 'legal' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the kind.'),
    }),
    defineField({
      name: 'language',
      type: 'string',
      title: 'Language',
      group: 'address',
      options: {
        layout: 'radio',
        list: [
          { title: 'English', value: 'en' },
          { title: 'Chinese', value: 'zh' },
          { title: 'Japanese', value: 'ja' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the language.'),
    }),
    defineField({
      name: 'slug',
      type: 'slug',
      title: 'Address',
      description: 'The last part of /doc/article/…; the same in every language and version.',
      group: 'address',
      // Languages and versions share the address; checkVersionIsFree keeps the combination of all four unique.
      options: { source: 'title', isUnique: () => true },
      validation: (rule) =>
        rule
          .required()
          .custom((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value?.current ?? '') || 'Use small letters, digits and single hyphens.'),
    }),
    defineField({
      name: 'translationKey',
      type: 'string',
      title: 'Translation key',
      description: 'The same in all three languages of one text.',
      group: 'address',
      validation: (rule) => [rule.required().error('Give the key that the translations share.'), rule.custom(checkKeyIsFree)],
    }),
    defineField({
      name: 'category',
      type: 'reference',
      to: [{ type: 'category' }],
      title: 'Category',
      group: 'address',
      hidden: ({ document }) => document?.kind === 'legal',
      validation: (rule) =>
        rule.custom((value, { document }) => document?.kind !== 'help' || Boolean(value) || 'Choose the category of the help article.'),
    }),
    defineField({
      name: 'product',
      type: 'string',
      title: 'Product',
      description: 'The page of the product that the article is about; the documentation centre lists it there too.',
      group: 'address',
      hidden: ({ document }) => document?.kind === 'legal',
      options: { list: [...productPages] },
      validation: (rule) =>
        rule.custom((value) => value === undefined || productPages.includes(value) || 'Choose one of the product pages, or none.'),
    }),
    defineField({
      name: 'version',
      type: 'number',
      title: 'Version',
      description: 'Raise it by one for a new text; the text before stays readable at its own address.',
      group: versionGroups,
      initialValue: 1,
      validation: (rule) => [rule.custom(checkVersion), rule.custom(checkVersionIsFree)],
    }),
    ...effectFields,
    defineField({
      name: 'changeNote',
      type: 'string',
      title: 'What changed',
      group: versionGroups,
      // a help article is seldom numbered again
      hidden: (context) => isHelp(context) && !(Number(asRecord(context.document).version) > 1),
      validation: (rule) =>
        rule.custom(
          (value, { document }) => Number(document?.version) < 2 || Boolean(value) || 'Say what changed since the version before.',
        ),
    }),
    errataField,
    orderField({ group: 'address' }),
  ]),
  orderings: [
    {
      name: 'version',
      title: 'Language and version',
      by: [
        { field: 'language', direction: 'asc' },
        { field: 'version', direction: 'desc' },
      ],
    },
  ],
  preview: {
    select: {
      title: 'title',
      language: 'language',
      version: 'version',
      kind: 'kind',
      effectiveDate: 'effectiveDate',
      effectiveTime: 'effectiveTime',
      effectiveZone: 'effectiveZone',
    },
    prepare: ({ title, language, version, ...effect }) => ({
      title,
      subtitle: [language ?? '?', ...(effect.kind === 'help' ? renumbered(version) : [`v${version ?? '?'}`, effectInList(effect)])].join(
        ' · ',
      ),
    }),
  },
});
