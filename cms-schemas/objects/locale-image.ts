import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkPicture } from '#cms-schemas/rules/picture.ts';

export const localeImage = defineType({
  name: 'localeImage',
  type: 'image',
  title: 'Picture',
  options: { hotspot: true, accept: 'image/png,image/jpeg,image/webp,image/avif' },
  validation: (rule) => rule.custom(checkPicture),
  fields: [
    defineField({
      name: 'alt',
      type: 'localeString',
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence, for those who cannot see it.',
    }),
  ],
});
