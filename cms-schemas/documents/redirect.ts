import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkLinkTarget } from '#cms-schemas/lookups/link-target.ts';
import { checkIsNoLivePage } from '#cms-schemas/lookups/live-page.ts';
import { checkRedirectEnds, checkRedirectFromIsFree } from '#cms-schemas/lookups/redirect-chain.ts';
import { checkHref, checkRedirectFrom } from '#cms-schemas/rules/address.ts';

export const redirect = defineType({
  name: 'redirect',
  type: 'document',
  title: 'Redirect',
  fields: [
    defineField({
      name: 'from',
      type: 'string',
      title: 'Old path',
      description: [
        'Without the language: /doc/terms also covers /zh/doc/terms and /ja/doc/terms. A page that exists wins.',
        'For print and mail, a short address of its own: /sale.',
      ].join(' '),
      validation: (rule) => [
        rule.custom(checkRedirectFrom),
        rule.custom(checkRedirectFromIsFree),
        rule.custom(checkIsNoLivePage).warning(),
      ],
    }),
    defineField({
      name: 'to',
      type: 'string',
      title: 'Leads to',
      description: 'A path of this site without its language, or an address that starts with https://.',
      validation: (rule) => [rule.custom(checkHref), rule.custom(checkRedirectEnds), rule.custom(checkLinkTarget).warning()],
    }),
    defineField({
      name: 'permanent',
      type: 'boolean',
      title: 'For good',
      description:
        'For an address that has moved. Leave it off for a campaign or print: browsers remember it even after the redirect is gone.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { from: 'from', to: 'to', permanent: 'permanent' },
    prepare: ({ from, to, permanent }) => ({ title: from, subtitle: `to ${to ?? '?'} · ${permanent ? 'for good' : 'for now'}` }),
  },
});
