import { defineField } from '#cms-schemas/define.ts';
import { checkCodeIsFree } from '#cms-schemas/lookups/unique-code.ts';
import { checkCode } from '#cms-schemas/rules/code.ts';

/** The code by which addresses and orders name a document of the catalogue; no other of its type has it. */
export const codeField = (type: Parameters<typeof checkCode>[1], description: string) =>
  defineField({
    name: 'code',
    type: 'string',
    title: 'Code',
    description,
    validation: (rule) => [rule.custom((value) => checkCode(value, type)), rule.custom(checkCodeIsFree)],
  });
