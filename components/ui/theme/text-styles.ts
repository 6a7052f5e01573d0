import { defineTextStyles } from '@chakra-ui/react/styled-system';

const variable = (style: string, fontWeight: string, tracked = true) => ({
  value: {
    fontSize: `var(--size-${style})`,
    lineHeight: `var(--line-${style})`,
    fontWeight,
    ...(tracked ? { letterSpacing: `var(--tracking-${style})` } : {}),
  },
});

/** One style serves three languages: the variables change with the language (typeVariables in global-css.ts). */
export const textStyles = defineTextStyles({
  display: variable('display', 'bold'),
  h1: variable('h1', 'bold'),
  h2: variable('h2', 'bold'),
  h3: variable('h3', 'bold'),
  lead: variable('lead', 'normal', false),
  body: variable('body', 'normal', false),
  sm: variable('sm', 'inherit', false),
  xs: variable('xs', 'inherit', false),
  price: {
    value: { fontSize: '2.125rem', lineHeight: '1', fontWeight: 'bold', letterSpacing: '-.02em', fontVariantNumeric: 'tabular-nums' },
  },
});
