import { defineField } from '#cms-schemas/define.ts';
import { checkSizeOfDisk } from '#cms-schemas/lookups/disk-bounds.ts';

/** The boot disk of a configuration: its type and size. */
export const bootDiskField = (more: { readonly group?: string } = {}) =>
  defineField({
    name: 'disk',
    type: 'object',
    title: 'Boot disk',
    ...more,
    options: { columns: 2 },
    fields: [
      defineField({
        name: 'type',
        type: 'reference',
        to: [{ type: 'diskType' }],
        title: 'Disk type',
        validation: (rule) => rule.required().error('Choose the type of disk.'),
      }),
      defineField({ name: 'sizeGib', type: 'number', title: 'Size (GiB)', validation: (rule) => rule.custom(checkSizeOfDisk) }),
    ],
    validation: (rule) => rule.required().error('Choose the boot disk.'),
  });
