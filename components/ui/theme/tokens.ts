import { defineTokens } from '@chakra-ui/react/styled-system';
import { tokenValues } from './token-values.ts';

const spacing = tokenValues({
  '0': '0',
  '1': '.25rem',
  '2': '.5rem',
  '3': '.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
  section: 'clamp(3.25rem,2.4rem + 3.4vw,5.5rem)',
  hero: 'clamp(2rem,1rem + 3vw,4rem)',
  gutter: 'clamp(1rem,.2rem + 3.2vw,2.5rem)',
});

/** Primitive values. Components use the semantic tokens; only these files hold a colour's digits. */
export const tokens = defineTokens({
  colors: {
    white: { value: '#fff' },
    tide: tokenValues({
      '25': '#f4f7f5',
      '50': '#e9efec',
      '100': '#dde6e2',
      '200': '#cad6d0',
      '300': '#aebdb6',
      '400': '#7b8c86',
      '500': '#5e706a',
      '600': '#4d5f59',
      '700': '#47655d',
      '900': '#0c1f1b',
      '950': '#0b211d',
    }),
    sea: tokenValues({ '50': '#e3f1ee', '300': '#5fd0bb', '600': '#00705f', '700': '#005a4c', '800': '#00463b' }),
    buff: tokenValues({ '100': '#f6eccf', '200': '#e9d9a9', '700': '#5e4a12' }),
  },
  fonts: tokenValues({
    body: 'var(--font-text)',
    heading: 'var(--font-text)',
    mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace',
  }),
  fontWeights: tokenValues({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  spacing,
  sizes: tokenValues({ page: '75rem', measure: '42.5rem', lead: '42rem', gauge: '240px', rail: '220px', control: '44px', full: '100%' }),
  radii: tokenValues({ l1: '2px', l2: '4px', l3: '6px' }),
  shadows: tokenValues({ md: '0 10px 30px -10px rgb(12 31 27/.22),0 2px 6px rgb(12 31 27/.06)' }),
  durations: tokenValues({ fast: '120ms', moderate: '200ms', slow: '600ms' }),
  easings: tokenValues({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  zIndex: tokenValues({ note: '15', header: '20', menu: '30', skip: '99' }),
});
