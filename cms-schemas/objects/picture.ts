import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkTextPicture } from '#cms-schemas/rules/picture.ts';

/** A picture in an article; its texts are in the language of the article. */
export const picture = defineType({
  name: 'picture',
  type: 'image',
  title: 'Picture',
  options: { accept: 'image/png,image/jpeg,image/webp,image/avif' },
  validation: (rule) => rule.custom(checkTextPicture),
  fields: [
    defineField({
      name: 'alt',
      type: 'string',
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence, for those who cannot see it.',
    }),
    defineField({ name: 'caption', type: 'string', title: 'Caption', description: 'Shown below the picture.' }),
  ],
  preview: { select: { title: 'alt', subtitle: 'caption', media: 'asset' } },
});
